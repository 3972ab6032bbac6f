import { expect, test } from 'vitest'
import { backupNames, momentOf, nameBackup, tooOld } from './backup-names.ts'

const DAY_MS = 86_400_000
const START = Date.parse('2026-03-01T03:00:00Z')

/** What is left after a backup at each day, counted from START, with retention after each. */
function keep(days: readonly number[], keepDays: number, kept: readonly number[] = []): number[] {
  let names = kept.map(nameOf)
  for (const day of days) {
    const now = new Date(START + day * DAY_MS)
    names.push(nameBackup(now))
    const old = tooOld(names, keepDays, now)
    names = names.filter((name) => !old.includes(name))
  }
  return backupNames(names).map((name) => (momentOf(name).getTime() - START) / DAY_MS)
}
const nameOf = (day: number) => nameBackup(new Date(START + day * DAY_MS))
const range = (from: number, count: number) => Array.from({ length: count }, (_, at) => from + at)

test('daily backups are kept for the days that are set', () => {
  expect(keep(range(0, 40), 14)).toEqual(range(25, 15))
})

test('several a day are kept by days, not by their number', () => {
  const hourly = range(0, 10 * 24).map((hour) => hour / 24)
  expect(keep(hourly, 3)).toHaveLength(3 * 24 + 1)
})

test('of backups rarer than the days that are set two are kept', () => {
  expect(keep([0, 30, 60, 90, 120, 150], 14)).toEqual([120, 150])
  expect(keep([0, 7, 14, 21, 28, 35, 42], 14)).toEqual([28, 35, 42])
})

test.each([31, 365, 10_000])('a backup of a clock that is %d days ahead removes none', (jump) => {
  const right = range(0, 14)
  const ahead = jump + 14
  expect(keep([ahead], 14, right)).toEqual([...right, ahead])
  // Set right again.
  expect(keep(range(14, 5), 14, [...right, ahead])).toEqual([...range(4, 15), ahead])
})

test('a clock that stays ahead is believed', () => {
  expect(keep(range(365, 2), 14, range(0, 14))).toEqual([365, 366])
})

test('a clock that is set back removes nothing', () => {
  expect(keep([-400], 14, range(0, 10))).toEqual([-400, ...range(0, 10)])
})

test('after a pause the backups before it go with the second one', () => {
  expect(keep([100], 7, range(0, 8))).toEqual([...range(0, 8), 100])
  expect(keep([100, 101], 7, range(0, 8))).toEqual([100, 101])
})

test('a file whose name holds no valid date does not count as a backup', () => {
  const name = 'directory-2026-03-01T03-00-00Z-0a0a.tar.gz.age'
  const others = ['directory-2026-99-99T03-00-00Z-0a0a.tar.gz.age', 'notes.txt', `x${name}`, `${name}.draft`]
  expect(backupNames([...others, name])).toEqual([name])
})

test('a name says the moment to the second, and no two are alike', () => {
  const now = new Date('2026-03-01T03:04:05.678Z')
  const name = nameBackup(now)
  expect(name).toMatch(/^directory-2026-03-01T03-04-05Z-[0-9a-f]{4}\.tar\.gz\.age$/)
  expect(momentOf(name)).toEqual(new Date('2026-03-01T03:04:05Z'))
  expect(new Set([name, nameBackup(now), nameBackup(now)]).size).toBeGreaterThan(1)
})
