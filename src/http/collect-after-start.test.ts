import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { collectAfterStart } from './collect-after-start.ts'

const collect = vi.fn()
let askedAt = 0
beforeEach(() => {
  vi.useFakeTimers()
  collect.mockClear()
  vi.stubGlobal('gc', collect)
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

/** A request every second for so long. */
async function visit(seconds: number) {
  for (let second = 0; second < seconds; second++) {
    askedAt = performance.now()
    await vi.advanceTimersByTimeAsync(1000)
  }
}

test('memory is collected once, when the work is over and no visitor has come for two seconds', async () => {
  let finish = () => {}
  const work = new Promise<void>((resolve) => {
    finish = resolve
  })
  askedAt = performance.now()
  collectAfterStart([work, Promise.reject(new Error('no database'))], () => askedAt)
  await vi.advanceTimersByTimeAsync(60_000)
  expect(collect).not.toHaveBeenCalled()
  askedAt = performance.now()
  finish()
  await visit(60)
  expect(collect).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(60_000)
  expect(collect).toHaveBeenCalledTimes(1)
})

test('with visitors all the time it is left to V8', async () => {
  askedAt = performance.now()
  collectAfterStart([], () => askedAt)
  await visit(601)
  await vi.advanceTimersByTimeAsync(60_000)
  expect(collect).not.toHaveBeenCalled()
})
