import { expect, test } from 'vitest'
import { isSearch, listAddress, readSearch, searchParams } from './search-address.ts'

const read = (query: string) => readSearch(new URLSearchParams(query))

test('an address is read and written back (LIST-6)', () => {
  const search = read(
    'sort=city&q= dallas%20tx &lacks=email,website&active=yes&state=tx&confirmedBefore=2026-03-14',
  )
  expect(search).toEqual({
    q: 'dallas tx',
    state: 'Texas',
    active: 'yes',
    lacks: 'email,website',
    confirmedBefore: '2026-03-14',
    sort: 'city',
  })
  expect(read(String(searchParams(search)))).toEqual(search)
  expect(listAddress({ active: 'yes', lacks: 'email' })).toBe('/admin/partners?active=yes&lacks=email')
})

test('foreign values narrow nothing', () => {
  expect(read('sort=__proto__&active=1&lacks=password&confirmedBefore=soon&where=1')).toEqual({})
  expect(isSearch(read('where=1'))).toBe(false)
  expect(isSearch(read('q=%20'))).toBe(false)
  expect(isSearch(read('sort=name'))).toBe(true)
})
