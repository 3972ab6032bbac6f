import { expect, test } from 'vitest'
import type { ReleaseForm, ReleaseOptions } from './release-form.ts'
import { writeBuiltIn } from './write-press-release.ts'

const options: ReleaseOptions = {
  date: new Date('2026-11-22T15:00:00Z'),
  timeZone: 'America/New_York',
  embargoUntil: null,
  wording: 'gentle',
  variation: 0,
}
const HALE: ReleaseForm = {
  companyName: 'Hale & Sons Funeral Home',
  website: 'https://hale.example',
  contactName: 'Martha Hale',
  contactPhone: '217-555-0101',
  contactEmail: 'martha@hale.example',
  companyAddress: '12 Oak Street, Springfield, Illinois 62701',
  newsAngle: 'We now offer solidified remains to families.',
  testimonials: null,
  callToAction: 'Call us to learn more.',
  additionalInfo: null,
  targetWordCount: 300,
}
const write = (form: Partial<ReleaseForm>) => {
  const { pressRelease, warnings } = writeBuiltIn({ ...HALE, ...form }, options)
  const [, headline = '', lead = ''] = pressRelease.split('\n\n')
  return { pressRelease, warnings, headline, lead }
}

test.each([
  [
    'Did you know that ashes can become stones? Now you can choose them.',
    'Ashes can become stones',
    'Ashes can become stones',
  ],
  [
    'Solidified remains now cost $2,495, the lowest price in the U.S.!!!',
    'Solidified remains now cost $2,495, the lowest price in the U.S.',
    'Solidified remains now cost $2,495, the lowest price in the U.S.',
  ],
  [
    'New cremation chapel completed after 2 years of construction',
    'Hale & Sons Funeral Home announces a new cremation chapel, completed after two years of construction',
    'Hale & Sons Funeral Home announces a new cremation chapel, completed',
  ],
  [
    '🕊️ We are now offering stones 🪨 to families 💛',
    'Hale & Sons Funeral Home is now offering stones to families',
    'is now offering stones to families',
  ],
  [
    'Our new website https://hale.example/stones?x=1 lets families order online.',
    'Hale & Sons Funeral Home’s new website lets families order online',
    'Hale & Sons Funeral Home’s new website https://hale.example/stones?x=1 lets families order online',
  ],
  [
    'My father started this funeral home in 1950 and today I took over as president.',
    'Martha Hale’s father started this funeral home in 1950 and today Martha Hale took over as president',
    'Martha Hale’s father started this funeral home in 1950 and today Martha Hale took over as president',
  ],
  [
    'John Smith, 84, passed away on November 18, 2026 at home.',
    'John Smith, 84, passed away on Nov. 18, 2026, at home',
    'John Smith, 84, passed away on Nov. 18, 2026, at home',
  ],
])('reads %j', (newsAngle, headline, lead) => {
  const release = write({ newsAngle })
  expect(release.headline).toBe(headline)
  expect(release.lead).toContain(lead)
  expect(release.lead).not.toMatch(/\?,|\.\.|\?\./)
  expect(release.warnings.filter(({ kind }) => kind === 'fact')).toEqual([])
})

test('emoji of the company’s own name and of quotations stay', () => {
  const companyName = 'Peace 🕊️ Chapel'
  const { pressRelease } = write({ companyName, testimonials: '“They care 💛.” - Ann Lee' })
  expect(pressRelease).toContain('Peace 🕊️ Chapel now offers')
  expect(pressRelease).toContain('They care 💛')
})

test.each([
  ['www.hale.example', 'Families can visit www.hale.example.'],
  ['https://hale.example/stones', 'Families can visit https://hale.example/stones.'],
  ['217-555-0101', 'Families can call 217-555-0101.'],
  ['martha@hale.example', 'Families can write to martha@hale.example.'],
])('an address alone as call to action is a sentence: %s', (callToAction, sentence) => {
  expect(write({ callToAction }).pressRelease).toContain(sentence)
})

test('news of a death is marked, as a release is no obituary', () => {
  const marked = (newsAngle: string) =>
    write({ newsAngle }).warnings.some(({ message }) => message.includes('obituary'))
  expect(marked('John Smith, 84, passed away on November 18, 2026 at home.')).toBe(true)
  expect(marked('Ann Hale is survived by two sons. Services are Friday.')).toBe(true)
  expect(marked('A candlelight evening for families who lost someone this year')).toBe(false)
})

test('a French headline ends before a small word', () => {
  const { headline } = write({
    companyName: 'Coopérative funéraire Évangéline inc.',
    companyAddress: '455, rue Saint-Joseph Est, Québec, Quebec G1K 3B6',
    newsAngle: 'La coopérative ouvre une nouvelle succursale à Lévis le 15 janvier 2027.',
  })
  expect(headline).toBe(
    'Coopérative funéraire Évangéline inc.: La coopérative ouvre une nouvelle succursale à Lévis',
  )
})
