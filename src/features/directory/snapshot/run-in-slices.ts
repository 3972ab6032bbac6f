import { setImmediate } from 'node:timers/promises'

/**
 * Runs a generator's computation, yielding to other requests every `sliceMs`. Returns its result; passes its
 * errors on.
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
