import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { openSampleDirectory } from '../../../../../bench/finder/finder-directories.ts'
import { makeSnapshot, makeView } from '../../../../../tests/sites/make-snapshot.ts'
import { findPartners, searchDirectory } from '../answers/search-directory.ts'
import { foldText } from '../vocabulary/fold-words.ts'

/** Queries with what they ask, written by somebody who had not seen an answer. */
function readSet(name: string): { query: string; kind: string }[] {
  const file = new URL(`../../../../../bench/finder/${name}.tsv`, import.meta.url)
  return readFileSync(file, 'utf8')
    .trim()
    .split('\n')
    .map((line) => line.split('\t'))
    .map(([query = '', answer = '']) => ({ query, kind: answer.split(' ')[0] ?? '' }))
}

const directory = openSampleDirectory()
const asked = async (query: string) => (await findPartners({ directory }, query)).asked

describe('what a query asks besides a place or a name (SEARCH-11)', () => {
  test.each([
    ...readSet('crisis'),
    ...readSet('crisis-judge'),
    ...readSet('crisis-fresh'),
    ...readSet('crisis-blind'),
  ])('$query', async ({ query, kind }) => {
    expect((await asked(query))?.kind).toBe(kind === 'suicide' ? 'danger' : kind)
    const { partners, similar, suggestions } = await searchDirectory({ directory } as never, query)
    expect([...partners, ...similar, ...suggestions]).toEqual([])
  })

  test('97 of 100 everyday phrases without a place get an answer or are asked where, none a stranger', async () => {
    const set = [
      'everyday',
      'everyday-judge',
      'everyday-fresh',
      'everyday-blind',
      'everyday-second',
      'everyday-other',
      'everyday-later',
    ].flatMap(readSet)
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
    expect(strangers).toEqual([])
    expect(answered).toBeGreaterThanOrEqual(0.97 * set.length)
  })

  test('cries for help in everyday words: 99 of 100', async () => {
    const set = ['crisis-second', 'crisis-other', 'crisis-wide', 'crisis-later', 'crisis-third'].flatMap(
      readSet,
    )
    const kinds = await Promise.all(set.map(({ query }) => asked(query)))
    const right = set.filter(({ kind }, at) => kinds[at]?.kind === (kind === 'suicide' ? 'danger' : kind))
    expect(right.length).toBeGreaterThanOrEqual(0.99 * set.length)
  })

  test.each([
    'houston',
    'price hill cincinnati',
    'death valley',
    'hollis & wren',
    'celebration, fl',
    'cremation la',
    'ill',
  ])('%s asks nothing besides', async (query) => {
    expect(await asked(query)).toBeNull()
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
