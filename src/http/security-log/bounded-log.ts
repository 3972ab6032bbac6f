import type { App } from '../../app.ts'

/** A busy office causes a few; the metrics show an attack's size. */
const MOST_A_MINUTE = 120
const MINUTE_MS = 60_000

/** Then the number left out: an attack cannot fill the disk. */
export function createBoundedLog(
  app: Pick<App, 'log' | 'clock'>,
  mostPerMinute = MOST_A_MINUTE,
): (line: { event: string }) => void {
  let minute = 0
  let count = 0
  return (line) => {
    const now = Math.floor(app.clock.now().getTime() / MINUTE_MS)
    if (now !== minute) {
      const skippedCount = count - mostPerMinute
      if (skippedCount > 0) app.log.warn({ event: 'left-out', skippedCount }, 'security')
      minute = now
      count = 0
    }
    count += 1
    if (count <= mostPerMinute) app.log.warn(line, 'security')
  }
}
