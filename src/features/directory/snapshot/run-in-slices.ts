import { setImmediate } from 'node:timers/promises'

/**
 * Runs a long computation without holding up the process: whenever it has worked for `sliceMs` since it last gave way,
 * other requests get their turn. The computation is a generator that yields at harmless points (every thousand rows or
 * so) and returns its result. Errors of the computation are passed on.
 */
export async function runInSlices<Result>(
  computation: Generator<undefined, Result, undefined>,
  sliceMs = 8,
): Promise<Result> {
  let startedAt = performance.now()
  for (;;) {
    const step = computation.next()
    if (step.done) return step.value
    if (performance.now() - startedAt < sliceMs) continue
    await setImmediate()
    startedAt = performance.now()
  }
}
