import { expect, test } from 'vitest'
import { imageUrl, mapsUrl, paths, websiteUrl } from './paths.ts'

const partner = { id: '1', slug: 'maison-tremblay-quebec', city: 'Québec', state: 'Quebec' }

test('pages have the specified addresses', () => {
  expect(paths.search('St. John’s & more')).toBe('/search?q=St.+John%E2%80%99s+%26+more')
  expect(paths.state('New York')).toBe('/state/new-york')
  expect(paths.city('New York', 'New York')).toBe('/state/new-york/city/new-york')
  expect(paths.partner(partner)).toBe('/state/quebec/city/quebec/maison-tremblay-quebec')
})

test('a website gets the source parameter and keeps its own query and fragment (SITE-5)', () => {
  expect(websiteUrl('https://a.example/x?y=1#z', 'directory')).toBe(
    'https://a.example/x?y=1&utm_source=directory#z',
  )
  expect(websiteUrl('a.example', 'directory')).toBe('https://a.example/?utm_source=directory')
})

test.each([
  'javascript:alert(1)',
  'data:text/html,x',
  'java\nscript:alert(1)',
  'ftp://a.example',
  'https://user:pass@a.example',
  'https://',
  null,
])('website %j is not shown as a link', (website) => {
  expect(websiteUrl(website, 'directory')).toBeNull()
})

test.each([
  ['/uploads/a.png', '/uploads/a.png'],
  ['attached_assets/a.png', '/attached_assets/a.png'],
  ['https://a.example/a.png', 'https://a.example/a.png'],
  ['//a.example/a.png', null],
  ['/\\a.example/a.png', null],
  ['javascript:alert(1)', null],
  ['data:text/html,x', null],
  ['a.png', null],
  ['', null],
  [null, null],
])('a picture path %j is fetched as %j', (path, url) => {
  expect(imageUrl(path)).toBe(url)
})

test('a maps search names the place', () => {
  const url = new URL(
    mapsUrl({ name: 'A & B', address: '1 Main St', city: 'Lynn', state: 'Massachusetts', zipCode: '01904' }),
  )
  expect(url.searchParams.get('query')).toBe('A & B, 1 Main St, Lynn, Massachusetts 01904')
})
