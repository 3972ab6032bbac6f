/** Then a pause most likely keeps nobody waiting. */
const QUIET_MS = 2000
const LOOK_MS = 250
/** V8 has returned most by then. */
const GIVE_UP_MS = 10 * 60_000

/**
 * Returns the start's memory: 140 MB at 100,000 partners, in a second. Needs `--expose-gc`. `askedAt`:
 * performance.now().
 */
export async function collectAfterStart(
  work: readonly Promise<unknown>[],
  askedAt: () => number,
): Promise<void> {
  await Promise.allSettled(work)
  const doneAt = performance.now()
  const timer = setInterval(() => {
    const now = performance.now()
    const isQuiet = now - askedAt() >= QUIET_MS
    if (!isQuiet && now - doneAt < GIVE_UP_MS) return
    clearInterval(timer)
    if (isQuiet) globalThis.gc?.({ type: 'major', execution: 'sync', flavor: 'last-resort' })
  }, LOOK_MS)
  timer.unref()
}
