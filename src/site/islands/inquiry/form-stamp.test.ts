import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { requestStamp, waitForStamp } from './form-stamp.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})
const answer = (body: unknown, status = 200) =>
  vi.stubGlobal('fetch', async () => new Response(JSON.stringify(body), { status }))

test('a fast sender waits until the form is old enough for the server', async () => {
  answer({ stamp: 'a.b.c' })
  const requested = requestStamp('p')
  await requested
  let stamp: string | undefined
  waitForStamp(requested).then((ripe) => {
    stamp = ripe
  })
  await vi.advanceTimersByTimeAsync(2900)
  expect(stamp).toBeUndefined()
  await vi.advanceTimersByTimeAsync(500)
  expect(stamp).toBe('a.b.c')
})

test('a slow sender does not wait', async () => {
  answer({ stamp: 'a.b.c' })
  const requested = requestStamp('p')
  await requested
  await vi.advanceTimersByTimeAsync(60_000)
  expect(await waitForStamp(requested)).toBe('a.b.c')
})

test('without a stamp the inquiry is sent within a second', async () => {
  answer({ code: 'unavailable' }, 503)
  expect(await waitForStamp(requestStamp('p'))).toBeUndefined()
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('offline')))
  expect(await waitForStamp(requestStamp('p'))).toBeUndefined()
  const never = waitForStamp(new Promise(() => {}))
  await vi.advanceTimersByTimeAsync(1000)
  expect(await never).toBeUndefined()
})
