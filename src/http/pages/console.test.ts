import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { makeApp, type TestApp } from '../../../tests/sites/make-app.ts'
import { CONSOLE_PATHS } from '../../shared/console-paths.ts'

let site: TestApp
beforeAll(async () => {
  site = await makeApp({ SITE_URL: 'https://directory.example' })
})
afterAll(() => site.close())

const ID = '11111111-1111-4111-8111-111111111111'

describe.each([
  ...CONSOLE_PATHS.map((path) => [path.replace(/:id\??/, ID), 200] as const),
  ['/admin/inquiries', 200],
  ['/admin/partners/import', 200],
  ['/admin/no-such-screen', 404],
  ['/admin/partners/new/more', 404],
  ['/admin/inquiries/x.css', 200],
] as const)('%s', (path, status) => {
  test(`is the shell with the status ${status}, never kept, listed or framed`, async () => {
    const response = await site.request(path)
    expect(response.status).toBe(status)
    const { headers } = response
    expect(headers.get('cache-control')).toBe('no-store')
    expect(headers.get('x-robots-tag')).toBe('noindex')
    expect(headers.get('referrer-policy')).toBe('no-referrer')
    expect(headers.get('etag')).toBeNull()
    expect(headers.get('content-security-policy')).toContain("script-src 'self';")
    expect(headers.get('content-security-policy')).toContain("frame-ancestors 'none'")
    expect(headers.get('content-security-policy')).toContain("require-trusted-types-for 'script'")
    expect(headers.get('x-content-type-options')).toBe('nosniff')
    const html = await response.text()
    expect(html).toContain('<div id="console"')
    // What the policy would refuse.
    expect(html).not.toMatch(/<script(?![^>]*\bsrc=)/)
    expect(html).not.toMatch(/<style|\sstyle=|\son\w+=|javascript:/)
  })
})

test('other methods are refused with the allowed ones', async () => {
  for (const method of ['POST', 'PUT', 'DELETE']) {
    const response = await site.request('/admin/partners', { method })
    expect([response.status, response.headers.get('allow')]).toEqual([405, 'GET, HEAD, OPTIONS'])
  }
})

test('a trailing slash leads to the screen', async () => {
  for (const [path, to] of [
    ['/admin/', '/admin'],
    ['/admin/partners/?q=ohio', '/admin/partners?q=ohio'],
  ]) {
    const response = await site.request(path as string, { redirect: 'manual' })
    expect([response.status, response.headers.get('location')]).toEqual([301, to])
  }
})

test('crawlers are asked to stay away, and no sitemap leads there', async () => {
  expect(await (await site.request('/robots.txt')).text()).toContain('Disallow: /admin')
  expect(await (await site.request('/sitemap.xml')).text()).not.toContain('/admin')
})
