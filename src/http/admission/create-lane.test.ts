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
  return { clock, lane, begun, refused, gone, ends, offer, end }
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
  expect(refused).toEqual([['e', 1]])
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

test('all of one network are served, after one of each other network', async () => {
  const { begun, offer, end } = setUp()
  for (const name of ['a1', 'a2', 'a3']) offer(name, 'a')
  for (const name of ['b1', 'b2']) offer(name, 'b')
  for (const name of ['a1', 'a2', 'b1', 'a3', 'b2']) await end(name)
  expect(begun).toEqual(['a1', 'a2', 'b1', 'a3', 'b2'])
})

test('places that are free at once are filled one a turn of the event loop', async () => {
  const { begun, offer, ends } = setUp({ atOnce: 2 })
  for (const name of ['a', 'b', 'c', 'd']) offer(name)
  for (const name of ['a', 'b']) ends.get(name)?.()
  for (let step = 0; step < 5; step++) await Promise.resolve()
  await setImmediate()
  expect(begun).toEqual(['a', 'b', 'c'])
  await setImmediate()
  expect(begun).toEqual(['a', 'b', 'c', 'd'])
})

test('the line is looked through every 200 ms by one timer, as long as somebody waits', async () => {
  const { clock, lane, begun, refused, offer, end } = setUp()
  for (const name of ['stuck', 'old']) offer(name, 'one')
  clock.nowMs = 500
  offer('young', 'one')
  expect(vi.getTimerCount()).toBe(1)
  clock.nowMs = 1001
  await vi.advanceTimersByTimeAsync(199)
  expect(refused).toEqual([])
  await vi.advanceTimersByTimeAsync(1)
  expect(refused).toEqual([['old', 1]])
  expect(vi.getTimerCount()).toBe(1)
  await end('stuck')
  expect(begun).toEqual(['stuck', 'young'])
  await vi.advanceTimersByTimeAsync(200)
  expect([vi.getTimerCount(), lane.counts.waiting]).toEqual([0, 0])
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
  expect(refused).toEqual([
    ['next-3', 3],
    ['next-4', 3],
  ])
})

test.each([
  ['as long as may be is taken', {}, [5000], 3, 3],
  ['what several places share', { atOnce: 2 }, [6000, 1], 4, 3],
  ['by what was latest a tenth', { maxWaitMs: 1300 }, [6000, 1000], 3, 3],
  ['and said up to 10 s', {}, [200_000], 1, 10],
])('a predicted wait: %s', async (_, limits, durations, waiting, seconds) => {
  const { clock, lane, refused, offer, end } = setUp({ mostWaiting: 100, ...limits })
  for (const [at, ms] of durations.entries()) {
    clock.nowMs += 1000
    offer(`done-${at}`)
    clock.nowMs += ms
    await end(`done-${at}`)
  }
  for (let number = 0; refused.length === 0; number++) offer(`next-${number}`)
  expect(lane.counts.waiting).toBe(waiting)
  expect(refused[0]?.[1]).toBe(seconds)
})
