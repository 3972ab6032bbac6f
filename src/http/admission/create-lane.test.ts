import { setImmediate } from 'node:timers/promises'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createLane, type LaneLimits } from './create-lane.ts'

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }))
afterEach(() => void vi.useRealTimers())

function setUp(limits: Partial<LaneLimits> = {}) {
  const clock = { nowMs: 0 }
  const lane = createLane({ atOnce: 1, mostWaiting: 10, maxWaitMs: 1000, ...limits }, () => clock.nowMs)
  const begun: string[] = []
  const refused: [name: string, retryAfterSeconds: number][] = []
  const gone = new Set<string>()
  const ends = new Map<string, () => void>()
  const offer = (name: string, network = name) =>
    lane.offer({
      network,
      isGone: () => gone.has(name),
      refuse: (seconds) => void refused.push([name, seconds]),
      run: () => {
        begun.push(name)
        return new Promise<void>((resolve) => ends.set(name, resolve))
      },
    })
  const end = async (name: string) => {
    ends.get(name)?.()
    for (let turn = 0; turn < 4; turn++) await setImmediate()
  }
  return { clock, lane, begun, refused, gone, offer, end }
}

test('work begins at once while there is room, the rest in turn', async () => {
  const { lane, begun, offer, end } = setUp({ atOnce: 2 })
  for (const name of ['a', 'b', 'c', 'd']) offer(name)
  expect(begun).toEqual(['a', 'b'])
  expect(lane.counts).toMatchObject({ running: 2, waiting: 2 })
  await end('b')
  expect(begun).toEqual(['a', 'b', 'c'])
  await end('a')
  await end('c')
  await end('d')
  expect(lane.counts).toEqual({ admitted: 4, refused: 0, dropped: 0, running: 0, waiting: 0 })
})

test('failed work frees its place', async () => {
  const { lane, begun, offer } = setUp()
  lane.offer({
    network: 'x',
    isGone: () => false,
    refuse: () => {},
    run: () => Promise.reject(new Error('no')),
  })
  offer('next')
  for (let turn = 0; turn < 4; turn++) await setImmediate()
  expect(begun).toEqual(['next'])
})

test('work beyond the length of the line is refused at once, with a time to wait', () => {
  const { lane, refused, offer } = setUp({ mostWaiting: 3 })
  for (const name of ['a', 'b', 'c', 'd', 'e']) offer(name)
  expect(refused).toEqual([['e', expect.any(Number)]])
  expect(refused[0]?.[1]).toBeGreaterThan(0)
  expect(lane.counts).toMatchObject({ waiting: 3, refused: 1 })
})

test('one network takes at most half of the line, and networks take turns', async () => {
  const { begun, refused, offer, end } = setUp()
  for (let number = 0; number < 20; number++) offer(`flood-${number}`, 'flood')
  expect(refused).toHaveLength(14)
  offer('family', 'home')
  await end('flood-0')
  await end('flood-1')
  expect(begun).toEqual(['flood-0', 'flood-1', 'family'])
})

test('work whose client has gone is dropped before it begins', async () => {
  const { lane, begun, gone, offer, end } = setUp()
  for (const name of ['a', 'b', 'c']) offer(name)
  gone.add('b')
  await end('a')
  expect(begun).toEqual(['a', 'c'])
  expect(lane.counts).toMatchObject({ dropped: 1, waiting: 0, running: 1 })
})

test('work that has waited too long is refused, even when nothing ever ends', async () => {
  const { clock, lane, begun, refused, offer } = setUp()
  for (const name of ['stuck', 'old']) offer(name)
  clock.nowMs = 900
  offer('young')
  clock.nowMs = 1100
  await vi.advanceTimersByTimeAsync(250)
  expect(refused.map(([name]) => name)).toEqual(['old'])
  expect(begun).toEqual(['stuck'])
  expect(lane.counts.waiting).toBe(1)
  clock.nowMs = 2000
  await vi.advanceTimersByTimeAsync(250)
  expect(lane.counts).toMatchObject({ waiting: 0, refused: 2 })
})

test('work is refused at once when recent durations predict too long a wait', async () => {
  const { clock, refused, offer, end } = setUp({ mostWaiting: 100 })
  offer('slow')
  clock.nowMs = 6000
  await end('slow')
  for (let number = 0; number < 5; number++) offer(`next-${number}`, `network-${number}`)
  // The mean is 600 ms: two wait, a third would wait over a second.
  expect(refused.map(([name]) => name)).toEqual(['next-3', 'next-4'])
})
