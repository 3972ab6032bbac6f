import fc from 'fast-check'
import { expect, test } from 'vitest'
import { DescriptionFacts } from '../../shared/partners/description-facts.ts'
import { REGIONS } from '../../shared/places/regions.ts'
import { checkDescription } from './check-description.ts'
import { writeDescription, writeLongDescription } from './write-description.ts'

/** Texts invent no number and no name: without the form's words, only the writer's own plain words remain. */
const TODAY = new Date('2026-03-02T09:00:00Z')
const MONTHS = 'January February March April May June July August September October November December'.split(
  ' ',
)
const NUMBER_WORDS = ['two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine']
/** Number words, except the mostly harmless "one" and "first". */
const COUNTS =
  /\b(?:zero|one (?=location|cremation)|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|dozens?|hundreds?|thousands?|half|twice|second|third|fourth|generations?|decades?|centur\w+|percent)\b/gi
const CLAIMS =
  /\$|\bfree\b|price|cost|afford|award|trusted|leading|best|finest|experienc|compassion|dedicat|heartfelt|journey|time of need|loved one|passed away|family.owned|licensed|certified|24|hours?\b|staff|found(?:ed|er)\b|owned|always|guarantee/i

const word = fc.stringMatching(/^[A-Z][a-z]{2,9}$/)
const label = fc.oneof(
  fc.constantFrom(
    'Direct cremation',
    'Burial',
    'Pre-planning',
    'Grief support',
    'Veterans’ services',
    'Scattering',
  ),
  fc.constantFrom(
    'Celebration of Life',
    'Livestreaming',
    'Tahara',
    'N/A',
    '<b>x</b>',
    '$995 cremation',
    'See www.a.b',
  ),
  fc.array(word, { minLength: 1, maxLength: 3 }).map((words) => words.join(' ')),
  fc.string(),
)
const form = fc.record({
  name: fc.oneof(
    word.map((name) => `${name} Funeral Home`),
    fc.tuple(word, word).map(([a, b]) => `${a} & ${b} Cremation, Inc.`),
    word,
  ),
  address: fc.oneof(
    fc.tuple(fc.integer({ min: 1, max: 9999 }), word).map(([number, street]) => `${number} ${street} Street`),
    fc.constantFrom(
      'PO Box 77',
      'Highway 9',
      '123, rue Saint-Jean',
      '4 Elm St., Suite 12',
      '?',
      '77 5th Avenue',
    ),
  ),
  city: word,
  state: fc.constantFrom(...REGIONS.flatMap(({ name, code }) => [name, code])),
  phone: fc.constantFrom('', '(828) 555-0142'),
  email: fc.constantFrom('', 'office@cedar.example'),
  website: fc.constantFrom('', 'https://cedar.example'),
  servicesOffered: fc.oneof(fc.array(label, { maxLength: 12 }), fc.string()),
  partnerSince: fc.oneof(
    fc.constantFrom('', 'March 2021', '2019', '2020-07-01', '3/2018', 'May 2031'),
    fc.string(),
  ),
  annualCremations: fc.constantFrom(0, 1, 19, 20, 172, 1250, '86'),
  locationCount: fc.constantFrom(0, 1, 2, 9, 10, 24),
  isPriority: fc.boolean(),
  variation: fc.nat(40),
})

function withoutFacts(text: string, values: DescriptionFacts): string {
  const region = REGIONS.find(({ name, code }) => name === values.state || code === values.state)
  const facts = [
    values.name,
    values.city,
    region?.name ?? '',
    'D.C.',
    ...values.servicesOffered,
    values.address,
  ]
  const [, month = '0'] = /^\d{4}-(\d\d)|^(\d)\//.exec(values.partnerSince)?.filter(Boolean) ?? []
  facts.push(...values.partnerSince.split(/[\s/-]/), MONTHS[Number(month) - 1] ?? '')
  const street = /^\d+ (.*)$/.exec(values.address)?.[1] ?? ''
  for (const count of [values.annualCremations, values.locationCount])
    facts.push(count.toLocaleString('en-US'), NUMBER_WORDS[count - 2] ?? '')
  return [...facts, street]
    .map((fact) =>
      fact
        .trim()
        .replace(/\s+/g, ' ')
        .replaceAll("'", '’')
        .replace(/[.,;:]+$/, ''),
    )
    .flatMap((fact) => [fact, fact.replaceAll(' & ', ' and ')])
    .filter((fact) => fact.length > 1 || /\d/.test(fact))
    .sort((a, b) => b.length - a.length)
    .reduce((rest, fact) => {
      const spelled = new RegExp(`(?<![\\p{L}\\d])${quote(fact)}(?![\\p{L}\\d])`, 'giu')
      return rest.replace(spelled, '…')
    }, text)
}

const quote = (text: string) => text.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&')

function findInvented(text: string, values: DescriptionFacts): string[] {
  const rest = withoutFacts(text, values)
  const numbers = rest.match(/\d+/g) ?? []
  const counts = rest.match(COUNTS) ?? []
  const names = rest.match(/(?<=[\p{Ll},;:…’] )\p{Lu}\p{L}*/gu) ?? []
  return [...numbers, ...counts, ...names, ...(rest.match(CLAIMS) ?? [])]
}

test('no number, name or claim stands in a text that the form does not hold', () => {
  fc.assert(
    fc.property(form, (given) => {
      const values = DescriptionFacts.parse(given)
      for (const write of [writeDescription, writeLongDescription])
        expect(findInvented(write(values, given.variation, TODAY), values)).toEqual([])
    }),
    // Among them a city whose name begins another word of the address.
    { numRuns: 400, seed: 1_897_822_822 },
  )
})

test('the facts lock marks nothing in a text of the built-in writer', () => {
  fc.assert(
    fc.property(form, (given) => {
      const values = DescriptionFacts.parse(given)
      // "Plan B." at a sentence's end hides that end.
      fc.pre(!values.servicesOffered.some((label) => /(?:^|\P{L})\p{Lu}$/u.test(label)))
      for (const write of [writeDescription, writeLongDescription]) {
        const text = write(values, given.variation, TODAY)
        expect(checkDescription(text, values, TODAY), text).toEqual([])
      }
    }),
    { numRuns: 60 },
  )
})

test('the check itself finds what is invented', () => {
  const values = DescriptionFacts.parse({
    name: 'Hollis Funeral Home',
    address: '12 Elm Street',
    city: 'Boise',
    state: 'ID',
    annualCremations: 86,
    locationCount: 2,
  })
  const found = (text: string) => findInvented(text, values)
  expect(found('Hollis Funeral Home in Boise, Idaho, arranges 86 cremations on Elm Street.')).toEqual([])
  expect(found('It has two locations.')).toEqual([])
  for (const invented of [
    'It has three locations.',
    'Since 1948 it has been here.',
    'It was begun by Ruth Hollis.',
    'Families in Nampa come too.',
    'The third generation works here.',
    'It costs little.',
    'Trusted by families.',
  ])
    expect(found(invented), invented).not.toEqual([])
})

test('a text is plain prose of the right length', () => {
  // Abbreviations look like ends of sentences; another test covers them.
  const plain = form.map((given) => ({ ...given, name: given.name.replace(', Inc.', '') }))
  fc.assert(
    fc.property(plain, (given) => {
      const values = DescriptionFacts.parse(given)
      const short = writeDescription(values, given.variation, TODAY)
      const paragraphs = writeLongDescription(values, given.variation, TODAY).split('\n\n')
      expect(countSentences(short)).toBeGreaterThanOrEqual(3)
      expect(countSentences(short)).toBeLessThanOrEqual(5)
      expect(paragraphs.length).toBeGreaterThanOrEqual(3)
      expect(paragraphs.length).toBeLessThanOrEqual(5)
      for (const paragraph of [short, ...paragraphs]) {
        expect(countSentences(paragraph)).toBeGreaterThanOrEqual(2)
        expect(paragraph).toMatch(/^\p{Lu}.*\.$/u)
        expect(paragraph).not.toMatch(/[!<>$\n\p{Cc}]| {2}|\.\.|,,| [,.;]|,\.|\b(?:undefined|null|NaN)\b/u)
      }
    }),
    { numRuns: 400 },
  )
})

const countSentences = (text: string) =>
  (
    text
      .replaceAll('D.C. ', 'DC. ')
      .replaceAll('D.C.', 'DC')
      .replaceAll('St.,', 'St,')
      .match(/\.(?= |$)/g) ?? []
  ).length

test.each(['12 Elm St.', '22 W 5th St'])('an abbreviation hides no end of a sentence: %s', (address) => {
  const values = DescriptionFacts.parse({
    name: 'Aaron & Sons, Inc.',
    address,
    city: 'Washington',
    state: 'DC',
    annualCremations: 40,
  })
  for (let variation = 0; variation < 60; variation += 1)
    for (const write of [writeDescription, writeLongDescription]) {
      const text = write(values, variation, TODAY)
      expect(text).not.toMatch(/\.\.|\.,,|St\b/)
      expect(checkDescription(text, values, TODAY), text).toEqual([])
    }
})
