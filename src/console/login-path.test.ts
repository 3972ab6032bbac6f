import { expect, test } from 'vitest'
import { placeAfterLogin } from './login-path.ts'

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
])('%s leads to the dashboard', (next) => {
  expect(placeAfterLogin(next, ORIGIN)).toBe('/admin/dashboard')
})

test.each([
  ['/admin/partners?q=oak%20hill#top', '/admin/partners?q=oak%20hill#top'],
  ['/admin/faq/../inquiries', '/admin/inquiries'],
  ['/admin/links', '/admin/links'],
])('%s stays inside the console', (next, place) => {
  expect(placeAfterLogin(next, ORIGIN)).toBe(place)
})
