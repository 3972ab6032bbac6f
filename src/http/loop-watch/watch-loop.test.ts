import { closeSync, mkdtempSync, openSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { Hono } from 'hono'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { createRequestsUnderWay, readRequests } from './requests-under-way.ts'
import { watchLoop } from './watch-loop.ts'

let folder: string
let fd: number
const lines = () =>
  readFileSync(path.join(folder, 'log'), 'utf8')
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line) as { level: number; time: string; requests?: string[]; msg: string })

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'loop-watch-'))
  fd = openSync(path.join(folder, 'log'), 'a')
})
afterEach(() => {
  closeSync(fd)
  rmSync(folder, { recursive: true })
})

/** Blocks this thread until `isDone`, at most for half a minute. */
function block(isDone: () => boolean): void {
  const cell = new Int32Array(new SharedArrayBuffer(4))
  for (let round = 0; round < 300 && !isDone(); round++) Atomics.wait(cell, 0, 0, 100)
}

test('a blocked event loop is told of while it is blocked, with the request, and its end afterwards', async () => {
  const underWay = createRequestsUnderWay()
  const http = new Hono().use(underWay.note)
  let seen: ReturnType<typeof lines> = []
  http.post('/partner/:slug/ask', (c) => {
    block(() => lines().length > 0)
    seen = lines()
    return c.text('')
  })
  const watch = watchLoop(underWay.slots, (error) => Promise.reject(error), fd, 500)
  try {
    await watch.started
    await http.request('/partner/cedar-hollow/ask?proof=secret', { method: 'POST' })
    expect(seen).toEqual([
      expect.objectContaining({
        level: 50,
        time: expect.stringMatching(/^\d{4}-.*Z$/),
        requests: ['POST /partner/:slug/ask'],
        msg: expect.stringMatching(/^did not answer for [\d.]+ s, during POST \/partner\/:slug\/ask$/),
      }),
    ])
    await expect
      .poll(() => lines().map(({ msg }) => msg))
      .toContainEqual(expect.stringMatching(/^answers again/))
  } finally {
    await watch.stop()
  }
})

test('requests are forgotten when they are answered or fail, and only so many are named', async () => {
  const underWay = createRequestsUnderWay()
  const http = new Hono().use(underWay.note)
  const held = Promise.withResolvers<void>()
  http.get('/held', async (c) => {
    await held.promise
    return c.text('')
  })
  http.get('/fails', () => {
    throw new Error('no')
  })
  http.onError((_, c) => c.text('', 500))
  const requests = Array.from({ length: 12 }, () => http.request('/held'))
  expect(readRequests(underWay.slots)).toEqual(Array(8).fill('GET /held'))
  held.resolve()
  await Promise.all(requests)
  await http.request('/fails')
  expect(readRequests(underWay.slots)).toEqual([])
})
