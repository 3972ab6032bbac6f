import { inflateSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { readParts } from './read-parts.ts'
import { writePdf } from './write-pdf.ts'

const SENTENCE = 'The chapel on the hill above the river is open to families on each day of the week. '
const release = (paragraphs: number) =>
  [
    'FOR IMMEDIATE RELEASE',
    'The chapel opens',
    ...Array.from({ length: paragraphs }, () => SENTENCE.repeat(5)),
    'Media Contact\nEdith Wren',
    '###',
  ].join('\n\n')
const content = (text: string) => ({ text, companyName: 'Hale & Marsh', logo: null })

/** What the pages draw, in order. */
function pagesOf(pdf: Buffer): string[] {
  const raw = pdf.toString('latin1')
  return [...raw.matchAll(/stream\r?\n([\s\S]*?)\r?\nendstream/g)].flatMap(([, body = '']) => {
    try {
      const drawn = inflateSync(Buffer.from(body, 'latin1')).toString('latin1')
      return /\bBT\b/.test(drawn) ? [drawn] : []
    } catch {
      return []
    }
  })
}

test('a long PDF is on Letter paper, with a mark at the end of each page but the last and numbers from page 2', async () => {
  const pdf = await writePdf(content(release(14)))
  expect(pdf.toString('latin1')).toContain('/MediaBox [0 0 612 792]')
  const pages = pagesOf(pdf)
  expect(pages.length).toBeGreaterThan(1)
  const marks = pages.map((page) => page.match(/\/Artifact/g)?.length ?? 0)
  expect(marks).toEqual([1, ...Array.from({ length: pages.length - 2 }, () => 2), 1])
})

test('a PDF names the language of its text', async () => {
  const text =
    'POUR DIFFUSION IMMÉDIATE\n\nLe salon ouvre\n\nLe salon ouvre une chapelle à Magog pour les familles.'
  expect((await writePdf(content(text))).toString('latin1')).toContain('/Lang (fr)')
})

test('a word of 30,000 letters without end is written whole, over several pages', async () => {
  const pages = pagesOf(
    await writePdf(content(`FOR IMMEDIATE RELEASE\n\nThe chapel opens\n\n${'a'.repeat(30_000)}`)),
  )
  expect(pages.length).toBeGreaterThan(5)
})

test('a short PDF has neither', async () => {
  const pages = pagesOf(await writePdf(content(release(2))))
  expect(pages).toHaveLength(1)
  expect(pages[0]).not.toContain('/Artifact')
})

test('notes are a list in the PDF', async () => {
  const text =
    'FOR IMMEDIATE RELEASE\n\nThe chapel opens\n\nAt a glance:\n• Parking for 90 cars\n• No stairs\n\n###'
  expect(readParts(text).map(({ kind }) => kind)).toEqual([
    'notice',
    'headline',
    'paragraph',
    'item',
    'item',
    'end',
  ])
  const pdf = (await writePdf(content(text))).toString('latin1')
  expect(pdf.match(/\/S \/LBody/g)).toHaveLength(2)
})

test('the parts of a French and a Spanish release are known', () => {
  const kinds = (text: string) => readParts(text).map(({ kind }) => kind)
  expect(
    kinds(
      'POUR DIFFUSION IMMÉDIATE\n\nTitre\n\nCorps\n\nÀ propos de X\nX est ici.\n\nRenseignements aux médias\nHélène\n\n###',
    ),
  ).toEqual(['notice', 'headline', 'paragraph', 'heading', 'paragraph', 'heading', 'contact', 'end'])
  expect(kinds('PARA PUBLICACIÓN INMEDIATA\n\nTítulo\n\nContacto para la prensa\nAna')).toEqual([
    'notice',
    'headline',
    'heading',
    'contact',
  ])
})
