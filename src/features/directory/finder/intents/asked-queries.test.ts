import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { openSampleDirectory } from '../../../../../bench/finder/finder-directories.ts'
import { makeSnapshot, makeView } from '../../../../../tests/sites/make-snapshot.ts'
import { findPartners } from '../answers/search-directory.ts'
import { foldText } from '../vocabulary/fold-words.ts'

/** Rows of two cells. */
function readRows(path: string): string[][] {
  const lines = readFileSync(new URL(path, import.meta.url), 'utf8')
    .trim()
    .split('\n')
  return lines.filter((line) => !line.startsWith('#')).map((line) => line.split('\t'))
}

/** Queries with what they ask, written by somebody who had not seen an answer, and not among the sentences. */
const UNSEEN = [
  'crisis-unseen',
  'everyday-unseen',
  'crisis-eighth',
  'everyday-twelfth',
  'everyday-fourteenth',
  'everyday-fifteenth',
  'crisis-fifteenth',
  'everyday-sixteenth',
  'crisis-sixteenth',
  'everyday-seventeenth',
  'everyday-eighteenth',
  'everyday-nineteenth',
].flatMap((name) =>
  readRows(`../../../../../bench/finder/${name}.tsv`).map(([query = '', kind = '']) => ({
    query,
    kind: kind === 'suicide' ? 'danger' : kind,
  })),
)
const KNOWN = readRows('./sentences.tsv')
  .slice(1)
  .map(([kind = '', query = '']) => ({ query, kind: kind.split(':')[0] ?? '' }))

const directory = openSampleDirectory()
const asked = async (query: string) => (await findPartners({ directory }, query)).asked

describe('what a query asks besides a place or a name (SEARCH-11)', () => {
  test('96 of 100 unseen sentences get what they ask', async () => {
    const wrong: string[] = []
    for (const { query, kind } of UNSEEN) if ((await asked(query))?.kind !== kind) wrong.push(query)
    expect(wrong.length).toBeLessThanOrEqual(0.04 * UNSEEN.length)
  })

  test('99 of 100 known cries for help get theirs; nothing stands beside 988', async () => {
    const set = KNOWN.filter(({ kind }) => kind === 'danger' || kind === 'first-steps')
    let right = 0
    for (const { query, kind } of set) {
      const { asked, entries, understood } = await findPartners({ directory }, query)
      if (asked?.kind === kind && !understood) right += 1
      if (kind === 'danger') expect([query, entries.length]).toEqual([query, 0])
    }
    expect(right).toBeGreaterThanOrEqual(0.99 * set.length)
  })

  test('97 of 100 known questions get an answer or are asked where, of 200 at most one with a stranger', async () => {
    const set = KNOWN.filter(({ query, kind }) => kind === 'question' && query.split(' ').length > 3)
    const strangers: string[] = []
    let answered = 0
    for (const { query } of set) {
      const { asked, entries, understood } = await findPartners({ directory }, query)
      if (asked) answered += 1
      const words = foldText(query).match(/\p{L}{4,}/gu) ?? []
      const isFound = entries
        .slice(0, 5)
        .every(({ name, city, state }) =>
          words.some((word) => foldText(`${name} ${city} ${state}`).includes(word)),
        )
      if (understood || !isFound) strangers.push(query)
    }
    expect(strangers.length).toBeLessThanOrEqual(0.005 * set.length)
    expect(answered).toBeGreaterThanOrEqual(0.97 * set.length)
  })

  test.each(['houston', 'price hill cincinnati', 'death valley', 'hollis & wren', 'celebration, fl', 'ill'])(
    '%s asks nothing besides',
    async (query) => {
      expect(await asked(query)).toBeNull()
    },
  )

  test.each(['funeral home in price', 'funeraria en price', 'pompes funèbres à price'])(
    'a town after "in" that is an everyday word is a place: %s',
    async (query) => {
      const { asked, understood } = await findPartners({ directory }, query)
      expect(asked).toBeNull()
      expect(understood?.city).toBe('Price')
    },
  )

  test.each([
    'cremation in advance',
    'cremacion en vida',
    'burial in canada',
    'funeral in english',
    // Weare is a town.
    'we are taking mom off life support',
  ])('not every word after "in" is a town, nor are everyday words: %s', async (query) => {
    const { asked, understood } = await findPartners({ directory }, query)
    expect([asked?.kind, understood]).toEqual([expect.any(String), null])
  })

  test('a place beside it is found', async () => {
    const { asked, understood } = await findPartners({ directory }, 'my mother died in Asheville, NC')
    expect(asked?.kind).toBe('first-steps')
    expect(understood?.name).toBe('Asheville, North Carolina')
  })

  test('a name that says it all is a name, not a question', async () => {
    const named = makeView(
      makeSnapshot([{ name: 'Price Funeral Home', city: 'Boise', state: 'Idaho', zipCode: '83702' }]),
    )
    const { asked, entries } = await findPartners({ directory: named }, 'price funeral home')
    expect(asked).toBeNull()
    expect(entries[0]?.name).toBe('Price Funeral Home')
  })
})
