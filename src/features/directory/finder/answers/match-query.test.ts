import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { makeSnapshot, makeView } from '../../../../../tests/sites/make-snapshot.ts'
import { REGIONS } from '../../../../shared/places/regions.ts'
import { MAX_QUERY_LENGTH } from '../../../../shared/search.ts'
import { foldWords } from '../vocabulary/fold-words.ts'
import { findPartners } from './search-directory.ts'

const view = makeView(
  makeSnapshot([
    { name: 'Hollis & Wren', city: 'Houston', state: 'Texas', zipCode: '77002', address: '118 Main St.' },
    { name: 'Alder', city: 'Houston', state: 'Texas', zipCode: '77004', phone: '(713) 555-0188' },
    { name: "O'Brien & Sons", city: 'St. Louis', state: 'Missouri', zipCode: '63101' },
    { name: 'Saint Mary’s Chapel', city: 'Saint Louis', state: 'Missouri', zipCode: '63102' },
    { name: 'Maison Élan', city: 'Montréal', state: 'Quebec', zipCode: 'H2X 1Y4' },
    { name: 'Pompes Tremblay', city: 'Québec', state: 'Quebec', zipCode: 'G1K 3W4' },
    { name: 'Cove', city: 'Portland', state: 'Oregon', zipCode: '97201' },
    { name: 'Harbor', city: 'Portland', state: 'Maine', zipCode: '04101' },
    { name: 'Hudson', city: 'New York', state: 'New York', zipCode: '10001' },
    { name: 'Genesee', city: 'Rochester', state: 'New York', zipCode: '14604' },
    {
      name: 'Bow River',
      city: 'Calgary',
      state: 'Alberta',
      zipCode: 'T2N 2E7',
      latitude: 51.06,
      longitude: -114.1,
    },
    {
      name: 'Nose Hill',
      city: 'Calgary',
      state: 'Alberta',
      zipCode: 'T3K 1A1',
      latitude: 51.15,
      longitude: -114.1,
    },
    ...[51.045, 51.09].map((latitude, at) => ({
      ...{ name: `Foothills ${at}`, city: 'Airdrie', state: 'Alberta', zipCode: `T4B ${at + 1}B3` },
      ...{ latitude, longitude: -114.01 },
    })),
    { name: '100% Care_Home', city: 'Boise', state: 'Idaho', zipCode: '83702' },
    { name: 'Moss \u{1f33f} Chapel', city: 'In', state: 'Ohio', zipCode: '44101' },
    { name: 'Back\\slash', city: 'Gary', state: 'Indiana', zipCode: '46402' },
  ]),
)
const { search } = view.current()
const find = async (query: string) => {
  const { entries, matches, understood } = await findPartners({ directory: view }, query)
  return { names: entries.map(({ name }) => name), place: matches.sure?.place ?? null, understood }
}

describe('a place in the query (SEARCH-8)', () => {
  test.each([
    ['houston, tx', ['Alder', 'Hollis & Wren']],
    ['Texas Houston', ['Alder', 'Hollis & Wren']],
    ['funeral homes in Houston', ['Alder', 'Hollis & Wren']],
    ['cremation near 77004', ['Alder']],
    ['77004-1234', ['Alder']],
    ['montreal', ['Maison Élan']],
    ['H2X 1Y4', ['Maison Élan']],
    ['h2x9z9', ['Maison Élan']],
    ['les pompes funèbres à Québec', ['Pompes Tremblay', 'Maison Élan']],
    ['saint louis mo', ["O'Brien & Sons", 'Saint Mary’s Chapel']],
    ['portland or', ['Cove']],
    ['portland me', ['Harbor']],
    ['NYC', ['Hudson']],
    ['new york', ['Hudson', 'Genesee']],
    ['gary in', ['Back\\slash']],
    ['118 Main Street, Houston, TX 77002', ['Hollis & Wren']],
    ['713-555-0188', ['Alder']],
    ['wren houston', ['Hollis & Wren']],
    ['wren and hollis', ['Hollis & Wren']],
    ["Alder's", ['Alder']],
    ['Hollis and Wren, Inc.', ['Hollis & Wren']],
    ['harris county tx', ['Alder', 'Hollis & Wren']],
    ['orleans parish', []],
    ['area code 713', ['Alder']],
    ['(713)', ['Alder']],
    ['713-555', ['Alder']],
    ['713', ['Alder']],
    ['phone number 713-555-0188', ['Alder']],
    ['7135550188', ['Alder']],
    ['Call +1 (713) 555-0188', ['Alder']],
    ['houston island tx', ['Alder', 'Hollis & Wren']],
  ])('%s', async (query, names) => {
    expect((await find(query)).names).toEqual(names)
  })
  test('a postal code without partners gives those of its city, nearest first', async () => {
    const { names, place } = await find('T2P')
    expect(names).toHaveLength(2)
    expect(place).toMatchObject({ code: 'T2P', city: 'Calgary', isWidened: true })
  })
  test.each(['T4B 1B3', 't4b2b3'])(
    'a whole Canadian code leads to the partner who has it: %s',
    async (query) => {
      const { names } = await find(query)
      expect(names[0]).toBe(`Foothills ${Number(query.replace(' ', '')[3]) - 1}`)
    },
  )
  test('a town without partners is understood and matches nobody', async () => {
    const { names, understood } = await find('Whistler, BC')
    expect(names).toEqual([])
    expect(understood).toMatchObject({ city: 'Whistler', partnerCount: 0 })
    expect(understood?.latitude).toBeCloseTo(50.12, 1)
  })
  test('the other readings of a name are kept', async () => {
    const { understood } = await find('portland')
    expect(understood?.name).toBe('Portland, Oregon')
    expect(understood?.others[0]?.name).toBe('Portland, Maine')
  })
  test('an unknown name at a named place gives the place and says so', async () => {
    const { names, understood } = await find('jones mortuary houston tx')
    expect(names).toHaveLength(2)
    expect(understood?.unknownWords).toEqual(['jones'])
  })
  test.each(['near me', 'the wren', 'zzyzx nowhere'])('none in %s', async (query) => {
    expect((await find(query)).understood).toBeNull()
  })
})

/** Pieces that make place-like, name-like and odd queries. */
const piece = fc.oneof(
  fc.constantFrom(...search.ranked.flatMap(({ name, city, state, zipCode }) => [name, city, state, zipCode])),
  fc.constantFrom(...REGIONS.map(({ code }) => code)),
  fc.constantFrom(
    'in',
    'near',
    'à',
    'funeral home',
    'st',
    'Ft.',
    '&',
    'and',
    ',',
    '’',
    "'",
    '-',
    '%',
    '_',
    '\\',
    '\u{1f33f}',
    '28801',
    'h2x',
    '713',
    '713 555 0188',
    'phone',
    '2108',
    'klp 5g4',
    'harlem',
    'bay ridge',
    'cfb',
    'fort bragg',
    'air force base',
    'harris co',
    "l'Estrie",
    '12 main street',
  ),
  fc.string({ maxLength: 4 }),
  fc.string({ unit: 'binary', maxLength: 3 }),
)
const query = fc
  .array(piece, { minLength: 1, maxLength: 5 })
  .chain((pieces) =>
    fc.constantFrom(' ', '', ', ').map((between) => pieces.join(between).slice(0, MAX_QUERY_LENGTH)),
  )
const cut = fc
  .tuple(query, fc.nat(20), fc.nat(20))
  .map(([text, from, length]) => text.slice(from, from + length + 1))

const plain = (text: string) => text.toWellFormed().trim().replace(/\s+/g, ' ').toLowerCase()

describe('any query', () => {
  test('finds all that the substring rule finds, and what its folded words are part of (SEARCH-1, SEARCH-8)', async () => {
    await fc.assert(
      fc.asyncProperty(fc.oneof(query, cut), async (asked) => {
        // Plain comparisons: expect() would take a minute for so many.
        const { entries } = await findPartners({ directory: view }, asked)
        const found = new Set(entries)
        if (found.size !== entries.length) throw new Error('A partner is listed twice.')
        const [typed, words] = [plain(asked), foldWords(asked)]
        if (typed === '' || typed.includes('\0')) return
        const missing = search.ranked.filter((entry) => {
          const { name, city, state, zipCode } = entry
          const isTyped = [name, city, state, zipCode].some((field) => plain(field).includes(typed))
          const isFolded =
            words.length >= 3 && [name, city, state].some((field) => foldWords(field).includes(words))
          return (isTyped || isFolded) && !found.has(entry)
        })
        if (missing.length > 0) throw new Error(`Missing: ${missing.map(({ name }) => name)}`)
      }),
      { numRuns: 3000 },
    )
  })
  test('takes signs literally', async () => {
    const names = async (asked: string) => (await find(asked)).names
    expect(await names('%')).toEqual(['100% Care_Home'])
    expect(await names('_')).toEqual(['100% Care_Home'])
    expect(await names('\\')).toEqual(['Back\\slash'])
    expect(await names('\u{1f33f}')).toEqual(['Moss \u{1f33f} Chapel'])
    for (const odd of ['%%', '\0', '', ' ', "'", '.', '\ud83c'])
      expect(await names(odd)).toEqual(await names(odd.trim()))
    expect(await names('%%')).toEqual([])
  })
})
