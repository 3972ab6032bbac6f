import { EventEmitter } from 'node:events'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { PassThrough } from 'node:stream'
import { setImmediate as turn } from 'node:timers/promises'
import { beforeEach, expect, test } from 'vitest'
import { type BodyPool, createBodyPool } from './body-pool.ts'

const MOST_BYTES = 1_000_000
const KB = 1000

let pool: BodyPool
let refused: Map<object, string>
let waits: (number | undefined)[]
beforeEach(() => {
  refused = new Map()
  waits = []
  pool = createBodyPool(MOST_BYTES, (incoming, _, code, seconds) => {
    refused.set(incoming, code)
    waits.push(seconds)
  })
})

function begin(network: string, mostBytes = 10_000_000) {
  const incoming = new PassThrough({ highWaterMark: 10_000_000 })
  const outgoing = new EventEmitter()
  const body = {
    incoming,
    outgoing,
    isTaken: false,
    refusal: () => refused.get(incoming),
    async send(bytes: number) {
      incoming.write(Buffer.alloc(bytes))
      await turn()
    },
    async finish() {
      incoming.end()
      await turn()
    },
    received: () => (incoming as { rawBody?: Buffer }).rawBody?.length,
  }
  pool.read(incoming as unknown as IncomingMessage, outgoing as unknown as ServerResponse, {
    network,
    mostBytes,
    take: () => {
      body.isTaken = true
    },
  })
  return body
}

test('a body is taken whole, and leaves its memory when its request is answered', async () => {
  const body = begin('a')
  for (const bytes of [300, 200]) await body.send(bytes)
  expect([body.isTaken, pool.unfinished()]).toEqual([false, 1])
  await body.finish()
  expect([body.isTaken, body.received(), pool.bytes(), pool.unfinished()]).toEqual([true, 500, 500, 0])
  body.outgoing.emit('close')
  expect(pool.bytes()).toBe(0)
})

test('a body whose sender goes leaves its memory, and is not taken', async () => {
  const body = begin('a')
  await body.send(300)
  body.incoming.destroy()
  await turn()
  expect([body.isTaken, pool.bytes(), pool.unfinished(), pool.counts.left]).toEqual([false, 0, 0, 1])
})

test('a body over its limit is refused', async () => {
  const body = begin('a', 400)
  await body.send(400)
  expect(body.refusal()).toBeUndefined()
  await body.send(1)
  expect([body.refusal(), pool.bytes()]).toEqual(['too_large', 0])
  expect([waits, pool.counts]).toEqual([[undefined], { whole: 0, left: 0, refused: 1, limited: 0 }])
  // Nobody listens any more.
  for (const event of ['data', 'end', 'close']) expect(body.incoming.listenerCount(event), event).toBe(0)
})

test('when memory is full the largest of the largest network gives way, and the small get through', async () => {
  const flood = Array.from({ length: 9 }, (_, at) => begin(`flood ${at % 3}`))
  for (const [at, body] of flood.entries()) await body.send((90 + at) * KB)
  const family = begin('family')
  await family.send(3 * KB)
  // A single body larger than any, of a network that sends less.
  const list = begin('list')
  await list.send(200 * KB)
  expect(pool.bytes()).toBeLessThanOrEqual(MOST_BYTES)
  const refusals = [...flood, family, list].map((body) => body.refusal())
  expect(refusals.filter(Boolean)).toEqual(['unavailable'])
  expect(flood[8]?.refusal()).toBe('unavailable')
  await family.finish()
  expect(family.isTaken).toBe(true)
})

test('bodies that are being answered count too: what comes then is refused', async () => {
  const whole = begin('a')
  await whole.send(900 * KB)
  await whole.finish()
  const later = begin('b')
  await later.send(200 * KB)
  expect([whole.refusal(), later.refusal()]).toEqual([undefined, 'unavailable'])
  expect(waits).toEqual([5])
  whole.outgoing.emit('close')
  expect(pool.bytes()).toBe(0)
})

test('a body that comes byte by byte counts with what each piece takes', async () => {
  const body = begin('a')
  // Of 651 bytes each.
  for (let at = 0; at < 1536; at++) await body.send(1)
  expect([body.refusal(), pool.bytes()]).toEqual([undefined, 999_936])
  await body.send(1)
  expect(body.refusal()).toBe('unavailable')
})

test('one network may have 32 that are not whole, over all of which others have theirs', async () => {
  const many = Array.from({ length: 33 }, () => begin('a'))
  expect(many.map((body) => body.refusal()).filter(Boolean)).toEqual(['rate_limited'])
  expect(begin('b').refusal()).toBeUndefined()
  await many[0]?.finish()
  expect(begin('a').refusal()).toBeUndefined()
  expect(pool.counts).toMatchObject({ limited: 1, whole: 1 })
  expect(waits).toEqual([5])
})

test('memory may be filled to its last byte, and of equals the first gives way', async () => {
  const [first, second] = [begin('a'), begin('b')]
  for (const body of [first, second]) await body.send(500 * KB - 650)
  expect([pool.bytes(), refused.size]).toEqual([MOST_BYTES, 0])
  const third = begin('c')
  await third.send(1)
  expect([first, second, third].map((body) => body.refusal())).toEqual(['unavailable', undefined, undefined])
})

test('a body whose sender has gone before it is not waited for', async () => {
  const incoming = new PassThrough()
  incoming.destroy()
  await turn()
  pool.read(incoming as unknown as IncomingMessage, {} as ServerResponse, {
    network: 'a',
    mostBytes: 9,
    take() {},
  })
  expect(pool.unfinished()).toBe(0)
})
