import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { bulkDeletePartnersCall, listPartnersCall, readPartnerCall } from '../shared/calls/partners.ts'
import { call, queryOf } from './api.ts'
import type { ApiError } from './api-error.ts'
import { type Answer, wasDeclined } from './proof/ask-for-proof.ts'
import { createQueryClient } from './query-client.ts'

const USER = { username: 'margaret' }
let stored: Map<string, string>
let asked: { path: string; init: RequestInit & { headers: Headers } }[]

beforeEach(() => {
  stored = new Map([
    ['admin-auth', JSON.stringify({ user: USER, token: 'secret-token', isAuthenticated: true })],
  ])
  asked = []
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
    removeItem: (key: string) => stored.delete(key),
  })
  vi.stubGlobal('dispatchEvent', () => true)
})
afterEach(() => vi.unstubAllGlobals())

/** The server answers everything so. */
function answer(status: number, body: string | null, statusText = '') {
  vi.stubGlobal('fetch', async (path: string, init: RequestInit & { headers: Headers }) => {
    asked.push({ path, init })
    return new Response(body, { status, statusText })
  })
}
const failure = (call: Promise<unknown>) =>
  call.then(
    () => null,
    (error: ApiError) => error,
  )

test('a read sends its path with the params filled in, credentials and the token', async () => {
  answer(200, '[1]')
  const query = queryOf(readPartnerCall, { params: { id: 'x y' } })
  expect(query.queryKey).toEqual(['/api/admin/partners/{id}', { params: { id: 'x y' } }])
  expect(await createQueryClient().fetchQuery(query)).toEqual([1])
  const { path, init } = asked[0] ?? {}
  expect([path, init?.method, init?.credentials]).toEqual(['/api/admin/partners/x%20y', 'GET', 'include'])
  expect(init?.headers.get('authorization')).toBe('Bearer secret-token')
  expect(init?.headers.has('content-type')).toBe(false)
})

test('nothing is asked again by itself, and nothing grows stale', () => {
  expect(createQueryClient().getDefaultOptions().queries).toMatchObject({
    retry: false,
    refetchOnWindowFocus: false,
    refetchInterval: false,
    staleTime: Number.POSITIVE_INFINITY,
  })
})

test('a body goes as JSON, and an answer without one is undefined', async () => {
  answer(204, null)
  expect(await call(bulkDeletePartnersCall, { body: { ids: ['x'] } })).toBeUndefined()
  const { init } = asked[0] ?? {}
  expect([init?.method, init?.body]).toEqual(['DELETE', '{"ids":["x"]}'])
  expect(init?.headers.get('content-type')).toBe('application/json')
})

test('without a login no token is sent', async () => {
  stored.clear()
  answer(200, '{}')
  await call(listPartnersCall)
  expect(asked[0]?.init.headers.has('authorization')).toBe(false)
})

test('an answer that is not OK is an error: status, colon, body, or the status text without one', async () => {
  answer(404, '{"code":"not_found","message":"Partner not found","requestId":"x"}')
  expect(await failure(call(listPartnersCall))).toMatchObject({
    text: '404: {"code":"not_found","message":"Partner not found","requestId":"x"}',
    message: 'Partner not found',
  })
  answer(502, '', 'Bad Gateway')
  expect((await failure(call(listPartnersCall)))?.text).toBe('502: Bad Gateway')
  expect(stored.has('admin-auth')).toBe(true)
})

test('a 401 to our token forgets the login, one to a newer token does not', async () => {
  answer(401, '{"code":"unauthenticated","message":"Please log in."}')
  expect((await failure(call(listPartnersCall)))?.status).toBe(401)
  expect(stored.has('admin-auth')).toBe(false)

  const newer = JSON.stringify({ user: USER, token: 'newer-token', isAuthenticated: true })
  stored.set('admin-auth', JSON.stringify({ user: USER, token: 'old-token', isAuthenticated: true }))
  vi.stubGlobal('fetch', async () => {
    stored.set('admin-auth', newer)
    return new Response('{}', { status: 401 })
  })
  await failure(call(listPartnersCall))
  expect(stored.get('admin-auth')).toBe(newer)
})

test('a server that cannot be reached is told in plain words; what was cancelled is not an answer', async () => {
  vi.stubGlobal('fetch', async () => {
    throw new TypeError('Failed to fetch')
  })
  expect(await failure(call(listPartnersCall))).toMatchObject({ status: 0, code: 'unreachable' })
  const cancelled = new AbortController()
  cancelled.abort()
  expect((await failure(call(listPartnersCall, {}, { signal: cancelled.signal })))?.message).toBe(
    'Failed to fetch',
  )
})

test.each(['{', '7', '{}', '{"token":1}', '{"token":"x"}'])('a stored login of %s is none', async (text) => {
  stored.set('admin-auth', text)
  answer(200, '{}')
  await call(listPartnersCall)
  expect(asked[0]?.init.headers.has('authorization')).toBe(false)
})

const PROOF_WANTED = { code: 'forbidden', message: 'Please confirm.', fields: { proof: 'Please confirm.' } }

/** The server refuses without a proof until one was given; `give` is what the person answers to the dialog. */
function askForProofAnd(give: boolean) {
  let isProved = false
  vi.stubGlobal('fetch', async (path: string, init: RequestInit & { headers: Headers }) => {
    asked.push({ path, init })
    return isProved ? new Response('[]') : new Response(JSON.stringify(PROOF_WANTED), { status: 403 })
  })
  vi.stubGlobal('dispatchEvent', (event: CustomEvent<Answer>) => {
    isProved = give
    event.detail(give)
    return false
  })
}

test('a call that needs a proof is repeated as it was once one was given', async () => {
  askForProofAnd(true)
  expect(await call(bulkDeletePartnersCall, { body: { ids: ['x'] } })).toEqual([])
  expect(asked.map(({ path, init }) => [init.method, path, init.body])).toEqual(
    Array(2).fill(['DELETE', '/api/admin/partners/bulk-delete', '{"ids":["x"]}']),
  )
})

test('and given up, once, when the person turns away', async () => {
  askForProofAnd(false)
  const error = await failure(call(listPartnersCall))
  expect([wasDeclined(error), asked.length]).toEqual([true, 1])
  answer(403, JSON.stringify({ code: 'forbidden', message: 'No.' }))
  expect(wasDeclined(await failure(call(listPartnersCall)))).toBe(false)
})
