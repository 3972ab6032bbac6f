import { describe, expect, test } from 'vitest'
import { dayAt, daysUpTo, isTimeZone, momentAt, startOfDay } from './time-zone.ts'

describe('time zones', () => {
  test.each(['UTC', 'America/New_York', 'america/new_york', 'Etc/GMT+5', 'Asia/Kolkata', 'Europe/Kyiv'])(
    '%s is valid',
    (name) => expect(isTimeZone(name)).toBe(true),
  )
  test.each(['', 'Mars/Olympus', '+05:30', '-08:00', 'EST5EDT4', "UTC'; --", '5'])('%j is invalid', (name) =>
    expect(isTimeZone(name)).toBe(false),
  )

  test('a moment falls on another day elsewhere', () => {
    const moment = new Date('2026-11-21T02:30:00Z')
    expect(dayAt(moment, 'UTC')).toBe('2026-11-21')
    expect(dayAt(moment, 'America/Los_Angeles')).toBe('2026-11-20')
    expect(dayAt(moment, 'Pacific/Kiritimati')).toBe('2026-11-21')
  })

  test('days are counted back over the ends of months', () => {
    expect(daysUpTo('2026-03-02', 4)).toEqual(['2026-02-27', '2026-02-28', '2026-03-01', '2026-03-02'])
  })

  test.each([
    ['2026-11-21', 'UTC', '2026-11-21T00:00:00.000Z'],
    ['2026-11-21', 'America/New_York', '2026-11-21T05:00:00.000Z'],
    ['2026-07-21', 'America/New_York', '2026-07-21T04:00:00.000Z'],
    ['2026-11-21', 'Pacific/Kiritimati', '2026-11-20T10:00:00.000Z'],
  ])('%s begins in %s at %s', (day, timeZone, start) => {
    expect(startOfDay(day, timeZone).toISOString()).toBe(start)
  })

  test.each([
    ['2026-11-21T09:30', 'UTC', '2026-11-21T09:30:00.000Z'],
    ['2026-11-21T09:30', 'America/New_York', '2026-11-21T14:30:00.000Z'],
    ['2026-11-21T23:59', 'America/St_Johns', '2026-11-22T03:29:00.000Z'],
    // Skipped by the clock: 2:00 becomes 3:00.
    ['2026-03-08T02:30', 'America/New_York', '2026-03-08T07:00:00.000Z'],
  ])('%s in %s is %s', (local, timeZone, moment) => {
    expect(momentAt(local, timeZone).toISOString()).toBe(moment)
  })

  test('a local time that comes twice is one of the two', () => {
    expect(['2026-11-01T05:30:00.000Z', '2026-11-01T06:30:00.000Z']).toContain(
      momentAt('2026-11-01T01:30', 'America/New_York').toISOString(),
    )
  })

  test('days of 23 and 25 hours, and one that begins at 1 o’clock', () => {
    const hours = (day: string, next: string, timeZone: string) =>
      (startOfDay(next, timeZone).getTime() - startOfDay(day, timeZone).getTime()) / 3_600_000
    expect(hours('2026-03-08', '2026-03-09', 'America/New_York')).toBe(23)
    expect(hours('2026-11-01', '2026-11-02', 'America/New_York')).toBe(25)
    // Cairo moves its clock forward at midnight: that Friday has no 00:00.
    expect(startOfDay('2026-04-24', 'Africa/Cairo').toISOString()).toBe('2026-04-23T22:00:00.000Z')
    expect(hours('2026-04-24', '2026-04-25', 'Africa/Cairo')).toBe(23)
  })
})
