import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { GivenFacts } from './given-facts.ts'
import { markUnknownFacts } from './mark-unknown-facts.ts'

const FACTS: GivenFacts = {
  labels: [
    'Hollis & Wren Funeral Home',
    '12 Haywood Rd., Suite 4',
    'Asheville',
    'North Carolina',
    '28801',
    'Direct cremation',
    'Veterans’ services',
  ],
  texts: ['March 2021'],
  numbers: [1200, 3],
  phones: ['(828) 555-0142 x 7'],
  emails: ['Office@cedar.example'],
  links: ['https://www.cedar.example/home'],
}
const marks = (text: string, facts = FACTS) => markUnknownFacts(text, facts)
const found = (text: string, facts = FACTS) =>
  marks(text, facts).map(({ kind, text: span }) => `${kind}: ${span}`)

test('a town may be called as a month is', () => {
  const given = (city: string) => ({ labels: ['Wren Chapel', city, 'Texas'] })
  expect(found('Wren Chapel is in May, Texas.', given('May'))).toEqual([])
  expect(found('Wren Chapel is in March Air Base.', given('March Air Base'))).toEqual([])
  expect(found('Wren Chapel is in May, Texas.', given('June'))).toEqual(['date: May'])
})

describe('what follows from the facts is not marked', () => {
  test.each([
    'Hollis & Wren Funeral Home is in Asheville, North Carolina.',
    'Hollis and Wren is at 12 Haywood Road, Suite 4, Asheville, NC 28801.',
    'HOLLIS & WREN FUNERAL HOME',
    'Hollis & Wren’s chapel. Families in Asheville know Hollis’ rooms.',
    'Mr. Hollis and Mrs. Wren are here. Dr. Wren too.',
    'It arranges 1,200 cremations. It arranges 1200 cremations. It arranges twelve hundred cremations.',
    'It arranges one thousand two hundred cremations. It arranges 1\u202f200? No.'.replace(
      '1\u202f200? No',
      'many',
    ),
    'There are three locations. There are 3 locations. This is the third location, or the 3rd.',
    'A partner since March 2021. A partner since 2021. It joined in March.',
    'Call (828) 555-0142, 828.555.0142, +1 828 555 0142, 8285550142 or 1-828-555-0142 ext. 7.',
    'Locally, 555-0142 is enough. Eight two eight, five five five, oh one four two.',
    'Write to office@cedar.example, or see www.cedar.example and https://cedar.example/home.',
    'Direct Cremation is offered. Veterans’ Services as well, and direct cremation again.',
    'In the United States, American families ask for it. I know. I’m sure.',
    'Solidified remains are stones. Some families keep them. When asked, we explain: Ashes become stones.',
    'One of the choices, at first one stone, and no one else. You may ask. It will do. Those who march on.',
    '• Burial\n- Cremation\n* Scattering (The family chooses.)',
    'Families’ wishes come first; the family’s stones don’t break. It’s so.',
    'Arrangements remain unhurried. Remembering takes time.',
    'Ashes, rock ’n’ roll, o’clock and the families’ own music.',
  ])('%s', (text) => expect(found(text)).toEqual([]))

  test('names whose letters Unicode does not decompose, written plainly', () => {
    expect(found('Thorunn Dordevic is in Aegir.', { labels: ['Þórunn Đorđević', 'Ægir'] })).toEqual([])
  })

  test('names of French and Spanish partners, in any spelling of their letters', () => {
    const labels = [
      'Coopérative funéraire de l’Outaouais',
      'Gatineau',
      'Québec',
      'Funeraria Peña y Núñez',
      'St-Jérôme',
    ]
    expect(
      found(
        "La Coopérative Funéraire de l'Outaouais is in Gatineau, Quebec. Funeraria Peña y Nun\u0303ez; Saint-Jérôme, Canada.",
        { labels: [...labels, 'La'] },
      ),
    ).toEqual([])
  })

  test('everything in prose that was given as prose', () => {
    const release =
      'On March 4, 2025 the company gave $2,500 to the Elm City Library, 98% of it in books. “We are glad,” said Ruth Avery. Call 828-555-0199 or see elm.example/books.'
    expect(found(release, { texts: [release] })).toEqual([])
    expect(
      found('In March 2025, $2500 went to the Elm City Library. "We are glad" was said.', {
        texts: [release],
      }),
    ).toEqual([])
  })
})

describe('what is not among the facts is marked', () => {
  test.each([
    ['It was begun by Ruth Avery of Boise.', 'name: Ruth Avery', 'name: Boise'],
    ['Ruth began it.', 'name: Ruth'],
    ['Ruth Hollis began it.', 'name: Ruth Hollis'],
    ['Visit Nampa.', 'name: Nampa'],
    ['Grace Miller answers. Ask for Grace.', 'name: Grace Miller', 'name: Grace'],
    ['Mr. Smith answers.', 'name: Mr. Smith'],
    [
      'Its sister is J. R. Wilson & Sons, Inc. of Hendersonville.',
      'name: J. R. Wilson & Sons, Inc.',
      'name: Hendersonville',
    ],
    ['He met Jean de la Fontaine there.', 'name: Jean de la Fontaine'],
    ['Families come from Tennessee and South Carolina.', 'name: Tennessee', 'name: South Carolina'],
    ['Members of the NFDA, and 殡仪馆.', 'name: NFDA', 'name: 殡仪馆'],
    ['It arranges 1,300 cremations.', 'number: 1,300'],
    ['It arranges thirteen hundred cremations.', 'number: thirteen hundred'],
    ['It arranges ١٣٠٠ cremations.', 'number: ١٣٠٠'],
    ['It serves 12 counties.', 'number: 12'],
    ['The fourth generation, open 24/7.', 'number: fourth', 'number: generation', 'number: 24', 'number: 7'],
    ['Dozens of families in two decades.', 'number: Dozens', 'number: two', 'number: decades'],
    [
      '98% are content, or 98 percent, or ninety-eight percent.',
      'number: 98%',
      'number: 98 percent',
      'number: ninety-eight percent',
    ],
    ['Since 1948 it has been here.', 'number: 1948'],
    ['Since nineteen forty-eight.', 'number: nineteen forty-eight'],
    ['In the 1950s.', 'number: 1950s'],
    ['It opened on March 3, 2021, and in May.', 'date: March 3, 2021', 'date: May'],
    ['It opened on 2020-07-01. Open on Sundays.', 'date: 2020-07-01', 'date: Sundays'],
    ['From $995, US$1,200 or 1,200 dollars.', 'price: $995', 'price: US$1,200', 'price: 1,200 dollars'],
    ['Twelve hundred dollars, free of charge.', 'price: Twelve hundred dollars', 'price: free of charge'],
    ['Call 828-555-0199 or 1-800-FUNERAL.', 'phone: 828-555-0199', 'phone: 1-800-FUNERAL'],
    [
      'Call 555\u200b-0199 or ８２８ ５５５ ０１９９.',
      'phone: 555\u200b-0199',
      'phone: ８２８ ５５５ ０１９９',
    ],
    [
      'Call eight two eight five five five oh one nine nine.',
      'phone: eight two eight five five five oh one nine nine',
    ],
    ['Write to ruth@evil.example.', 'email: ruth@evil.example'],
    [
      'See https://evil.example/pay, evil.com or www.evil.org.',
      'link: https://evil.example/pay',
      'link: evil.com',
      'link: www.evil.org',
    ],
    ['See cedar.example/pay or evil [dot] com.', 'link: cedar.example/pay', 'link: evil [dot] com'],
    ['Run javascript:alert(1) now.', 'link: javascript:alert(1'],
    ['<b>Bold</b> &lt;', 'markup: <b>', 'markup: </b>', 'markup: &lt;'],
    ['“We were so well cared for,” said a daughter.', 'quotation: “We were so well cared for,”'],
    ["'We were so well cared for,' said a daughter.", "quotation: 'We were so well cared for,'"],
    ['They said “all was well.\nThe end.', 'quotation: “all was well.'],
    ['Its key is sk-ant-api03-AbCd.', 'number: sk-ant-api03-AbCd'],
  ])('%s', (text, ...expected) => expect(found(text)).toEqual(expect.arrayContaining(expected)))

  test('a number of a sentence may not count something else', () => {
    const facts = { texts: ['We planted 40 trees last spring.'] }
    expect(found('Last spring 40 trees were planted.', facts)).toEqual([])
    expect(found('A staff of 40 is here.', facts)).toEqual(['number: 40'])
  })

  test('a given telephone number may be spelled out', () => {
    const spoken = 'Call eight two eight five five five oh one six six.'
    expect(found(spoken, { phones: ['(828) 555-0166'] })).toEqual([])
  })

  test('a phone, price or link inside a label is no fact', () => {
    const facts = { labels: ['Call 828-555-0199 for $995 at evil.example'] }
    expect(found('828-555-0199, $995, evil.example', facts)).toHaveLength(3)
  })
})

test('in the prose of a language model only what it invented is marked', () => {
  const given = { ...FACTS, labels: [...(FACTS.labels ?? []), 'Stillstone', 'grief support'] }
  expect(
    found(
      'Located in the heart of Asheville, North Carolina, Hollis & Wren Funeral Home has been dedicated to serving families since March 2021. With three locations and 1,200 cremations arranged each year, our experienced team offers personalized care, including direct cremation and grief support. As an authorized partner of Stillstone, we’re proud to offer solidified remains.\n\nWhen a loved one passes away, the decisions that follow can feel overwhelming. From the first phone call to the final farewell, you’ll find warmth here. Reach out today to learn more.',
      given,
    ),
  ).toEqual([])
  expect(
    found(
      'Nestled among the Blue Ridge Mountains, this Asheville home is quiet. Its chapel seats 120. "Our families come first," says owner Ruth Hollis. Prices start at $995.',
      given,
    ),
  ).toEqual([
    'name: Blue Ridge Mountains',
    'number: 120',
    'quotation: "Our families come first,"',
    'name: Ruth Hollis',
    'price: $995',
  ])
})

const word = fc.stringMatching(/^[A-Z][a-z]{3,9}$/)
const filler = fc.constantFrom(
  'The family chooses.',
  'Stones are kept.',
  'It is near the river.',
  'Ask for help.',
)

test('marks lie in the text, in order, apart from each other, and quote it', () => {
  fc.assert(
    fc.property(
      fc.oneof(
        fc.string({ unit: 'grapheme', maxLength: 300 }),
        fc
          .array(fc.oneof(filler, word, fc.webUrl(), fc.nat().map(String), fc.emailAddress()))
          .map((parts) => parts.join(' ')),
      ),
      (text) => {
        let end = 0
        for (const mark of marks(text)) {
          expect(mark.start).toBeGreaterThanOrEqual(end)
          expect(mark.end).toBeGreaterThan(mark.start)
          expect(text.slice(mark.start, mark.end)).toBe(mark.text)
          end = mark.end
        }
        expect(end).toBeLessThanOrEqual(text.length)
      },
    ),
    { numRuns: 500 },
  )
})

test('two claims in one character are one mark', () => {
  expect(marks('㏞⻳')).toMatchObject([{ start: 0, end: 2, text: '㏞⻳' }])
})

test('an invented fact is marked wherever it stands', () => {
  const invented = fc.oneof(
    fc.integer({ min: 4, max: 1199 }).map((count) => `It has ${count} rooms.`),
    fc
      .integer({ min: 1201, max: 9_999_999 })
      .map((count) => `It has ${count.toLocaleString('en-US')} rooms.`),
    fc.integer({ min: 1, max: 99_999 }).map((amount) => `It costs $${amount}.`),
    word.map((name) => `It was begun by Zzyx${name.toLowerCase()} long ago.`),
    fc.webUrl().map((url) => `See ${url} soon.`),
    fc.emailAddress().map((address) => `Write to ${address} soon.`),
    fc
      .integer({ min: 2_000_000, max: 9_999_999 })
      .map((line) => `Call 704 ${Math.floor(line / 10_000)} ${String(line % 10_000).padStart(4, '0')} now.`),
  )
  fc.assert(
    fc.property(
      fc.array(filler, { maxLength: 4 }),
      invented,
      fc.array(filler, { maxLength: 4 }),
      (before, lie, after) => {
        const text = [...before, lie, ...after].join(' ')
        const from = before.join(' ').length
        expect(marks(text).some((mark) => mark.start >= from && mark.end <= from + lie.length + 1)).toBe(true)
      },
    ),
    { numRuns: 500 },
  )
})

test('a text made of the facts alone has no mark', () => {
  const facts = fc.record({
    name: fc.tuple(word, word).map(([a, b]) => `${a} & ${b}`),
    city: word,
    phone: fc
      .integer({ min: 2_000_000, max: 9_999_999 })
      .map((line) => `(919) ${Math.floor(line / 10_000)}-${String(line % 10_000).padStart(4, '0')}`),
    count: fc.nat(9999),
  })
  fc.assert(
    fc.property(facts, ({ name, city, phone, count }) => {
      const text = `${name} of ${city} arranges ${count.toLocaleString('en-US')} cremations. In ${city}, call ${phone.replace(/\D/g, '')}.`
      expect(found(text, { labels: [name, city], phones: [phone], numbers: [count] })).toEqual([])
    }),
    { numRuns: 500 },
  )
})

test('a long hostile text is read in bounded time', () => {
  const started = performance.now()
  for (const unit of ['1-', 'a.', '"a', "'a b", 'A ', '<a', '(828) ', 'one ', '$', 'x@', '1,', 'Jean de la '])
    marks(unit.repeat(6000).slice(0, 12_000))
  expect(performance.now() - started).toBeLessThan(20_000)
})
