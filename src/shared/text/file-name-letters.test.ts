import { expect, test } from 'vitest'
import { releaseFileName } from '../press-releases/press-release.ts'
import { pressKitName, videoFileName } from '../videos/video-texts.ts'

test('a decomposed name gives the file name of the composed one', () => {
  const name = 'Pompes funèbres d’Été'
  expect(releaseFileName(name.normalize('NFD'), 'pdf')).toBe('Pompes_funèbres_d_Été_press_release.pdf')
  expect(pressKitName(name.normalize('NFD'))).toBe('Pompes_funèbres_d_Été_press_kit.zip')
})

test('marks that have no composed form stay with their letters', () => {
  expect(releaseFileName('शांति सेवा', 'txt')).toBe('शांति_सेवा_press_release.txt')
  expect(videoFileName({ companyName: 'שָׁלוֹם', templateId: 'lanterns', shape: 'square' }, 'mp4')).toBe(
    `${'שָׁלוֹם'.normalize('NFC')}_lanterns_square.mp4`,
  )
})

test('a long name is cut between characters', () => {
  for (const name of [releaseFileName(`x${'𐌰'.repeat(150)}`, 'txt'), pressKitName(`x${'𐌰'.repeat(150)}`)])
    expect(name.isWellFormed()).toBe(true)
})

test('a name without letters gets another', () => {
  expect(releaseFileName('', 'txt')).toBe('press_press_release.txt')
  expect(pressKitName('…')).toBe('video_press_kit.zip')
})
