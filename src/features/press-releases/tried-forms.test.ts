import { describe, expect, test } from 'vitest'
import { FORMS, TODAY } from '../../../tests/press-releases/forms.ts'
import lines from '../../../tests/press-releases/news-lines.json' with { type: 'json' }
import { answered, factsOf, OPTIONS, refusalOf, write } from '../../../tests/press-releases/write.ts'
import { checkProse, proseOf } from '../../shared/press-releases/check-prose.ts'
import { countWords, splitSentences } from '../../shared/press-releases/text/split-sentences.ts'
import { namesOf } from './compose-release.ts'
import { writeBuiltIn } from './write-press-release.ts'

const written = await Promise.all(
  FORMS.filter(({ expects }) => expects.length > 0).map(async (tried) => {
    const facts = await factsOf(await answered(tried.input))
    return { ...tried, facts, ...writeBuiltIn(facts, { ...OPTIONS, wording: tried.input.wording }) }
  }),
)
const says = (text: string, piece: string | RegExp) =>
  typeof piece === 'string' ? text.includes(piece) : piece.test(text)

describe.each(written.map((one) => [one.name, one] as const))(
  '%s',
  (_, { pressRelease: text, facts, ...one }) => {
    test('says what an editor expects, and nothing that one would strike', () => {
      expect(one.expects.filter((piece) => !says(text, piece))).toEqual([])
      expect((one.strikes ?? []).filter((piece) => says(text, piece))).toEqual([])
    })

    test('has its parts in their order (PRESS-4)', () => {
      const parts = text.split('\n\n')
      expect(parts[1]).not.toMatch(/[.!?]$/)
      expect(parts[2]).toMatch(/ — \S/)
      expect(parts.at(-3)).toMatch(/^(?:About|À propos de) .+\n\S/)
      expect(parts.at(-2)).toContain(facts.form.contactEmail)
      expect(parts.at(-1)).toBe('###')
      expect(one.wordCount).toBeLessThanOrEqual(facts.form.targetWordCount * 1.1)
    })

    test('leaves the desk nothing that it could repair itself', () => {
      const faults = checkProse(text, namesOf(facts)).filter(({ repair }) => repair !== null)
      expect(faults.map((fault) => `${fault.rule}: ${text.slice(fault.start, fault.end)}`)).toEqual([])
    })

    test('says nothing twice, and at most 90 words about the stones (PRESS-6)', () => {
      const sentences = splitSentences(
        text
          .replace(/^.* — /m, '')
          .split('\n\n')
          .slice(2)
          .join('\n'),
      )
      expect(sentences.filter((sentence, index) => sentences.indexOf(sentence) !== index)).toEqual([])
      const own = [facts.news, ...facts.details, ...facts.why].join(' ')
      const stones = sentences.filter(
        (sentence) =>
          /solidified|stones|ashes|pierres|cendres/i.test(sentence) && !own.includes(sentence.slice(0, 20)),
      )
      expect(countWords(stones.join(' '))).toBeLessThanOrEqual(90)
    })
  },
)

test('two releases of one house of different kinds share few runs of six words', async () => {
  const runs = (text: string) => {
    const words = text.split(/\s+/)
    return new Set(words.slice(5).map((_, at) => words.slice(at, at + 6).join(' ')))
  }
  const shares = written.flatMap((one) =>
    written
      .filter((other) => other.facts.kind !== one.facts.kind)
      .map((other) => {
        const [a, b] = [runs(proseOf(one.pressRelease)), runs(proseOf(other.pressRelease))]
        return [...a].filter((run) => b.has(run)).length / Math.min(a.size, b.size)
      }),
  )
  // With the call to action that was typed.
  expect(Math.max(...shares)).toBeLessThanOrEqual(0.3)
})

test.each(lines)(
  'a news line is printed, or what is offered beside it, if anything is (PRESS-10): %s',
  async (newsAngle, sentence) => {
    const form = { newsAngle: newsAngle ?? '' }
    const refused = (await refusalOf(form))?.newsAngle
    const offered = /(?:Do you mean|Voulez-vous dire|Quiere decir): “(.+)”$/.exec(refused ?? '')?.[1] ?? null
    expect(refused ? offered : (await write(form)).lead.replace(/^.*? — /, '')).toBe(sentence)
  },
)

test.each([
  ['418 Cumberland Avenue, Knoxville, TN 37902', 'KNOXVILLE, Tenn. ('],
  ['44 Mill St. Cleveland TN 37311', 'CLEVELAND, Tenn. ('],
  ['5 Court Sq Paris TX 75460', 'PARIS, Texas ('],
  ['1 Lake Ave, Cleveland, Ohio 44114', 'CLEVELAND ('],
  ['10 Main St, Washington, PA 15301', 'WASHINGTON, Pa. ('],
  ['10 Main St, Miami, OK 74354', 'MIAMI, Okla. ('],
  ['280, 8e Rue, Québec (QC) G1L 2N9, Canada', 'QUÉBEC CITY ('],
  ['485 rue King Ouest, Sherbrooke (Québec) J1E 1H1', 'SHERBROOKE, Quebec ('],
  ['5303 Morris Street\nHalifax, Nova Scotia\nB3J 1B6', 'HALIFAX, Nova Scotia ('],
  ['200 Oak Street Winston-Salem North Carolina 27101', 'WINSTON-SALEM, N.C. ('],
  ['PO Box 7, St. John’s, NL A1C 5S7', 'ST. JOHN’S, Newfoundland and Labrador ('],
  ['44 North Street East St. Louis IL 62201', 'EAST ST. LOUIS, Ill. ('],
  ['15, rue Notre-Dame, Edmundston (Nouveau-Brunswick) E3V 1X1', 'EDMUNDSTON, New Brunswick ('],
  ['9 rue du Parc Trois-Rivières Québec G9A 1A1', 'TROIS-RIVIÈRES, Quebec ('],
  ['PO Box 12 Rapid City SD 57701', 'RAPID CITY, S.D. ('],
])('the dateline of %s', async (companyAddress, dateline) => {
  expect((await write({ companyAddress })).lead.startsWith(dateline)).toBe(true)
})

test('an address without a city is named, and the day alone stands before the lead', async () => {
  const { lead, warnings } = await write({ companyAddress: '14 High Street, Skipton, England' })
  expect(lead).toMatch(/^Nov\. 23, 2026 — /)
  expect(warnings.some(({ message }) => message.startsWith('The city could not be read'))).toBe(true)
})

test('a quotation and a testimonial need a name and consent', async () => {
  expect(await refusalOf({ quote: 'We are glad.', testimonial1: 'They listened.' })).toEqual({
    quoteSpeaker: 'Please say who said this.',
    quoteConsent: 'Please confirm that the speaker agreed to be quoted.',
    testimonial1By: 'Please say who wrote this.',
    testimonial1Consent: 'Please confirm that the writer agreed to be quoted.',
  })
  const { pressRelease } = await write({
    testimonial1: 'They listened. Nothing was rushed.',
    testimonial1By: 'Ann Lee',
    testimonial1Consent: 'yes',
  })
  expect(pressRelease).toContain('“They listened. Nothing was rushed,” wrote Ann Lee.')
})

const ROSS = 'Whitfield-Ross Funeral Home & Crematory'
test.each([
  [
    ROSS,
    `${ROSS} will open a 14,000-square-foot funeral and reception center at 900 Lorain Avenue in the city’s west`,
    'Whitfield-Ross to open a 14,000-square-foot funeral and reception center',
  ],
  [
    ROSS,
    `${ROSS} has been awarded the 2026 Pursuit of Excellence Award by the National Funeral Directors Association`,
    'Whitfield-Ross awarded the 2026 Pursuit of Excellence Award',
  ],
  [
    ROSS,
    `${ROSS} will no longer charge for the funerals of children younger than 12`,
    'Whitfield-Ross will no longer charge for the funerals of children younger than 12',
  ],
  [
    'Larkin Funeral Home',
    'Families who choose cremation at Larkin can now receive from 40 to 60 smooth stones instead of their ashes',
    'Larkin Funeral Home offers solidified remains',
  ],
  [
    `${ROSS}, Inc.`,
    `${ROSS}, Inc. is pleased to announce that it has partnered with Parting Stone to offer solidified remains`,
    'Whitfield-Ross partners with Parting Stone to offer solidified remains',
  ],
  [
    'Whitfield Family Funeral Homes',
    'Whitfield Family Funeral Homes will host a free six-week grief support series beginning in January',
    'Whitfield Family Funeral Homes to host a free six-week grief support series',
  ],
])('a long headline of %s is shorter and whole: %s', async (companyName, newsAngle, shorter) => {
  expect((await write({ companyName, newsAngle })).headline).toBe(shorter)
})

test('names of the form in capitals are printed quietly', async () => {
  const form = {
    companyName: 'GULF COAST MEMORIAL CHAPEL',
    companyAddress: '5 BAYOU DRIVE, GULFPORT, MS 39501',
    contactName: 'EARL DUBOIS',
    newsAngle: 'Earl Dubois has bought Gulf Coast Memorial Chapel',
  }
  expect((await write(form)).lead).toContain('GULFPORT, Miss. (Nov. 23, 2026) — Earl Dubois has bought')
})

test('a long French headline is not cut, and the desk says so', async () => {
  const newsAngle =
    'Le Salon funéraire Roy remet 5 000 $ à la Maison de soins de Laval grâce à son tournoi de golf de septembre'
  const { headline, warnings } = await write({ companyName: 'Salon funéraire Roy', newsAngle })
  expect(headline).toMatch(/grâce à son tournoi de golf de septembre$/)
  expect(warnings.some(({ message }) => message.startsWith('A headline has at most'))).toBe(true)
})

test('the day of the release itself is said once', async () => {
  expect((await write({ newsDate: '2026-11-23', newsKind: 'other' })).lead).not.toContain('Monday')
})

test('a line that lacks a comma or a stop is told by the frame of its kind (PRESS-4)', async () => {
  const { lead } = await write({ newsAngle: 'Ed Tucker our founder died' })
  expect(lead).toContain('Ed Tucker, founder of Hale & Marsh Funeral Home, has died.')
})

test('praise and questions are left out with the reason, “I” is a quotation, notes are a list (PRESS-4)', async () => {
  const form = {
    additionalInfo:
      'Our service is outstanding. Who else offers that? We are so proud. I built it myself. The garden is open daily. No charge. Cookies and cocoa. $2,495. Saturday, 2 to 4.',
  }
  const { pressRelease, warnings } = await write(await answered(form))
  expect(pressRelease).toContain('“I built it myself,” said Edith Wren.\n\nThe garden is open daily.')
  expect(pressRelease).toContain(
    'At a glance:\n• No charge\n• Cookies and cocoa\n• $2,495\n• Saturday, 2 to 4\n\n',
  )
  const left = warnings.filter(({ kind }) => kind === 'left-out').map(({ message }) => message)
  expect(left).toEqual([
    'Left out, as without its praise nothing is left: Our service is outstanding.',
    'Left out, as a release asks nothing: Who else offers that?',
    'Left out, as it says what the house feels, which only a quotation can: We are so proud.',
  ])
})

test('a sentence with an hour before its day is told', async () => {
  const additionalInfo = 'Calling hours are 4 to 7 p.m. Wednesday at the firm.'
  expect((await write({ additionalInfo })).pressRelease).toContain(additionalInfo)
})

test.each([
  [
    'Edith Wren Named Funeral Director of the Year',
    'Do you mean: “Edith Wren has been named Funeral Director of the Year.”',
  ],
  [
    'Four generations, one promise',
    'Do you mean: “Hale & Marsh Funeral Home is celebrating four generations.',
  ],
  ['new option for ashes', 'Do you mean: “Hale & Marsh Funeral Home has announced a new option for ashes.”'],
  [
    'Free grief workshop for anyone who lost someone this year',
    'Do you mean: “Hale & Marsh Funeral Home will hold a free grief workshop for anyone who lost someone this year.”',
  ],
  ['Prices going down', 'it does not say who does what.'],
  [
    'Candlelight service Dec 13 at 4pm everyone welcome bring a photo',
    'Do you mean: “Hale & Marsh Funeral Home will hold a candlelight service at 4 p.m. Dec 13. Everyone welcome bring a photo.”',
  ],
  [
    'ann lee moved to knoxville to be our new manager',
    'Please write this in sentences, with capitals only where a sentence or a name begins.',
  ],
  ['Under new management', 'it does not say who does what.'],
  ['On ouvre une succursale à Mont-Joli, et nous embauchons', 'a déclaré Edith Wren'],
  ['Ahora atendemos a las familias en español las 24 horas', 'Diga quién hace qué'],
])('a headline without its verb is asked about with it: %s', async (newsAngle, offered) => {
  expect((await refusalOf({ newsAngle }))?.newsAngle).toContain(offered)
})

test.each([
  'Hale & Marsh wins the Pursuit of Excellence Award for the 12th time',
  'There’s a new way to pay for a funeral in Knoxville',
])('a whole sentence is printed: %s', async (newsAngle) => {
  expect(await refusalOf({ newsAngle })).toBeNull()
})

test('a line of few words is in the language of the call to action', async () => {
  const form = { newsAngle: 'Nueva capilla en Zapata', callToAction: 'Llámenos' }
  expect((await refusalOf(form))?.newsAngle).toContain('Diga quién')
})

test('news of a person names the person of the form, with the title', async () => {
  const form = { newsKind: 'staff', newsWho: 'Megan Voss, funeral director' }
  const { lead } = await write({ ...form, newsAngle: 'Hired a new director' })
  expect(lead).toContain('Megan Voss has joined Hale & Marsh Funeral Home as funeral director.')
  expect(
    (await refusalOf({ ...form, newsAngle: 'Hale & Marsh Funeral Home has grown by one' }))?.newsAngle,
  ).toBe('This does not name the person. For example: “Megan Voss has joined Hale & Marsh Funeral Home.”')
})

test('names typed without capitals get them', async () => {
  const companyName = 'hale and marsh funeral home llc'
  const { lead, pressRelease } = await write({
    companyName,
    contactName: 'edith wren',
    newsAngle: 'Hale and Marsh Funeral Home now offers stones.',
  })
  expect(lead).toContain('Hale and Marsh Funeral Home now offers stones.')
  expect(pressRelease).toContain('Edith Wren\nHale and Marsh Funeral Home LLC')
})

test('abbreviations end neither a quotation nor a sentence', async () => {
  const { pressRelease } = await write({
    newsAngle: 'Hale & Marsh Funeral Home will open at 6 a.m.',
    additionalInfo:
      'The award was presented in Charlotte, N.C. Hale & Marsh opened in 1998. Prices stay, the firm announced.',
    quote: 'we answer the phone at 3 a.m.',
    quoteSpeaker: 'Gordon Hale',
    quoteTitle: 'Community Outreach Manager, Hale Trust',
    quoteConsent: 'yes',
  })
  expect(pressRelease).toContain(' — Hale & Marsh Funeral Home will open at 6 a.m.\n')
  expect(pressRelease).toContain(
    'in Charlotte, N.C. Hale & Marsh opened in 1998. Prices stay, the firm announced.',
  )
  expect(pressRelease).toContain(
    '“We answer the phone at 3 a.m.,” said Gordon Hale, community outreach manager, Hale Trust.',
  )
})

test('a pronoun does not stand behind a quotation of somebody else', async () => {
  const { body } = await write({
    additionalInfo: 'Ann Hale founded it. Tom ran it. Lee bought it. It serves 600 families a year.',
    quote: 'We are glad.',
    quoteSpeaker: 'Gordon Hale',
    quoteConsent: 'yes',
  })
  expect(body.slice(0, 3)).toEqual([
    'Ann Hale founded it. Tom ran it. Lee bought it.',
    'It serves 600 families a year.',
    '“We are glad,” said Gordon Hale.',
  ])
})

test('services for one who died are told; what advertises is not', async () => {
  const form = { newsKind: 'death', newsAngle: 'Ann Hale, who founded Hale & Marsh Funeral Home, has died' }
  const { pressRelease } = await write({ ...form, callToAction: 'Visitation is from 4 to 7 p.m. Friday' })
  expect(pressRelease).toContain('Visitation is from 4 to 7 p.m. Friday.')
  const other = await write({ ...form, callToAction: 'To plan ahead, call us' })
  expect(other.pressRelease).not.toContain('plan ahead')
})

test('French notes are a list, and the house has its whole name', async () => {
  const form = {
    newsAngle: 'La coopérative invite la population à une cérémonie',
    companyName: 'Coopérative funéraire des Laurentides',
    additionalInfo: 'Fondée en 1976 par Paul Gagnon. Vingt employés. Elle parle aussi anglais.',
  }
  const { lead, pressRelease } = await write(await answered(form))
  expect(lead).toContain(' — La Coopérative funéraire des Laurentides invite la population à une cérémonie.')
  expect(pressRelease).toContain('Elle parle aussi anglais.')
  expect(pressRelease).toMatch(/En bref\s:\n• Fondée en 1976 par Paul Gagnon\n• Vingt employés\n/)
})

test.each([
  ['THANK YOU TO OUR COMMUNITY!!!', 'Questions: 865-555-0142.'],
  ['Thanks to everyone.', 'Questions: 865-555-0142.'],
  ['CALL EDITH TO RSVP', 'Families can call Edith Wren to RSVP. Questions: 865-555-0142.'],
  ['For tours, visit halemarsh.example', 'For tours, visit halemarsh.example.'],
  ['Visit www.halemarsh.example', 'Families can visit www.halemarsh.example.'],
  ['Call 865-555-0142 or stop by', 'Families can call 865-555-0142 or stop by.'],
  ['Call me at 865-555-0100.', 'Families can call Edith Wren at 865-555-0100.'],
  ['Stop by or give me a ring.', '“Stop by or give me a ring,” said Edith Wren.\n'],
])('a call to action speaks of families: %s', async (callToAction, told) => {
  expect((await write(await answered({ callToAction }))).pressRelease).toContain(told)
})

test('the same form on the same day gives the same text', async () => {
  expect((await write({})).pressRelease).toBe((await write({})).pressRelease)
  expect(TODAY.getUTCDay()).toBe(1)
})
