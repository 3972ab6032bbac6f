import { expect, test } from 'vitest'
import { localTimeOf, minutesToChange, openUntil } from './open-at.ts'
import { readHours } from './opening-hours.ts'

const [MONDAY, SATURDAY, SUNDAY] = [0, 5, 6]
const at = (day: number, clock: string) => {
  const [hours = 0, minutes = 0] = clock.split(':').map(Number)
  return { day, minutes: hours * 60 + minutes }
}

test.each([
  ['Mon-Fri 9:00-17:00', MONDAY, '08:59', null],
  ['Mon-Fri 9:00-17:00', MONDAY, '09:00', '17:00'],
  ['Mon-Fri 9:00-17:00', MONDAY, '17:00', null],
  ['Mon-Fri 9:00-17:00', SATURDAY, '12:00', null],
  ['Mon-Fri 9:00-12:00, 13:00-17:00', MONDAY, '12:30', null],
  ['Mon-Fri 9:00-12:00, 13:00-17:00', MONDAY, '13:30', '17:00'],
  ['Sat 20:00-02:00', SATURDAY, '23:00', '02:00'],
  ['Sat 20:00-02:00', SUNDAY, '01:59', '02:00'],
  ['Sat 20:00-02:00', SATURDAY, '01:59', null],
  ['Sun 20:00-02:00', MONDAY, '01:00', '02:00'],
  ['24/7', SUNDAY, '23:59', '24:00'],
] as const)('%s on day %i at %s: open until %s', (hours, day, clock, until) => {
  expect(openUntil(readHours(hours) ?? [], at(day, clock))).toBe(until)
})

test('a moment is another hour, and may be another day, by the clocks of other places', () => {
  const moment = new Date('2026-11-23T04:30:00Z')
  expect(localTimeOf(moment, 'America/New_York')).toEqual(at(SUNDAY, '23:30'))
  expect(localTimeOf(moment, 'America/Los_Angeles')).toEqual(at(SUNDAY, '20:30'))
  expect(localTimeOf(moment, 'America/St_Johns')).toEqual(at(MONDAY, '01:00'))
  expect(localTimeOf(new Date('2026-07-23T04:30:00Z'), 'America/Phoenix')).toEqual(at(2, '21:30'))
})

test.each([
  ['Mon-Fri 9:00-17:00', MONDAY, '08:59', 1],
  ['Mon-Fri 9:00-17:00', MONDAY, '09:00', 8 * 60],
  ['Mon-Fri 9:00-17:00', 4, '17:00', 64 * 60],
  ['Sat 20:00-02:00', SATURDAY, '23:00', 3 * 60],
  ['Sun 20:00-02:00', MONDAY, '01:00', 60],
  ['Mon 9:00-17:00', MONDAY, '17:00', 160 * 60],
  ['24/7', SUNDAY, '23:59', 1],
] as const)('%s on day %i at %s: another answer after %i minutes', (hours, day, clock, minutes) => {
  expect(minutesToChange(readHours(hours) ?? [], at(day, clock))).toBe(minutes)
})
