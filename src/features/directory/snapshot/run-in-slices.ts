import { setImmediate } from 'node:timers/promises'

/** Yields every `sliceMs`: a request passes the event loop some four times, and waits for a slice at each. */
export async function runInSlices<Result>(
  computation: Generator<undefined, Result, undefined>,
  sliceMs = 4,
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
