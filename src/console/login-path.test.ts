import { expect, test } from 'vitest'
import { loginPath, placeAfterLogin } from './login-path.ts'

const ORIGIN = 'https://directory.example'

test.each([
  '/admin/../state/texas',
  '/admin/%2e%2e/state/texas',
  '/admin/.%2E/partner/x',
  '/admin/x/../../state/texas',
  '/admin/..\\state',
  '/admin/./../..//evil.example',
  '//evil.example/admin/partners',
  '/\\evil.example/admin/',
  '/\t/evil.example',
  'https://evil.example/admin/partners',
  'javascript:alert(1)',
  'admin/partners',
  '/admin',
  '/administration',
  '/admin/login?next=/admin/partners',
  '/admin/LOGIN',
  '/admin/partners/../setup',
  '/admin/link?token=x',
  '',
])('%s leads to the dashboard (ACCOUNT-10)', (next) => {
  expect(placeAfterLogin(next, ORIGIN)).toBe('/admin/dashboard')
})

test('a fragment stays out of the query on the way to the login and back', () => {
  const path = loginPath('/admin/account/email#token=secret')
  expect(path).toBe('/admin/login?next=%2Fadmin%2Faccount%2Femail#token=secret')
  const { searchParams, hash } = new URL(path, ORIGIN)
  expect(placeAfterLogin(searchParams.get('next'), ORIGIN, hash)).toBe('/admin/account/email#token=secret')
  expect(placeAfterLogin('https://evil.example/', ORIGIN, hash)).toBe('/admin/dashboard')
})

test.each([
  ['/admin/partners?q=oak%20hill#top', '/admin/partners?q=oak%20hill#top'],
  ['/admin/faq/../inquiries', '/admin/inquiries'],
  ['/admin/links', '/admin/links'],
])('%s stays inside the console', (next, place) => {
  expect(placeAfterLogin(next, ORIGIN)).toBe(place)
})
