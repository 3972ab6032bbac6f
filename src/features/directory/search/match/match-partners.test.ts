import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { makeDatabase } from '../../../../../tests/servers/make-database.ts'
import { LOADED_PLACES } from '../../../../../tests/sites/loaded-places.ts'
import { makeSnapshot } from '../../../../../tests/sites/make-snapshot.ts'
import { insertPartners } from '../../../../../tests/values/build.ts'
import { REGIONS, regionCode } from '../../../../shared/places/regions.ts'
import type { DirectoryEntry } from '../../snapshot/directory-entry.ts'
import { openDirectoryView } from '../../snapshot/open-directory-view.ts'
import { matchPartners } from './match-partners.ts'

const plain = (text: string) => text.trim().replace(/\s+/g, ' ').toLowerCase()

type Row = Pick<DirectoryEntry, 'name' | 'city' | 'state' | 'zipCode'>

function matches(row: Row, query: string): boolean {
  const wanted = plain(query)
  if (wanted === '') return false
  const fields = [row.name, row.city, row.state, row.zipCode]
  return fields.some((field) => plain(field).includes(wanted)) || isCodeOf(row.state, wanted)
}

const isCodeOf = (state: string, wanted: string) => regionCode(state).toLowerCase() === wanted

/** Exact state code or name, exact city, exact ZIP, name prefix, rest; then priority, name, id. */
function order(query: string) {
  const wanted = plain(query)
  const rank = (row: Row) => {
    if (isCodeOf(row.state, wanted) || plain(row.state) === wanted || plain(row.name) === wanted) return 0
    if (plain(row.city) === wanted) return 1
    if (plain(row.zipCode) === wanted) return 2
    return plain(row.name).startsWith(wanted) ? 3 : 4
  }
  const folded = (text: string) =>
    text
      .normalize('NFKD')
      .replace(/\p{Diacritic}/gu, '')
      .toLowerCase()
  const compare = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0)
  return (a: DirectoryEntry, b: DirectoryEntry) =>
    rank(a) - rank(b) ||
    Number(b.isPriority) - Number(a.isPriority) ||
    compare(folded(a.name), folded(b.name)) ||
    compare(a.name, b.name) ||
    compare(a.id, b.id)
}

/** Few, so that queries hit; with length-changing case and LIKE wildcards. */
const letters = fc.constantFrom(..."aabnrwNAtx -&.%_\\é\u0130\u00df\u03a3'2801")
const text = (min: number, max: number) => fc.string({ unit: letters, minLength: min, maxLength: max })
const anyField = fc.constantFrom('Texas', 'TX', 'Texan', 'Paris', '28801', '28801-1', 'Asheville')
const row = fc.record({
  name: fc.oneof(text(1, 12), anyField),
  city: fc.oneof(text(1, 6), anyField),
  // Texas often, so that its code meets cities and names "TX".
  state: fc.oneof(fc.constant('Texas'), fc.constantFrom(...REGIONS.map((region) => region.name)), text(1, 5)),
  zipCode: fc.constantFrom('28801', '28802', '75001-1234', 'H2X 1Y4', '01001', '28801-1'),
  isPriority: fc.boolean(),
})
const query = fc.oneof(
  text(0, 4),
  anyField,
  fc.constantFrom(
    'nc',
    'TX',
    'texas',
    'Paris',
    'asheville',
    '28801',
    '288',
    'h2x',
    ' 28801 ',
    'ON',
    '%',
    '_',
    '\\',
  ),
  fc.string({ maxLength: 5 }),
)

const all = Number.POSITIVE_INFINITY

describe('the search rule', () => {
  test('matches and order equal those of a plain scan for any directory and query (SEARCH-1, SEARCH-10)', () => {
    fc.assert(
      fc.property(fc.array(row, { maxLength: 25 }), query, (rows, asked) => {
        const { search, partners } = makeSnapshot(rows)
        const found = matchPartners(search, asked)
        const expected = partners.filter((entry) => matches(entry, asked)).sort(order(asked))
        expect(found.slice(0, all)).toEqual(expected)
        expect(found.total).toBe(expected.length)
      }),
      { numRuns: 600 },
    )
  })
  test('pages of any size together equal the whole', () => {
    fc.assert(
      fc.property(
        fc.array(row, { maxLength: 25 }),
        query,
        fc.integer({ min: 1, max: 7 }),
        (rows, asked, size) => {
          const found = matchPartners(makeSnapshot(rows).search, asked)
          const pages: DirectoryEntry[] = []
          for (let offset = 0; offset < found.total; offset += size) pages.push(...found.slice(offset, size))
          expect(pages).toEqual(found.slice(0, all))
        },
      ),
    )
  })
  test('NUL, lone surrogates and half characters find nothing', () => {
    const { search } = makeSnapshot([{ name: 'Moss \u{1f33f} Chapel', city: 'Ada' }])
    for (const asked of ['\0', 'a\0a', '\ud83c', '\udf3f', '', '  ']) {
      expect(matchPartners(search, asked).total).toBe(0)
    }
    expect(matchPartners(search, '\u{1f33f}').total).toBe(1)
  })
  test('two letters rank the state of that code first (SEARCH-1)', () => {
    const { search } = makeSnapshot([
      { name: 'Incredible', state: 'Texas', isPriority: true },
      { name: 'Alder', city: 'In', state: 'Ohio' },
      { name: 'Zinnia', state: 'Indiana' },
    ])
    const names = matchPartners(search, 'in')
      .slice(0, all)
      .map((entry) => entry.name)
    expect(names).toEqual(['Zinnia', 'Alder', 'Incredible'])
  })
})

describe('compared with PostgreSQL', () => {
  let database: Awaited<ReturnType<typeof makeDatabase>>
  beforeAll(async () => {
    database = await makeDatabase()
  })
  afterAll(() => database.close())

  test('the total equals that of the rule in SQL, for ASCII queries (SEARCH-1)', async () => {
    const ascii = fc.string({
      unit: fc.constantFrom(..."aabnrwNAtx -&.%_\\'2801"),
      minLength: 1,
      maxLength: 12,
    })
    const rows = fc.sample(
      fc.record({ name: ascii, city: ascii, state: fc.constantFrom('Texas', 'Ohio', 'Quebec') }),
      {
        numRuns: 300,
        seed: 7,
      },
    )
    await insertPartners(
      database.db,
      ...rows.map((given, at) => ({ ...given, slug: `p${at}`, isPriority: at % 9 === 0 })),
    )
    const view = await openDirectoryView(database.db, () => {}, LOADED_PLACES)
    const queries = fc.sample(
      fc.string({ unit: fc.constantFrom(..."abnrwNAtx -&.%_\\'2801"), minLength: 1, maxLength: 3 }),
      {
        numRuns: 250,
        seed: 11,
      },
    )
    for (const asked of [...queries, 'texas', 'OH', '28801', '%', '_', '\\']) {
      const wanted = asked.trim()
      const { rows: counted } = await database.db.$client.query(
        `select count(*)::int as total from partners where $1 <> '' and (
           position(lower($1) in lower(name)) > 0 or position(lower($1) in lower(city)) > 0
           or position(lower($1) in lower(state)) > 0 or position(lower($1) in lower(zip_code)) > 0
           or lower($1) = case state when 'Texas' then 'tx' when 'Ohio' then 'oh' else 'qc' end)`,
        [wanted],
      )
      expect([asked, matchPartners(view.current().search, asked).total]).toEqual([asked, counted[0].total])
    }
    await view.close()
  })
})
