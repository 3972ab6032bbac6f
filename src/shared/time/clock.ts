/** Machines' clocks may differ by it. What is dated later was made while a clock was ahead. */
export const CLOCK_SKEW_MS = 3_600_000

/** `skippedCount`: reports dropped since. */
export function onceAMinute<Report extends unknown[]>(
  say: (skippedCount: number, ...report: Report) => void,
): (...report: Report) => void {
  let saidAt = Number.NEGATIVE_INFINITY
  let skippedCount = 0
  return (...report) => {
    if (performance.now() - saidAt < 60_000) {
      skippedCount += 1
      return
    }
    saidAt = performance.now()
    say(skippedCount, ...report)
    skippedCount = 0
  }
}
