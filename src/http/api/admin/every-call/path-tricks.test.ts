import { once } from 'node:events'
import { createServer } from 'node:http'
import { type AddressInfo, connect } from 'node:net'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type AdminRoute, plainInit, protectedRoutes } from '../../../../../tests/reading/admin-routes.ts'
import { fingerprint } from '../../../../../tests/reading/fingerprint.ts'
import { makeApp, type TestApp } from '../../../../../tests/sites/make-app.ts'
import { insertPartners } from '../../../../../tests/values/build.ts'
import { createRequestListener } from '../../../door/serve.ts'

let site: TestApp
let routes: AdminRoute[]
beforeAll(async () => {
  site = await makeApp()
  routes = protectedRoutes(site.http)
  await insertPartners(site.app.db, {}, {})
})
afterAll(() => site.close())

type Trick = (route: AdminRoute) => { path: string; method?: string; headers?: Record<string, string> }
const TRICKS: Record<string, Trick> = {
  'a double slash': ({ path }) => ({ path: path.replace('/api/', '/api//') }),
  'a double slash in front': ({ path }) => ({ path: `/${path}` }),
  'a trailing slash': ({ path }) => ({ path: `${path}/` }),
  'another letter case': ({ path }) => ({ path: path.replace('/admin/', '/ADMIN/') }),
  'an encoded letter': ({ path }) => ({ path: path.replace('/admin/', '/%61dmin/') }),
  'encoded dots': ({ path }) => ({ path: path.replace('/admin/', '/x/%2e%2e/admin/') }),
  dots: ({ path }) => ({ path: path.replace('/admin/', '/partners/../admin/') }),
  'an encoded slash': ({ path }) => ({ path: path.replace('/admin/', '/admin%2f') }),
  'a path parameter': ({ path }) => ({ path: path.replace('/admin/', '/admin;x=1/') }),
  'a parameter at the end': ({ path }) => ({ path: `${path};.css` }),
  'a backslash': ({ path }) => ({ path: path.replace('/admin/', '\\admin\\') }),
  'an encoded backslash': ({ path }) => ({ path: path.replace('/admin/', '%5cadmin%5c') }),
  'an encoded NUL': ({ path }) => ({ path: `${path}%00` }),
  'a file ending': ({ path }) => ({ path: `${path}.json` }),
  HEAD: ({ path }) => ({ path, method: 'HEAD' }),
  OPTIONS: ({ path }) => ({ path, method: 'OPTIONS' }),
  'an override header': ({ path, method }) => ({
    path,
    method: 'GET',
    headers: { 'x-http-method-override': method, 'x-method-override': method },
  }),
  'an override in the query': ({ path, method }) => ({ path: `${path}?_method=${method}`, method: 'POST' }),
  'another address in a header': ({ path, method }) => ({
    path: '/api/faq',
    method: method === 'GET' ? 'GET' : 'POST',
    headers: { 'x-original-url': path, 'x-rewrite-url': path },
  }),
}

/** Answers possible without reaching a handler. */
const REFUSALS = [400, 401, 404, 405]

describe.each(Object.entries(TRICKS))('%s', (name, trick) => {
  test('reaches no handler of any call', async () => {
    const before = await fingerprint(site.app.db)
    const reached: string[] = []
    for (const route of routes) {
      const { path, method = route.method, headers } = trick(route)
      const response = await site.request(path, plainInit(method, headers))
      const text = await response.text()
      const isHarmless =
        REFUSALS.includes(response.status) ||
        (name === 'OPTIONS' && response.status === 204) ||
        (name === 'another address in a header' &&
          route.method === 'GET' &&
          Array.isArray(JSON.parse(text))) ||
        (response.status >= 300 && response.status < 400 && (await leadsToRefusal(response)))
      if (!isHarmless) reached.push(`${method} ${path}: ${response.status} ${text.slice(0, 80)}`)
      // A page's 404 is HTML; a handler's names what it missed.
      if (response.status === 404 && text.startsWith('{'))
        expect(JSON.parse(text).message, `${method} ${path}`).toBe('Not found')
    }
    expect(reached).toEqual([])
    expect(await fingerprint(site.app.db)).toEqual(before)
  })
})

async function leadsToRefusal(response: Response): Promise<boolean> {
  const location = response.headers.get('location') ?? ''
  if (!/^\/(?!\/)/.test(location)) return false
  return REFUSALS.includes((await site.request(location)).status)
}

test('TRACE, CONNECT and unknown methods are 405; an absolute target counts by its path', async () => {
  const assets = { sheetUrl: '/assets/site.css', loaderUrl: '', fontUrls: [] }
  const server = createServer(createRequestListener(site.app, assets, 'no-such-folder')).listen(
    0,
    '127.0.0.1',
  )
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  const ask = async (line: string) => {
    const socket = connect(port, '127.0.0.1')
    socket.end(`${line} HTTP/1.1\r\nHost: 127.0.0.1:${port}\r\nConnection: close\r\n\r\n`)
    let text = ''
    for await (const chunk of socket) text += chunk
    return Number(/^HTTP\/1\.1 (\d+)/.exec(text)?.[1])
  }
  expect(await ask('TRACE /api/admin/me')).toBe(405)
  expect(await ask('PROPFIND /api/admin/me')).toBe(405)
  expect(await ask(`GET http://127.0.0.1:${port}/api/admin/me`)).toBe(401)
  expect(await ask('GET http://elsewhere.example/api/admin/users')).toBe(421)
  expect(await ask('GET /api/admin/me')).toBe(401)
  server.close()
})
