import fc from 'fast-check'
import { expect, test } from 'vitest'
import { createTopList } from '../finder/indexes/positions.ts'
import { mergeInSteps } from './merge-in-steps.ts'
import { runInSlices } from './run-in-slices.ts'

type Item = { key: number; number: number }
const byKey = (a: Item, b: Item) => a.key - b.key
const items = (keys: number[]) => keys.map((key, number) => ({ key, number }))

test('merging keeps items of the first list first among equals', async () => {
  const sorted = fc.array(fc.integer({ min: 0, max: 9 })).map((keys) => items(keys.sort((a, b) => a - b)))
  await fc.assert(
    fc.asyncProperty(sorted, sorted, async (a, b) => {
      expect(await runInSlices(mergeInSteps(a, b, byKey))).toEqual([...a, ...b].sort(byKey))
    }),
  )
})

test('the top list equals the head of a full sort', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 0, max: 9 })), fc.integer({ min: 0, max: 6 }), (keys, limit) => {
      const list = createTopList<Item>(limit, byKey)
      for (const item of items(keys)) list.add(item)
      expect(list.items).toEqual(items(keys).sort(byKey).slice(0, limit))
    }),
  )
})

test('a long computation lets others work in between and passes its errors on', async () => {
  let turns = 0
  const ticking = setInterval(() => {
    turns += 1
  })
  function* busy(): Generator<undefined, string, undefined> {
    const startedAt = performance.now()
    while (performance.now() - startedAt < 60) yield
    return 'done'
  }
  expect(await runInSlices(busy(), 4)).toBe('done')
  clearInterval(ticking)
  expect(turns).toBeGreaterThan(0)
  // biome-ignore lint/correctness/useYield: it fails before it could.
  function* failing(): Generator<undefined, string, undefined> {
    throw new Error('no')
  }
  await expect(runInSlices(failing())).rejects.toThrow('no')
})
