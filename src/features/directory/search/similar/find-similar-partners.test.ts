import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { makeSnapshot } from '../../../../../tests/sites/make-snapshot.ts'
import type { DirectoryEntry } from '../../snapshot/directory-entry.ts'
import type { DirectorySnapshot } from '../../snapshot/directory-view.ts'
import { suggestSpellings } from '../suggest/suggest-spellings.ts'
import { editDistance, prefixDistance, preparePattern } from '../text/edit-distance.ts'
import { findSimilarPartners } from './find-similar-partners.ts'
import { readSimilarQuery } from './similar-query.ts'
import { createSimilarity, isSimilar } from './similarity.ts'

function fullScan({ search }: DirectorySnapshot, query: string, count: number): DirectoryEntry[] {
  const similarity = createSimilarity(readSimilarQuery(query))
  return search.ranked
    .map((entry) => ({ entry, ...similarity(entry) }))
    .filter((found) => found.isKept)
    .sort((a, b) => b.total - a.total)
    .slice(0, count)
    .map((found) => found.entry)
}

function levenshtein(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_, at) => at)
  for (let i = 1; i <= a.length; i++) {
    const next = [i]
    for (let j = 1; j <= b.length; j++) {
      const replaced = (row[j - 1] ?? 0) + (a[i - 1] === b[j - 1] ? 0 : 1)
      next.push(Math.min(replaced, (row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1))
    }
    row = next
  }
  return row[b.length] ?? 0
}

const words = fc.constantFrom(
  'hollis',
  'wren',
  'and',
  'Funeral',
  'home',
  'ash',
  'Asheville',
  'Québec',
  'new',
  'york',
  'of',
)
const text = fc.oneof(
  fc.array(words, { minLength: 1, maxLength: 5 }).map((parts) => parts.join(' ')),
  fc.string({ unit: fc.constantFrom(..."ashevilorn &'é1"), minLength: 1, maxLength: 45 }),
)
const row = fc.record({
  name: text,
  city: fc.oneof(fc.constantFrom('Asheville', 'Nashville', 'New York', 'Brooklyn', 'Québec'), text),
  state: fc.constantFrom('New York', 'North Carolina', 'Quebec', 'Elsewhere'),
  zipCode: fc.constantFrom('28801', '28715-1234', '11201', 'H2X 1Y4'),
  description: fc.option(text, { nil: null }),
  isPriority: fc.boolean(),
})
const query = fc.oneof(
  text,
  fc.constantFrom(
    '28899',
    '28801-9999',
    'Ashevile',
    'ashevile, nc',
    'barooklyn new york',
    'funeral in asheville',
    'NY',
  ),
  fc.string({ maxLength: 70 }),
)

test("the edit distance equals the textbook's, beyond 32 characters and beyond Latin too", () => {
  const any = fc.string({ unit: fc.constantFrom(...'abcé\u4e2d '), maxLength: 80 })
  fc.assert(
    fc.property(any, any, any, (a, b, around) => {
      const distance = levenshtein(a, b)
      expect(editDistance(preparePattern(a), b)).toBe(distance)
      expect(
        editDistance(preparePattern(a), around + b + around, around.length, around.length + b.length),
      ).toBe(distance)
    }),
    { numRuns: 400 },
  )
})

test('the prefix distance is the least over all beginnings', () => {
  const short = fc.string({ unit: fc.constantFrom(...'abc'), maxLength: 10 })
  fc.assert(
    fc.property(short, short, (a, b) => {
      const beginnings = Array.from({ length: b.length + 1 }, (_, length) =>
        levenshtein(a, b.slice(0, length)),
      )
      expect(prefixDistance(preparePattern(a), b)).toBe(Math.min(...beginnings))
    }),
  )
})

describe('the ranking of similar partners', () => {
  test('equals a full scan (SEARCH-5)', () => {
    fc.assert(
      fc.property(
        fc.array(row, { maxLength: 40 }),
        query,
        fc.integer({ min: 1, max: 4 }),
        (rows, asked, count) => {
          const snapshot = makeSnapshot(rows)
          const found = findSimilarPartners(snapshot.search, asked, count)
          expect(found).toEqual(fullScan(snapshot, asked, count))
        },
      ),
      { numRuns: 500 },
    )
  })

  const total = (query: string, fields: Parameters<typeof makeSnapshot>[0][number]) => {
    const nothing = { name: '##', city: '##', state: '##', zipCode: '##' }
    const [entry] = makeSnapshot([{ ...nothing, ...fields }]).partners
    return createSimilarity(readSimilarQuery(query))(entry as DirectoryEntry)
  }
  test('weighs name 3, city 2, state 1.5, ZIP 1, description 0.5, and sums them (SEARCH-5)', () => {
    expect(total('quartz', { name: 'Quartz' }).text).toBeCloseTo(3)
    expect(total('quartz', { city: 'Quartz' }).text).toBeCloseTo(2)
    expect(total('quartz', { state: 'Quartz' }).text).toBeCloseTo(1.5)
    expect(total('q7', { zipCode: 'Q7' }).text).toBeCloseTo(1)
    expect(total('quartz', { description: 'Quartz' }).text).toBeCloseTo(0.5)
    expect(total('quartz', { name: 'Quartz', city: 'Quartz', description: 'Quartz' }).text).toBeCloseTo(5.5)
  })
  test('counts exact 1, substring 0.8, all words 0.6, spelling 0.4 times a likeness above 0.3 (SEARCH-5)', () => {
    expect(total('wren', { name: 'The Wrens' }).text).toBeCloseTo(3 * 0.8)
    expect(total('Hollis and Wren', { name: 'Wren & Hollis Chapel' }).text).toBeCloseTo(3 * 0.6)
    expect(total('Hollis and Wren', { name: 'Wren##################################' }).text).toBeCloseTo(
      3 * 0.6 * 0.4,
    )
    expect(total('abcd', { name: 'abcx' }).text).toBeCloseTo(3 * 0.4 * 0.75)
    expect(total('abcdefghij', { name: 'abcxxxxxxx' }).text).toBe(0)
  })
  test('scores a ZIP by its first digits, and other queries by city and state (SEARCH-5)', () => {
    const near = (zipCode: string) => total('28801-4444', { zipCode }).geographic
    expect(['28801', '28801-1234', '28899', '28100', '29801', 'H2X 1Y4'].map(near)).toEqual([
      1, 1, 0.7, 0.4, 0, 0,
    ])
    expect(total('quartz', { city: 'Quartzville' }).geographic).toBe(0.8)
    expect(total('ashevile', { city: 'Asheville' }).geographic).toBe(0.8)
    expect(total('ashevile', { city: 'Nashville' }).geographic).toBe(0)
    expect(total('anywhere, nc', { state: 'North Carolina' }).geographic).toBe(0.8)
    expect(total('quartz', { city: 'Quartz' }).total).toBeCloseTo(2 + 2 * 0.8)
  })
  test('keeps a text above 0.1 or a place above 0.3, where the sum is above 0.2 (SEARCH-5)', () => {
    expect([isSimilar(0.21, 0), isSimilar(0.2, 0)]).toEqual([true, false])
    expect([isSimilar(0, 0.31), isSimilar(0, 0.3)]).toEqual([true, false])
    expect([isSimilar(0.11, 0.1), isSimilar(0.1, 0.3)]).toEqual([true, false])
  })
  test('leaves out partners with almost nothing in common', () => {
    expect(total('zzzzzz', { name: 'Alder' }).isKept).toBe(false)
    expect(findSimilarPartners(makeSnapshot([{}, {}]).search, '\0')).toEqual([])
    expect(findSimilarPartners(makeSnapshot([{}, {}]).search, ' ')).toEqual([])
  })
})

describe('misspelt queries', () => {
  const snapshot = makeSnapshot([
    { name: 'Ashby Memorial Chapel', city: 'Gainesville', state: 'Florida', zipCode: '32601' },
    { name: 'Bell Mortuary', city: 'Asheville', state: 'North Carolina', zipCode: '28801' },
    { name: 'Crane Chapel', city: 'Nashville', state: 'Tennessee', zipCode: '37201', isPriority: true },
    { name: 'Hollis & Wren Funeral Home', city: 'Salem', state: 'Oregon', zipCode: '97301' },
    { name: 'Smith and Jones Funeral Home', city: 'Hollister', state: 'California', zipCode: '95023' },
    { name: 'Dover Cremation', city: 'Brooklyn', state: 'New York', zipCode: '11201' },
    { name: 'New York Mortuary', city: 'New York', state: 'New York', zipCode: '10001' },
    { name: 'Élan', city: 'Montréal', state: 'Quebec', zipCode: 'H2X 1Y4' },
  ])
  test.each([
    ['Ashevile', 'Bell Mortuary'],
    ['Barooklyn new york', 'Dover Cremation'],
    ['Hollis and Wren', 'Hollis & Wren Funeral Home'],
    ['Asheville, NC', 'Bell Mortuary'],
    ['funeral homes in ashevile', 'Bell Mortuary'],
    ['Montreal', 'Élan'],
    ['28899', 'Bell Mortuary'],
  ])('%s finds %s', (asked, expected) => {
    expect(findSimilarPartners(snapshot.search, asked)[0]?.name).toBe(expected)
  })
  test.each([
    ['Ashevile', ['Asheville']],
    ['Asheville, NC', ['Asheville']],
    ['Barooklyn new york', ['Brooklyn', 'New York']],
    ['montreal', ['Montréal']],
    ['cremation orgon', ['Oregon']],
    ['zzzz', []],
    ['Asheville', []],
  ])('%s suggests %j (SEARCH-6)', (asked, expected) => {
    expect(suggestSpellings(snapshot.search, asked)).toEqual(expected)
  })
  test('suggests at most five, cities before states (SEARCH-4, SEARCH-6)', () => {
    const cities = ['West', 'East', 'North', 'South', 'Old'].map((side) => ({ city: `${side} Asheville` }))
    cities.push({ city: 'Asheville' })
    const suggestions = suggestSpellings(
      makeSnapshot([...cities, { state: 'Ashevilled' }]).search,
      'xx asheville',
    )
    expect(suggestions).toHaveLength(5)
    expect(suggestions[0]).toBe('Asheville')
    expect(suggestions).not.toContain('Ashevilled')
  })
})
