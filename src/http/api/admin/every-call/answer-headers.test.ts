import { afterAll, beforeAll, expect, test } from 'vitest'
import { makeApp, type TestApp } from '../../../../../tests/sites/make-app.ts'

let site: TestApp
let people = 0
beforeAll(async () => {
  site = await makeApp({ SITE_URL: 'https://directory.example' })
})
afterAll(() => site.close())

const ID = '11111111-1111-4111-8111-111111111111'

test.each([
  ['GET', '/api/admin/me', undefined, 200],
  ['GET', '/api/admin/partners', undefined, 200],
  ['GET', '/api/admin/inquiries', undefined, 200],
  ['GET', `/api/admin/partners/${ID}`, undefined, 404],
  ['GET', '/api/admin/inquiries/x.css', undefined, 400],
  ['GET', '/api/admin/no-such-call', undefined, 404],
  ['DELETE', '/api/admin/partners', undefined, 405],
  ['POST', '/api/admin/faq', '{}', 400],
  ['POST', '/api/admin/faq', 'x'.repeat(300_000), 413],
  ['POST', '/api/admin/login', '{}', 400],
  ['POST', '/api/admin/logout', undefined, 204],
  ['GET', '/api/admin/me', undefined, 401],
] as const)('%s %s with %s is %i and never kept', async (method, path, body, status) => {
  const admin = await site.signIn(`Margaret ${people++}`)
  if (status === 401) await admin.request('/api/admin/logout', { method: 'POST' })
  const headers = { 'content-type': 'application/json', origin: 'https://elsewhere.example' }
  const response = await admin.request(path, { method, headers, ...(body && { body }) })
  expect(response.status).toBe(status)
  expect(response.headers.get('cache-control')).toBe('no-store')
  expect(response.headers.get('content-security-policy')).toContain("default-src 'none'")
  expect(response.headers.get('x-content-type-options')).toBe('nosniff')
  expect(response.headers.get('strict-transport-security')).toMatch(/^max-age=\d{8}/)
  expect(response.headers.get('access-control-allow-origin')).toBeNull()
  if (status >= 400) {
    const answer = (await response.json()) as Record<string, unknown>
    expect(Object.keys(answer)).toEqual(expect.arrayContaining(['code', 'message', 'requestId']))
    expect(answer.requestId).toBe(response.headers.get('x-request-id'))
  }
})

test.each([
  ['GET', '/api/admin/partners', 200],
  ['DELETE', '/api/admin/partners', 405],
  ['OPTIONS', '/api/admin/partners', 204],
] as const)('%s %s with %i says the encoding that its body has', async (method, path, status) => {
  const admin = await site.signIn(`Margaret ${people++}`)
  const response = await admin.request(path, { method, headers: { 'accept-encoding': 'gzip' } })
  expect(response.status).toBe(status)
  const [first] = new Uint8Array(await response.arrayBuffer())
  // Source: RFC 1952, section 2.3.1.
  expect(response.headers.get('content-encoding')).toBe(first === 0x1f ? 'gzip' : null)
})

test.each(['create-first-user', 'login'])(
  'another method of the open call %s is 405 without a token',
  async (name) => {
    const response = await site.request(`/api/admin/${name}`)
    expect([response.status, response.headers.get('allow')]).toEqual([405, 'POST, OPTIONS'])
    expect((await site.request('/api/admin/logout')).status).toBe(401)
  },
)
