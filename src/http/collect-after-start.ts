/** Without a request for so long, a pause most likely keeps nobody waiting. */
const QUIET_MS = 2000
const LOOK_MS = 250
/** V8 has returned most by then. */
const GIVE_UP_MS = 10 * 60_000

/**
 * Returns the memory of the start to the system: 140 MB at 100,000 partners, in one pause of about a second
 * of processor time. Waits for a moment without visitors, ten minutes at most. The flavor also returns free
 * pages, which V8 keeps otherwise. Needs `--expose-gc` (scripts/run/node-options.mjs). `askedAt`: the last
 * request, by `performance.now()`.
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
