import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { makeSnapshot, makeView } from '../../../../../tests/sites/make-snapshot.ts'
import { REGIONS } from '../../../../shared/places/regions.ts'
import { MAX_QUERY_LENGTH } from '../../../../shared/search.ts'
import type { DirectoryEntry } from '../../snapshot/directory-entry.ts'
import { foldWords } from '../vocabulary/fold-words.ts'
import { matchPartners } from '../../search/match/match-partners.ts'
import { matchQuery } from '../../search/match/match-query.ts'

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
    { name: '100% Care_Home', city: 'Boise', state: 'Idaho', zipCode: '83702' },
    { name: 'Moss \u{1f33f} Chapel', city: 'In', state: 'Ohio', zipCode: '44101' },
    { name: 'Back\\slash', city: 'Gary', state: 'Indiana', zipCode: '46402' },
  ]),
)
const gazetteer = await view.gazetteer()
const { search } = view.current()
const all = Number.POSITIVE_INFINITY
const find = (query: string) => {
  const { slice, place } = matchQuery(search, gazetteer, query)
  return { names: slice(0, all).map(({ name }) => name), place }
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
    ['N.Y.', ['Hudson', 'Genesee']],
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
    ['Call +1 (713) 555-0188', ['Alder']],
    ['nueva york', ['Hudson']],
    ['houston island tx', ['Alder', 'Hollis & Wren']],
  ])('%s', (query, names) => {
    expect(find(query).names).toEqual(names)
  })
  test('a postal code without partners gives those of its city, nearest first', () => {
    const { names, place } = find('T2P')
    expect(names).toHaveLength(2)
    expect(place).toMatchObject({ code: 'T2P', city: 'Calgary', isWidened: true })
  })
  test('a town without partners is understood and matches nobody', () => {
    const { names, place } = find('Whistler, BC')
    expect(names).toEqual([])
    expect(place).toMatchObject({ city: 'Whistler', positions: [] })
    expect(place?.point?.latitude).toBeCloseTo(50.12, 1)
  })
  test('the other readings of a name are kept', () => {
    const { place, others } = matchQuery(search, gazetteer, 'portland')
    expect([place, ...others].map((one) => one?.region.code)).toEqual(['OR', 'ME'])
  })
  test('an unknown name at a named place gives the place and says so', () => {
    const found = matchQuery(search, gazetteer, 'jones mortuary houston tx')
    expect(found.total).toBe(2)
    expect(found.unknownWords).toEqual(['jones'])
  })
  test.each(['near me', 'hollis austin', 'the wren', 'zzyzx nowhere'])('none in %s', (query) => {
    expect(find(query).place).toBeNull()
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

const folded = search.ranked.map(({ name, city, state }) => [name, city, state].map(foldWords))

describe('any query', () => {
  test('finds all that the substring rule finds, and what its folded words are part of; pages hold the total (SEARCH-8)', () => {
    fc.assert(
      fc.property(fc.oneof(query, cut), fc.integer({ min: 1, max: 4 }), (asked, size) => {
        // Plain comparisons: expect() would take a minute for so many.
        const { total, slice } = matchQuery(search, gazetteer, asked)
        const whole = slice(0, all)
        const pages: DirectoryEntry[] = []
        for (let offset = 0; offset < total; offset += size) pages.push(...slice(offset, size))
        const found = new Set(pages)
        const arePagesWhole = pages.length === total && pages.every((entry, at) => entry === whole[at])
        if (!arePagesWhole || found.size !== total) throw new Error('The pages are not the whole list.')
        const missing = matchPartners(search, asked)
          .slice(0, all)
          .filter((entry) => !found.has(entry))
        const words = foldWords(asked)
        if (words.length >= 3 && !asked.includes('\0')) {
          for (const [position, fields] of folded.entries()) {
            const entry = search.ranked[position] as DirectoryEntry
            if (fields.some((field) => field.includes(words)) && !found.has(entry)) missing.push(entry)
          }
        }
        if (missing.length > 0) throw new Error(`Missing: ${missing.map(({ name }) => name)}`)
      }),
      { numRuns: 20_000 },
    )
  })
  test('takes signs literally', () => {
    expect(find('%').names).toEqual(['100% Care_Home'])
    expect(find('_').names).toEqual(['100% Care_Home'])
    expect(find('\\').names).toEqual(['Back\\slash'])
    expect(find('\u{1f33f}').names).toEqual(['Moss \u{1f33f} Chapel'])
    for (const odd of ['%%', '\0', '', ' ', "'", '.', '\ud83c'])
      expect(find(odd).names).toEqual(find(odd.trim()).names)
    expect(find('%%').names).toEqual([])
  })
})
