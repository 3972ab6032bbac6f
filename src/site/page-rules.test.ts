import { expect, test } from 'vitest'
import { buildPhoto } from '../../tests/values/build-pages.ts'
import { toParagraphs } from './cut-text.ts'
import { partnershipYears } from './partnership-years.ts'
import { groupPhotos } from './parts/partner/photo-grid.tsx'
import { readAttribution } from './read-attribution.ts'

const photos = (count: number, width = 1400) =>
  Array.from({ length: count }, (_, index) => buildPhoto(index, { width, height: 1000 }))
const sizes = (count: number, width?: number) =>
  Object.values(groupPhotos(photos(count, width))).map((group) => group.length)

test('photos fall into exterior, interior and extra, at most four each, none twice and none lost (PARTNER-2)', () => {
  expect(sizes(0)).toEqual([0, 0, 0, 0])
  expect(sizes(1)).toEqual([1, 0, 0, 0])
  expect(sizes(4)).toEqual([2, 0, 2, 0])
  expect(sizes(10)).toEqual([2, 4, 4, 0])
  expect(sizes(30)).toEqual([2, 4, 4, 20])
  expect(sizes(10, 1300)).toEqual([0, 4, 4, 2])
  const { exterior, interior, extra } = groupPhotos(photos(10))
  expect(new Set([...exterior, ...interior, ...extra]).size).toBe(10)
})

test('years of partnership are whole', () => {
  const now = new Date('2025-11-21T00:00:00Z')
  expect(partnershipYears('March 2021', now)).toBe(4)
  expect(partnershipYears('December 2021', now)).toBe(3)
  expect(partnershipYears('Nov 2024', now)).toBe(1)
  expect(partnershipYears('2021', now)).toBe(4)
  expect(partnershipYears('2021-11-22', now)).toBe(3)
  expect(partnershipYears('October 2025', now)).toBe(0)
  for (const text of [null, '', 'long ago', 'January 2030', '99999999'])
    expect(partnershipYears(text, now)).toBeNull()
})

test('an attribution is text and at most one https address', () => {
  expect(readAttribution('<a href="https://maps.google.com/maps/contrib/1">Smith &amp; Sons</a>')).toEqual({
    text: 'Smith & Sons',
    href: 'https://maps.google.com/maps/contrib/1',
  })
  expect(readAttribution('Jane')).toEqual({ text: 'Jane', href: null })
  for (const href of [
    'javascript:alert(1)',
    'JAVA&#115;CRIPT:alert(1)',
    'http://x.example',
    '//x.example',
    'data:text/html,x',
    'https://u:p@x.example',
  ]) {
    expect(readAttribution(`<a href="${href}">Jane</a>`)).toEqual({ text: 'Jane', href: null })
  }
  expect(readAttribution('<img src=x onerror=alert(1)>')).toBeNull()
  expect(readAttribution('&lt;b&gt;')).toEqual({ text: '<b>', href: null })
})

test('paragraphs are split on blank lines only', () => {
  expect(toParagraphs('a\nb\n\nc\r\n \r\nd\n\n\n\n')).toEqual(['a\nb', 'c', 'd'])
  expect(toParagraphs(' \n ')).toEqual([])
})
