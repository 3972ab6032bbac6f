import fc from 'fast-check'
import { expect, test } from 'vitest'
import { HIT, matchNames } from './substring-rule.ts'
import { buildTextColumn, buildWordIndex, scanTextColumn } from './word-index.ts'

function finish<Result>(building: Generator<undefined, Result, undefined>): Result {
  for (;;) {
    const step = building.next()
    if (step.done) return step.value
  }
}

const word = fc.string({ unit: fc.constantFrom(...'abc&é'), minLength: 1, maxLength: 4 })
const text = fc.array(word, { maxLength: 5 }).map((words) => words.join(' '))

test('finds the same texts, with the same beginnings, as a scan of all', () => {
  fc.assert(
    fc.property(fc.array(text, { maxLength: 30 }), text, (texts, query) => {
      const column = finish(buildTextColumn(texts.length, (position) => texts[position] as string))
      const scanned = new Map<number, boolean>()
      scanTextColumn(column, query, (position, at) => {
        scanned.set(position, at === 0)
        return false
      })
      const ranks = new Uint8Array(texts.length)
      if (query !== '') matchNames(ranks, finish(buildWordIndex(column)), query, true)
      const found = [...ranks]
        .map((rank, position) => [position, rank] as const)
        .filter(([, rank]) => rank > 0)
      expect(new Map(found.map(([position, rank]) => [position, rank >= HIT.beginning]))).toEqual(scanned)
    }),
    { numRuns: 3000 },
  )
})
