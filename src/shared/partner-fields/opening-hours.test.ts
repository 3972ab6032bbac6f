import { expect, test } from 'vitest'
import { normaliseHours, readHours } from './opening-hours.ts'

test.each([
  ['Mon-Fri 9:00-17:00; Sat 10:00-14:00', 'Mon-Fri 09:00-17:00; Sat 10:00-14:00'],
  [
    'Monday through Friday: 9am - 5pm, Saturday: 10am - 2pm, Sunday: Closed',
    'Mon-Fri 09:00-17:00; Sat 10:00-14:00',
  ],
  ['M-F 8-4:30', 'Mon-Fri 08:00-16:30'],
  ['Daily 9 to 5 pm', 'Mon-Sun 09:00-17:00'],
  ['Sat 1-5pm', 'Sat 13:00-17:00'],
  ['Tue, Thu 9:00 a.m. – noon and 1:00 p.m. – 5:00 p.m.', 'Tue, Thu 09:00-12:00, 13:00-17:00'],
  ['24/7', 'Mon-Sun 00:00-24:00'],
  ['Open 24 hours', 'Mon-Sun 00:00-24:00'],
  ['Sat-Mon 10:00-16:00', 'Mon, Sat, Sun 10:00-16:00'],
  ['Fri 18:00-02:00', 'Fri 18:00-02:00'],
  ['Mo-Fr 09:00-17:00', 'Mon-Fri 09:00-17:00'],
])('%s', (text, hours) => {
  expect(normaliseHours(text)).toBe(hours)
  expect(normaliseHours(hours)).toBe(hours)
})

test.each([
  '',
  'by appointment',
  '9-5',
  'Mon-Fri',
  'Mon-Fri 9-5 and by appointment',
  'Mon 25:00-26:00',
  'Mon 9-9am',
  'closed',
])('unreadable: %s', (text) => expect(normaliseHours(text)).toBeNull())

test('days count from Monday', () => {
  expect(readHours('Wed-Thu 9:00-17:00')).toEqual([{ days: [2, 3], opens: '09:00', closes: '17:00' }])
})
