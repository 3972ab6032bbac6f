import { expect, test } from 'vitest'
import { findPhoneDigits, formatPhone, splitPhone, telUrl, wholeDigits } from './phone.ts'

test.each([
  ['(828) 555-0142', '8285550142'],
  ['8285550142', '8285550142'],
  ['+1 828.555.0142 ext. 3', '8285550142'],
  ['1-828-555-0142', '8285550142'],
  ['011 1 828 555 0142', '8285550142'],
  ['(450) 555-0187 poste 2204', '4505550187'],
  ['555-0142', null],
  ['+44 20 7946 0958', null],
  ['', null],
])('the digits of %s are %s', (phone, digits) => {
  expect(wholeDigits(phone)).toBe(digits)
})

test.each(['(828) 555-0142', '(828) 555-0142 ext. 7'])('%s is written as it was read', (phone) => {
  expect(formatPhone(splitPhone(phone))).toBe(phone)
})

test('a telephone link has the country code and keeps an extension', () => {
  expect(telUrl('(828) 555-0142')).toBe('tel:+18285550142')
  expect(telUrl('1-828-555-0142 ext. 7')).toBe('tel:+18285550142;ext=7')
  expect(telUrl('(450) 555-0187 poste 22')).toBe('tel:+14505550187;ext=22')
})

test.each([
  ['9786497361', '9786497361'],
  ['phone: 978-649-7361', '9786497361'],
  ['Penfield 585-340-8720', '5853408720'],
  ['1 (828) 555', '828555'],
  ['+1 828 555 014', '828555014'],
  ['649 7361', '6497361'],
  ['28801-1234', ''],
  ['288011234', ''],
  ['Asheville', ''],
])('a search for %s looks for the digits "%s"', (query, digits) => {
  expect(findPhoneDigits(query)).toBe(digits)
})
