import { randomBytes } from 'node:crypto'
import { ARCHIVE_SUFFIX } from './archive-format.ts'

const NAME = /^directory-(\d{4}-\d\d-\d\dT\d\d-\d\d-\d\dZ)-[0-9a-f]{4}\.tar\.gz\.age$/
const DAY_MS = 86_400_000

const nameOf = (at: Date) => at.toISOString().slice(0, 19).replaceAll(':', '-')

/** Sorts by its moment. */
export const nameBackup = (now: Date): string =>
  `directory-${nameOf(now)}Z-${randomBytes(2).toString('hex')}${ARCHIVE_SUFFIX}`

/** Returns when a backup was made, by its name. */
export function momentOf(name: string): Date {
  const [day, time = ''] = (NAME.exec(name)?.[1] ?? '').split('T')
  return new Date(`${day}T${time.replaceAll('-', ':')}`)
}

/** Oldest first. */
export const backupNames = (names: readonly string[]): string[] =>
  names.filter((name) => !Number.isNaN(momentOf(name).getTime())).sort()

/**
 * Returns the backups older than `keepDays` both by the clock and by their own order, never the last. A clock that
 * jumped cannot be told from a pause, so a gap of more than twice the usual one counts as a usual one.
 */
export function tooOld(names: readonly string[], keepDays: number, now: Date): string[] {
  const backups = backupNames(names).reverse()
  const moments = backups.map((name) => momentOf(name).getTime())
  const gaps = moments.slice(1).map((at, older) => (moments[older] ?? at) - at)
  const usual = usualGap(gaps)
  let age = 0
  return backups.filter((_, at) => {
    const gap = gaps[at - 1] ?? 0
    age += gap > 2 * usual ? usual : gap
    const ageByClock = now.getTime() - (moments[at] ?? 0)
    return at > 0 && Math.min(age, ageByClock) > keepDays * DAY_MS
  })
}

/** The median without the longest, which may be a jump; a day at least. */
function usualGap(gaps: readonly number[]): number {
  const others = gaps.toSorted((a, b) => a - b).slice(0, -1)
  return Math.max(DAY_MS, others[Math.floor((others.length - 1) / 2)] ?? 0)
}
