import { beforeEach, describe, expect, test } from 'vitest'
import { createFewCounts } from './few-counts.ts'

const NOW = new Date('2026-03-02T09:00:00Z')
let now = NOW
beforeEach(() => {
  now = NOW
})

describe('a few things of a session', () => {
  const MINUTE_MS = 60_000
  test('are counted by kind for 10 minutes from the first on', () => {
    const take = createFewCounts({ clock: { now: () => now } })
    const names = (from: number, count: number) => Array.from({ length: count }, (_, n) => `${from + n}`)
    expect(take('one', 'read', names(0, 100))).toBe(true)
    expect(take('one', 'read', names(50, 50))).toBe(true)
    expect(take('one', 'read', names(99, 2))).toBe(false)
    for (const kind of ['mail', 'delete'] as const) {
      expect(take('one', kind, 10)).toBe(true)
      expect(take('one', kind, 1)).toBe(false)
      expect(take('two', kind, 11)).toBe(false)
      expect(take('two', kind, 9)).toBe(true)
    }
    now = new Date(NOW.getTime() + 10 * MINUTE_MS - 1)
    expect(take('one', 'mail', 1)).toBe(false)
    now = new Date(NOW.getTime() + 10 * MINUTE_MS)
    expect(take('one', 'mail', 10)).toBe(true)
    // A clock that was ahead.
    now = new Date(NOW.getTime() - 1)
    expect(take('one', 'mail', 10)).toBe(true)
    expect(take('one', 'read', names(0, 100))).toBe(true)
  })

  test('of a thousand sessions are known', () => {
    const take = createFewCounts({ clock: { now: () => now } })
    for (let n = 0; n < 1000; n++) take(`${n}`, 'mail', 10)
    expect(take('0', 'mail', 1)).toBe(false)
    take('new', 'mail', 10)
    expect([take('1', 'mail', 1), take('0', 'mail', 1)]).toEqual([true, false])
  })
})
