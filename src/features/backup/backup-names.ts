import { randomBytes } from 'node:crypto'
import { ARCHIVE_SUFFIX } from './archive-format.ts'

const NAME = /^directory-(\d{4}-\d\d-\d\dT\d\d-\d\d-\d\dZ)-[0-9a-f]{4}\.tar\.gz\.age$/
const DAY_MS = 86_400_000

const nameOf = (at: Date) => at.toISOString().slice(0, 19).replaceAll(':', '-')

/** Names sort by time. */
export const nameBackup = (now: Date): string =>
  `directory-${nameOf(now)}Z-${randomBytes(2).toString('hex')}${ARCHIVE_SUFFIX}`

/** An invalid date for other names. */
export function momentOf(name: string): Date {
  const [day, time = ''] = (NAME.exec(name)?.[1] ?? '').split('T')
  return new Date(`${day}T${time.replaceAll('-', ':')}`)
}

export const backupNames = (names: readonly string[]): string[] =>
  names.filter((name) => !Number.isNaN(momentOf(name).getTime())).sort()

/**
 * Never the last two. Days count from the last but one if that is as old: after such a gap the clock may be
 * wrong.
 */
export function tooOld(names: readonly string[], keepDays: number, now: Date): string[] {
  const backups = backupNames(names)
  const keepMs = keepDays * DAY_MS
  const beforeLast = momentOf(backups.at(-2) ?? '').getTime()
  const isAlone = now.getTime() - beforeLast > keepMs
  const oldest = (isAlone ? beforeLast : now.getTime()) - keepMs
  return backups.slice(0, -2).filter((name) => momentOf(name).getTime() < oldest)
}
