import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { makeApp, type TestApp } from '../../tests/sites/make-app.ts'
import { TEST_VAULT } from '../../tests/sites/test-vault.ts'
import { insertPartners } from '../../tests/values/build.ts'
import { openDatabase } from '../db/open.ts'

let site: TestApp
let slug: string
beforeAll(async () => {
  site = await makeApp({ SITE_URL: 'https://directory.example' })
  const [partner] = await insertPartners(site.app.db, { name: 'Laurel & Stone', slug: 'laurel-and-stone' })
  slug = partner?.slug ?? ''
  await site.app.directory.refresh()
})
afterAll(() => site.close())

type ErrorBody = { code: string; message: string; fields?: Record<string, string>; requestId: string }
const errorOf = async (response: Response) => (await response.json()) as ErrorBody

describe('security headers', () => {
  const addresses = [
    '/',
    '/search?q=asheville',
    '/state/north-carolina',
    '/state/north-carolina/city/asheville',
    '/partner/laurel-and-stone',
    '/partner/laurel-and-stone/ask',
    '/no-such-path',
    '/state/nc',
    '/api/partners',
    '/api/partners/no-such-partner',
    '/api/partners/random?limit=0',
    '/api/faq',
    '/api/openapi.json',
    '/api/no-such-call',
    '/sitemap.xml',
    '/robots.txt',
    '/healthz',
    '/readyz',
    '/assets/no-such-file.js',
    '/%00',
  ]
  test.each(addresses)('are set on the answer of %s', async (address) => {
    const { headers } = await site.request(address)
    expect(headers.get('content-security-policy')).toBe(
      "default-src 'none'; script-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data: https:; media-src 'self'; " +
        "font-src 'self'; connect-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'; object-src 'none'",
    )
    expect(headers.get('x-content-type-options')).toBe('nosniff')
    expect(headers.get('referrer-policy')).toBe('strict-origin-when-cross-origin')
    expect(headers.get('cross-origin-opener-policy')).toBe('same-origin')
    expect(headers.get('cross-origin-resource-policy')).toBe('same-origin')
    expect(headers.get('permissions-policy')).toContain('geolocation=(self)')
    expect(headers.get('strict-transport-security')).toMatch(/^max-age=(\d{8,})/)
    expect(headers.get('server')).toBeNull()
    expect(headers.get('x-powered-by')).toBeNull()
    expect(headers.get('access-control-allow-origin')).toBeNull()
  })

  test('promise https only where the site has it', async () => {
    const plain = await makeApp({ SITE_URL: 'http://directory.example' })
    expect((await plain.request('/healthz')).headers.get('strict-transport-security')).toBeNull()
    await plain.close()
  })
})

describe('an error', () => {
  test('of a call is JSON in the form of the contract, with a request id (CALL-1)', async () => {
    const first = await site.request('/api/no-such-call')
    expect(first.status).toBe(404)
    expect(first.headers.get('content-type')).toMatch(/^application\/json/)
    expect(first.headers.get('cache-control')).toBe('no-store')
    const body = await errorOf(first)
    expect(Object.keys(body).sort()).toEqual(['code', 'message', 'requestId'])
    expect(body.code).toBe('not_found')
    expect(body.requestId).toBe(first.headers.get('x-request-id'))
    expect((await errorOf(await site.request('/api/no-such-call'))).requestId).not.toBe(body.requestId)
  })

  test('of a page is a page', async () => {
    const missing = await site.request('/no-such-path')
    expect(missing.status).toBe(404)
    expect(missing.headers.get('content-type')).toMatch(/^text\/html/)
    const html = await missing.text()
    expect(html).toContain('Page Not Found')
    expect(html).toContain('<meta name="robots" content="noindex">')

    const broken = await site.request('/state/%E0%A4%A')
    expect(broken.status).toBe(400)
    expect(broken.headers.get('content-type')).toMatch(/^text\/html/)
  })

  test('of an unreachable database is 503 with a time to wait, unless memory has the answer (CALL-1, RUN-2)', async () => {
    const lonely = await makeApp()
    await insertPartners(lonely.app.db, { slug: 'cedar-hollow' }, { city: 'Boone', slug: 'boone' })
    await lonely.app.directory.refresh()
    expect((await lonely.request('/partner/cedar-hollow')).status).toBe(200)
    lonely.app.db = openDatabase({ host: '127.0.0.1', port: 1 }, TEST_VAULT)
    for (const address of ['/partner/cedar-hollow', '/api/partners', '/partner/boone', '/search?q=boone'])
      expect((await lonely.request(address)).status, address).toBe(200)
    const response = await lonely.request('/api/partners/boone/google-places-enhanced')
    expect(response.status).toBe(503)
    expect(Number(response.headers.get('retry-after'))).toBeGreaterThan(0)
    expect(response.headers.get('cache-control')).toBe('no-store')
    expect(await response.text()).not.toMatch(/ECONNREFUSED|127\.0\.0\.1:1|select /)
    await lonely.close()
  })

  test('that is unexpected is 500, logged, and does not show its cause (CALL-1)', async () => {
    const logged: unknown[] = []
    const broken = await makeApp()
    broken.app.log.error = (entry: unknown) => void logged.push(entry)
    broken.app.directory.current = () => {
      throw new Error('select secret from /home/partner/passwords')
    }
    for (const address of ['/api/partners', '/state/texas']) {
      const response = await broken.request(address)
      expect(response.status).toBe(500)
      expect(await response.text()).not.toMatch(/secret|passwords|at .*\.ts|Error:/)
    }
    expect(logged).toHaveLength(2)
    await broken.close()
  })
})

describe('methods', () => {
  test.each([
    ['POST', '/api/partners', 'GET, HEAD, OPTIONS'],
    ['DELETE', '/state/texas', 'GET, HEAD, OPTIONS'],
    ['PUT', '/api/inquiries', 'POST, OPTIONS'],
    ['GET', '/api/inquiries', 'POST, OPTIONS'],
    ['PATCH', '/partner/laurel-and-stone/ask', 'GET, HEAD, POST, OPTIONS'],
  ])('%s %s is 405 and names the allowed methods', async (method, address, allowed) => {
    const response = await site.request(address, { method })
    expect(response.status).toBe(405)
    expect(response.headers.get('allow')).toBe(allowed)
  })

  test.each(['PROPFIND', 'BREW'])('%s is 405 on every path', async (method) => {
    for (const address of ['/', '/api/partners', '/no-such-path']) {
      expect((await site.request(address, { method })).status).toBe(405)
    }
  })

  test('OPTIONS names the allowed methods and allows no other origin', async () => {
    const response = await site.request('/api/partners', {
      method: 'OPTIONS',
      headers: { origin: 'https://elsewhere.example', 'access-control-request-method': 'POST' },
    })
    expect(response.status).toBe(204)
    expect(response.headers.get('allow')).toBe('GET, HEAD, OPTIONS')
    expect(response.headers.get('access-control-allow-origin')).toBeNull()
  })

  test('an unknown path is 404 for every method', async () => {
    expect((await site.request('/api/no-such-call', { method: 'POST' })).status).toBe(404)
  })

  test('HEAD has the headers of GET and no body', async () => {
    for (const address of ['/', '/state/north-carolina', '/api/partners', '/sitemap.xml']) {
      const get = await site.request(address)
      const head = await site.request(address, { method: 'HEAD' })
      expect(head.status).toBe(200)
      expect(await head.text()).toBe('')
      for (const name of ['content-type', 'etag', 'cache-control', 'content-security-policy']) {
        expect(head.headers.get(name)).toBe(get.headers.get(name))
      }
    }
  })
})

describe('addresses', () => {
  test.each(['/', '/api/partners/', '/state/', '/search?q=', '/api/search?q=', '/api/partners/state/'])(
    'with NUL, lone surrogates or broken encoding under %s are 400',
    async (start) => {
      for (const bad of ['%00', 'a%00b', '%ED%A0%80', '%F0%9F', '%', '%zz', '%E0%A4%A', '\ud800']) {
        expect((await site.request(start + bad)).status, start + bad).toBe(400)
      }
    },
  )

  test.each(['/state/north-carolina', '/search', '/first-steps', '/partner-tools', '/api/partners'])(
    '%s with an unknown query key is answered whatever the key holds',
    async (start) => {
      for (const query of ['utm_campaign=50%', 'utm_campaign=caf%E9', '%zz=1', 'x=%00']) {
        expect((await site.request(`${start}?${query}`)).status, query).toBe(200)
      }
    },
  )

  test('of the back office with broken encoding in any query key are 400', async () => {
    const admin = await site.signIn()
    for (const path of ['/api/admin/partners/search?q=%00', '/api/admin/partners/search?state=%ff']) {
      expect((await admin.call('GET', path)).status).toBe(400)
    }
  })

  test('of a megabyte are refused', async () => {
    const response = await site.request(`/api/search?q=${'a'.repeat(1_000_000)}`)
    expect(response.status).toBe(400)
    expect((await errorOf(response)).code).toBe('invalid_input')
  })

  test('have at most 8,192 characters', async () => {
    const start = 'http://directory.example/search?q=cedar&utm_source='
    const ask = (length: number) => site.http.request(start.padEnd(length, 'x'))
    expect((await ask(8192)).status).toBe(200)
    const refused = await ask(8193)
    expect([refused.status, (await refused.text()).includes('The address is too long.')]).toEqual([400, true])
  })

  test.each(['/', '/state/north-carolina', '/partner/laurel-and-stone', '/sitemap.xml', '/robots.txt'])(
    'in %s come from the configuration, never from the Host header (SITE-3)',
    async (address) => {
      const headers = {
        host: 'evil.example',
        'x-forwarded-host': 'evil.example',
        forwarded: 'host=evil.example;proto=http',
      }
      const response = await site.http.request(`http://evil.example${address}`, { headers })
      expect(response.status).toBe(200)
      const text = await response.text()
      expect(text).not.toContain('evil.example')
      expect(text).toContain('https://directory.example/')
    },
  )
})

describe('health', () => {
  test('/healthz is 200 while the process lives, /readyz only with a database', async () => {
    const lonely = await makeApp()
    expect((await lonely.request('/readyz')).status).toBe(200)
    lonely.app.db = openDatabase({ host: '127.0.0.1', port: 1 }, TEST_VAULT)
    expect((await lonely.request('/healthz')).status).toBe(200)
    const response = await lonely.request('/readyz')
    expect(response.status).toBe(503)
    expect(Number(response.headers.get('retry-after'))).toBeGreaterThan(0)
    expect((await errorOf(response)).code).toBe('unavailable')
    await lonely.close()
  })

  test('/metrics shows durations by route pattern, without what visitors typed', async () => {
    await site.request(`/api/partners/${slug}`)
    await site.request('/api/partners/canary-in-the-address')
    const text = await (await site.request('/metrics')).text()
    expect(text).toContain('route="/api/partners/:idOrSlug"')
    expect(text).not.toContain('canary')
  })

  test('/metrics answers only this machine', async () => {
    const from = (remoteAddress: string, headers: Record<string, string> = {}) =>
      site.http.request('/metrics', { headers }, { incoming: { socket: { remoteAddress } } })
    expect((await from('127.0.0.1')).status).toBe(200)
    expect((await from('::1')).status).toBe(200)
    expect((await from('::ffff:127.0.0.1')).status).toBe(200)
    expect((await from('203.0.113.9')).status).toBe(403)
    // Visitors of an unconfigured proxy here are not this machine.
    expect((await from('127.0.0.1', { 'x-forwarded-for': '203.0.113.9' })).status).toBe(403)
  })

  test('/metrics with METRICS_TOKEN answers its bearer', async () => {
    const guarded = await makeApp({ METRICS_TOKEN: 'open sesame, metrics' })
    const ask = (authorization?: string) =>
      guarded.request('/metrics', { headers: authorization ? { authorization } : {} })
    expect((await ask()).status).toBe(401)
    // Of the right length too, and with one letter changed at either end.
    for (const wrong of [
      'something else',
      'OPEN SESAME, METRICS',
      'open sesame, metricz',
      'Open sesame, metrics',
    ])
      expect((await ask(`Bearer ${wrong}`)).status, wrong).toBe(401)
    expect((await ask('open sesame, metrics')).status).toBe(401)
    expect((await ask('Bearer open sesame, metrics')).status).toBe(200)
    await guarded.close()
  })
})
