import { Hono } from 'hono'
import { expect, test } from 'vitest'
import { isForPrograms, isOfFiles, isProbe, pathOf } from './path-kinds.ts'
import { addSecurityHeaders, CONSOLE_POLICY, FILE_POLICY, securityHeaders } from './security-headers.ts'

const readPolicy = (policy: string) =>
  Object.fromEntries(
    policy.split('; ').map((part) => {
      const [name = '', ...sources] = part.split(' ')
      return [name, sources.join(' ')]
    }),
  )
/** docs/decisions/0002. */
const PAGES = {
  'default-src': "'none'",
  'script-src': "'self'",
  'style-src': "'self' 'unsafe-inline'",
  'img-src': "'self' data: https:",
  'media-src': "'self'",
  'font-src': "'self'",
  'connect-src': "'self'",
  'form-action': "'self'",
  'base-uri': "'none'",
  'frame-ancestors': "'none'",
  'object-src': "'none'",
}

test('pages load from here alone, and the console makes no markup of texts', () => {
  expect(readPolicy(securityHeaders('')['content-security-policy'] ?? '')).toEqual(PAGES)
  expect(readPolicy(CONSOLE_POLICY)).toEqual({
    ...PAGES,
    'require-trusted-types-for': "'script'",
    'trusted-types': "'none'",
  })
  expect(readPolicy(FILE_POLICY)).toEqual({
    'default-src': "'none'",
    'base-uri': "'none'",
    'frame-ancestors': "'none'",
    sandbox: '',
  })
})

test('the other headers stand on every answer, HSTS under https alone', () => {
  const { 'content-security-policy': _, ...others } = securityHeaders('http://directory.example')
  expect(others).toEqual({
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'permissions-policy':
      'camera=(), geolocation=(self), microphone=(), payment=(), usb=(), browsing-topics=()',
  })
  // Two years.
  expect(securityHeaders('https://directory.example')).toHaveProperty(
    'strict-transport-security',
    'max-age=63072000; includeSubDomains',
  )
})

test.each([
  ['/search?q=x', '/search'],
  ['/search#x?y', '/search'],
  ['/search', '/search'],
  ['*', '*'],
  ['', ''],
])('the path of %j is %j', (url, path) => expect(pathOf(url)).toBe(path))

test('nothing is a path of both programs and files', () => {
  const paths = ['/', '/search', '/api/search', '/healthz', '/assets/a.js', '/uploads/a.png', '/favicon.svg']
  const kinds = paths.map((path) => [isForPrograms(path), isOfFiles(path)].map(Number).join(''))
  expect(kinds).toEqual(['00', '00', '10', '10', '01', '01', '00'])
})

test.each([
  ['/healthz', true],
  ['/readyz?now', true],
  ['/metrics', true],
  ['/x/metrics', false],
  ['/metrics/x', false],
  ['/healthzx', false],
  [undefined, false],
])('%s is a probe: %j', (url, expected) => expect(isProbe(url)).toBe(expected))

test('a path is of its kind by its beginning, whole', () => {
  for (const path of ['/x/api/search', '/apis', '/x/uploads/a.png', '/uploadsx'])
    expect([isForPrograms(path), isOfFiles(path)], path).toEqual([false, false])
  const folders = 'assets attached_assets google-photos sample-images social uploads videos'
  for (const folder of folders.split(' ')) expect(isOfFiles(`/${folder}/x`), folder).toBe(true)
})

test('an answer has those of the address that the site has by then, beside its own', async () => {
  const site = { siteUrl: 'http://127.0.0.1:0' }
  const http = new Hono().use(addSecurityHeaders(site)).get('/', (c) => {
    c.header('content-security-policy', FILE_POLICY)
    return c.text('')
  })
  const ask = async () => Object.fromEntries((await http.request('/')).headers)
  expect(await ask()).not.toHaveProperty('strict-transport-security')
  site.siteUrl = 'https://directory.example'
  expect(await ask()).toMatchObject({
    ...securityHeaders(site.siteUrl),
    'content-security-policy': FILE_POLICY,
  })
})
