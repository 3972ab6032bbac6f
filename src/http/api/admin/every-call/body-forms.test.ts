import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { fingerprint } from '../../../../../tests/reading/fingerprint.ts'
import { makeApp, type TestApp } from '../../../../../tests/sites/make-app.ts'
import { LARGER_BODIES, MAX_BODY_BYTES } from '../../../door/body-limits.ts'

type Operation = { requestBody?: { content: Record<string, unknown> } }
const NOW = new Date('2026-03-02T09:00:00Z')
let site: TestApp
let admin: Awaited<ReturnType<TestApp['signIn']>>
/** Every call with a JSON body; ids match nothing. */
let calls: { method: string; path: string }[]
beforeAll(async () => {
  site = await makeApp({}, { now: () => NOW })
  admin = await site.signIn('Margaret Hale')
  const { paths } = (await (await site.request('/api/openapi.json')).json()) as {
    paths: Record<string, Record<string, Operation>>
  }
  calls = Object.entries(paths).flatMap(([path, operations]) =>
    Object.entries(operations).flatMap(([method, { requestBody }]) =>
      path.startsWith('/api/admin/') && requestBody?.content['application/json']
        ? [
            {
              method: method.toUpperCase(),
              path: path.replace(/\{\w+\}/g, '11111111-1111-4111-8111-111111111111'),
            },
          ]
        : [],
    ),
  )
})
afterAll(() => site.close())

const JSON_TYPE = { 'content-type': 'application/json' }
const FORMS: Record<string, { headers: Record<string, string>; body?: string }> = {
  'text/plain': { headers: { 'content-type': 'text/plain' }, body: '{}' },
  'the form of a page': { headers: { 'content-type': 'application/x-www-form-urlencoded' }, body: 'a=1' },
  'a multipart form': { headers: { 'content-type': 'multipart/form-data; boundary=x' }, body: '--x--\r\n' },
  XML: { headers: { 'content-type': 'application/xml' }, body: '<a/>' },
  'no type at all': { headers: {}, body: '{}' },
  'no body': { headers: JSON_TYPE },
  'half a body': { headers: JSON_TYPE, body: '{"a":' },
  'a string, not an object': { headers: JSON_TYPE, body: '"text"' },
  'a list': { headers: JSON_TYPE, body: '[]' },
  null: { headers: JSON_TYPE, body: 'null' },
  '33 levels': { headers: JSON_TYPE, body: `${'{"a":'.repeat(33)}1${'}'.repeat(33)}` },
  NUL: { headers: JSON_TYPE, body: '{"a":"\\u0000"}' },
  'half a character': { headers: JSON_TYPE, body: '{"\\ud800":1}' },
}

test('every call is included', () => {
  expect(calls.length).toBeGreaterThan(30)
})

test.each(Object.entries(FORMS))(
  '%s is refused by every call that takes JSON, and nothing is done',
  async (_, form) => {
    const before = await fingerprint(site.app.db)
    const taken: string[] = []
    for (const { method, path } of calls) {
      const response = await admin.request(path, { method, ...form })
      const body = (await response.json()) as { code: string }
      if (response.status !== 400 || body.code !== 'invalid_input')
        taken.push(`${method} ${path}: ${response.status}`)
    }
    expect(taken).toEqual([])
    expect(await fingerprint(site.app.db)).toEqual(before)
  },
)

test('NUL and half characters inside a text are refused by its field', async () => {
  const before = await fingerprint(site.app.db)
  for (const sign of ['\0', '\ud800']) {
    const question = { question: `How long${sign} does it take?`, answer: 'About eight weeks.' }
    const { status, body } = await admin.call('POST', '/api/admin/faq', question)
    expect([status, body.fields]).toEqual([400, { question: 'Please use plain text.' }])
  }
  expect(await fingerprint(site.app.db)).toEqual(before)
})

describe('a body that is too large', () => {
  const send = (from: typeof admin | TestApp, method: string, path: string, length: number) =>
    from.request(path, {
      method,
      headers: { ...JSON_TYPE, 'content-length': String(length) },
      body: '{}',
    })

  test('is 413 by its declared length, before it is read', async () => {
    for (const { method, path } of calls) {
      const limit = LARGER_BODIES[path] ?? MAX_BODY_BYTES
      const response = await send(admin, method, path, limit + 1)
      expect([path, response.status]).toEqual([path, 413])
      expect(((await response.json()) as { code: string }).code).toBe('too_large')
    }
  })

  test('may be larger, where a call allows it, only after a login', async () => {
    const forAdministrators = Object.entries(LARGER_BODIES).filter(([path]) => path.startsWith('/api/admin/'))
    for (const [path, limit] of forAdministrators) {
      const method = calls.find((call) => call.path === path)?.method ?? 'POST'
      expect((await send(site, method, path, limit + 1)).status).toBe(401)
      expect((await send(admin, method, path, limit + 1)).status).toBe(413)
    }
  })
})
