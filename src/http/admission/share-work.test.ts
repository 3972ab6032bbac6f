import { setImmediate } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { createLane } from './create-lane.ts'
import { createShare } from './share-work.ts'

function setUp(mostWaiting = 2) {
  const clock = { nowMs: 0 }
  const lane = createLane({ atOnce: 1, mostWaiting, maxWaitMs: 1000 }, () => clock.nowMs)
  const share = createShare()
  const log: string[] = []
  const stored = new Set<string>()
  const gone = new Set<string>()
  const ends = new Map<string, (result?: PromiseLike<never>) => void>()
  const ask = (name: string, key: string | null, untilTaken?: () => Promise<unknown>) =>
    share(lane, key, {
      network: name,
      isGone: () => gone.has(name),
      answerStored() {
        if (key === null || !stored.has(key)) return false
        log.push(`${name} stored`)
        return true
      },
      refuse: () => void log.push(`${name} refused`),
      run: () => {
        log.push(`${name} runs`)
        return new Promise<void>((resolve) => ends.set(name, resolve))
      },
      ...(untilTaken && { untilTaken }),
    })
  const end = async (name: string, result?: PromiseLike<never>) => {
    ends.get(name)?.(result)
    for (let turn = 0; turn < 6; turn++) await setImmediate()
  }
  return { clock, lane, log, stored, gone, ask, end }
}

test('all who ask for a page that is being made get it unless they left, however short the line', async () => {
  const { lane, log, stored, gone, ask, end } = setUp(2)
  for (const name of ['a', 'b', 'c', 'd', 'e']) ask(name, '/search?q=austin')
  expect(log).toEqual(['a runs'])
  expect(lane.counts.waiting).toBe(0)
  stored.add('/search?q=austin')
  gone.add('d')
  await end('a')
  expect(log).toEqual(['a runs', 'b stored', 'c stored', 'e stored'])
})

test('a page that was not stored is made for each, in the lane', async () => {
  const { log, ask, end } = setUp(2)
  for (const name of ['a', 'b', 'c']) ask(name, '/partner/abbott/ask')
  await end('a', Promise.reject(new Error('no')))
  expect(log).toEqual(['a runs', 'b runs'])
  await end('b')
  expect(log).toEqual(['a runs', 'b runs', 'c runs'])
})

test('without a key each work is its own', () => {
  const { log, ask } = setUp(1)
  for (const name of ['a', 'b', 'c']) ask(name, null)
  expect(log).toEqual(['a runs', 'c refused'])
})

test('a refusal meets all who wait for that work', async () => {
  const { clock, log, ask, end } = setUp()
  ask('busy', '/a')
  ask('first', '/b')
  ask('second', '/b')
  clock.nowMs = 2000
  await end('busy')
  expect(log).toEqual(['busy runs', 'first refused', 'second refused'])
})

test('without room in the lane each is refused', () => {
  const { log, ask } = setUp(0)
  for (const name of ['busy', 'first', 'second']) ask(name, name === 'busy' ? '/a' : '/b')
  expect(log).toEqual(['busy runs', 'first refused', 'second refused'])
})

test('when the first has gone, the next leads', async () => {
  const { log, gone, stored, ask, end } = setUp()
  ask('busy', '/a')
  for (const name of ['a', 'b', 'c']) ask(name, '/b')
  gone.add('a')
  await end('busy')
  expect(log).toEqual(['busy runs', 'b runs'])
  stored.add('/b')
  await end('b')
  expect(log).toEqual(['busy runs', 'b runs', 'c stored'])
})

test('a slow reader keeps its place, and nobody waiting', async () => {
  const { lane, log, stored, ask, end } = setUp()
  ask('slow', '/api/partners', () => new Promise(() => {}))
  ask('quick', '/api/partners')
  stored.add('/api/partners')
  await end('slow')
  expect(log).toEqual(['slow runs', 'quick stored'])
  expect(lane.counts.running).toBe(1)
})

test('a slow reader of work without a key keeps its place too', async () => {
  const { lane, ask, end } = setUp()
  ask('slow', null, () => new Promise(() => {}))
  await end('slow')
  expect(lane.counts.running).toBe(1)
})
