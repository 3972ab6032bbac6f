import { expect, test } from 'vitest'
import { kindOfWork } from './work-kinds.ts'

const nobody = { token: false, browser: false }

test.each([
  ['POST', '/api/inquiries', 'inquiry'],
  ['POST', '/partner/cedar-hollow/ask', 'inquiry'],
  ['GET', '/partner/cedar-hollow/ask', 'page'],
  ['GET', '/api/inquiries', 'page'],
  ['POST', '/api/admin/login', 'login'],
  ['POST', '/api/admin/login/passkey', 'login'],
  ['GET', '/search', 'search'],
  ['GET', '/%73earch', 'search'],
  ['GET', '/api/search', 'search'],
  ['GET', '/api/suggest', 'page'],
  ['GET', '/api/partners', 'list'],
  ['GET', '/sitemap.xml', 'list'],
  ['GET', '/sitemap-2.xml', 'list'],
  ['GET', '/api/partners/cedar-hollow', 'page'],
  ['GET', '/api/partners/cedar-hollow/google-places-enhanced', 'google'],
  ['GET', '/partner/cedar-hollow/google', 'google'],
  ['GET', '/google-photos/5b1c/0', 'google'],
  ['GET', '/assets/loader-x.js', 'file'],
  ['GET', '/sample-images/room-1-400.webp', 'file'],
  ['GET', '/social/home.jpg', 'file'],
  ['GET', '/admin/login', 'file'],
  ['GET', '/favicon.svg', 'file'],
  ['GET', '/', 'page'],
  ['GET', '/%zz', 'page'],
  ['BREW', '/state/texas', 'page'],
])('%s %s is work of the lane %s', (method, path, lane) => {
  expect(kindOfWork(method, path, nobody).lane).toBe(lane)
})

test('an admin call waits in its own lane only with a token', () => {
  expect(kindOfWork('GET', '/api/admin/partners', { token: true, browser: false }).lane).toBe('admin')
  expect(kindOfWork('GET', '/api/admin/partners', nobody).lane).toBe('page')
  expect(kindOfWork('POST', '/api/admin/uploads', { token: true, browser: false }).lane).toBe('upload')
  expect(kindOfWork('POST', '/api/admin/uploads', nobody).lane).toBe('page')
})

test('a browser that logged in before has its own lane for logins', () => {
  expect(kindOfWork('POST', '/api/admin/login', { token: false, browser: true }).lane).toBe('known-login')
  expect(kindOfWork('GET', '/search', { token: true, browser: true }).lane).toBe('search')
})

test('a path that only ends or begins like another is work of the pages', () => {
  const paths = ['/healthz', '/readyz', '/metrics', '/api/search', '/search', '/api/partners', '/api/admin/x']
  const lanes = ['/healthz', '/search', '/api/partners'].flatMap((path) =>
    [`/x${path}`, `${path}x`].map((one) => kindOfWork('GET', one, nobody).lane),
  )
  expect(new Set(lanes)).toEqual(new Set(['page']))
  for (const path of paths) expect(kindOfWork('GET', `/state${path}`, nobody).lane, path).toBe('page')
  for (const path of [
    '/api/inquiries',
    '/partner/cedar/ask',
    '/inquiry',
    '/api/admin/login',
    '/api/admin/link',
  ]) {
    expect(kindOfWork('POST', path, nobody).lane, path).not.toBe('page')
    for (const other of [`/x${path}`, `${path}x`])
      expect(kindOfWork('POST', other, nobody).lane, other).toBe('page')
  }
})
