import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { packIds, unpackIds } from './packed-ids.ts'

test('ids survive, however many, and 20,000 stay below 500 KB', () => {
  for (const count of [0, 1, 2, 3, 300, 20_000]) {
    const ids = Array.from({ length: count }, () => randomUUID())
    const packed = packIds(ids)
    expect(unpackIds(packed)).toEqual(ids)
    expect(packed.length).toBeLessThan(500_000)
  }
})

test.each(['ids', 'aaaaa', 'a b', 'AAAA', 'ü'])('%s is refused', (text) => {
  expect(unpackIds(text)).toBeNull()
})
