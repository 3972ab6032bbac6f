import { setImmediate } from 'node:timers/promises'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createLane, type LaneLimits } from './create-lane.ts'

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }))
afterEach(() => void vi.useRealTimers())

function setUp(limits: Partial<LaneLimits> = {}) {
  const lane = createLane({ atOnce: 1, mostWaiting: 10, maxWaitMs: 1000, ...limits })
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
  const settle = async () => {
    for (let turn = 0; turn < 4; turn++) await setImmediate()
  }
  const end = async (name: string) => {
    ends.get(name)?.()
    await settle()
  }
  return { lane, begun, refused, gone, ends, offer, settle, end }
}

test('work begins in turn while there is room', async () => {
  const { lane, begun, offer, settle, end } = setUp({ atOnce: 2 })
  for (const name of ['a', 'b', 'c', 'd']) offer(name)
  await settle()
  expect(begun).toEqual(['a', 'b'])
  expect(lane.counts).toMatchObject({ running: 2, waiting: 2 })
  await end('b')
  expect(begun).toEqual(['a', 'b', 'c'])
  await end('a')
  await end('c')
  await end('d')
  expect(lane.counts).toEqual({ admitted: 4, refused: 0, dropped: 0, running: 0, waiting: 0 })
})

test('what waited only for an event loop that was held up is done, unless a crowd waits', () => {
  const few = setUp({ atOnce: 2 })
  const crowd = setUp({ atOnce: 2, mostWaiting: 10 })
  for (const name of ['a', 'b']) few.offer(name)
  for (const name of ['a', 'b', 'c', 'd']) crowd.offer(name)
  // Timers come before what is due next.
  vi.advanceTimersByTime(1000)
  expect([few.begun, few.refused]).toEqual([['a', 'b'], []])
  expect(crowd.refused.map(([name]) => name)).toEqual(['a', 'b'])
})

test('failed work frees its place', async () => {
  const { lane, begun, offer, settle } = setUp()
  lane.offer({
    network: 'x',
    isGone: () => false,
    refuse: () => {},
    run: () => Promise.reject(new Error('no')),
  })
  offer('next')
  await settle()
  expect(begun).toEqual(['next'])
})

test('work beyond the length of the line is refused at once, with a time to wait', async () => {
  const { lane, refused, offer, settle } = setUp({ mostWaiting: 3 })
  offer('a')
  await settle()
  for (const name of ['b', 'c', 'd', 'e']) offer(name)
  expect(refused).toEqual([['e', 3]])
  expect(lane.counts).toMatchObject({ waiting: 3, refused: 1 })
})

test('one network takes at most half of the line', async () => {
  const { begun, refused, offer, settle, end } = setUp()
  offer('flood-0', 'flood')
  await settle()
  for (let number = 1; number < 20; number++) offer(`flood-${number}`, 'flood')
  expect(refused).toHaveLength(14)
  offer('family', 'home')
  for (let number = 0; number < 6; number++) await end(`flood-${number}`)
  expect(begun).toContain('family')
  expect(refused).toHaveLength(14)
})

test('work whose client has gone is dropped before it begins', async () => {
  const { lane, begun, gone, offer, settle, end } = setUp()
  for (const name of ['a', 'b', 'c']) offer(name)
  await settle()
  gone.add('b')
  await end('a')
  expect(begun).toEqual(['a', 'c'])
  expect(lane.counts).toMatchObject({ dropped: 1, waiting: 0, running: 1 })
})

test('free places are filled two a turn of the event loop', async () => {
  const { begun, offer } = setUp({ atOnce: 4 })
  for (const name of ['a', 'b', 'c', 'd']) offer(name)
  expect(begun).toEqual([])
  await setImmediate()
  expect(begun).toEqual(['a', 'b'])
  await setImmediate()
  expect(begun).toEqual(['a', 'b', 'c', 'd'])
})

test('work that has waited too long is refused, or dropped, even when nothing ever ends', async () => {
  const { lane, begun, refused, gone, offer, settle } = setUp()
  for (const name of ['stuck', 'old', 'left']) offer(name)
  await settle()
  gone.add('left')
  await vi.advanceTimersByTimeAsync(900)
  offer('young')
  await vi.advanceTimersByTimeAsync(100)
  expect(refused).toEqual([['old', 3]])
  expect(begun).toEqual(['stuck'])
  expect(lane.counts).toMatchObject({ waiting: 1, dropped: 1 })
  await vi.advanceTimersByTimeAsync(1000)
  expect(lane.counts).toMatchObject({ waiting: 0, refused: 2 })
})
