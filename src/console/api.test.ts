import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { bulkDeletePartnersCall, listPartnersCall, readPartnerCall } from '../shared/calls/partners.ts'
import { logInCall } from '../shared/calls/sign-in.ts'
import { call, queryOf } from './api.ts'
import type { ApiError } from './api-error.ts'
import { type Answer, isProofWanted } from './proof/ask-for-proof.ts'
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

/** Makes the server answer everything so. */
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

test('an answer that is not OK is an error: status, colon, body, or the status text without one', async () => {
  answer(404, '{"code":"not_found","message":"Partner not found","requestId":"x"}')
  expect(await failure(call(listPartnersCall))).toMatchObject({
    status: 404,
    message: 'Partner not found',
  })
  answer(502, '', 'Bad Gateway')
  expect((await failure(call(listPartnersCall)))?.message).toBe('502: Bad Gateway')
  expect(stored.has('admin-auth')).toBe(true)
})

const login = (token: string) => JSON.stringify({ user: USER, token, isAuthenticated: true })

/** Refuses the stored token; a person who is asked logs in again, or turns away. */
function endSession(person: 'logs in' | 'turns away') {
  stored.set('admin-auth', login('old-token'))
  vi.stubGlobal('fetch', async (path: string, init: RequestInit & { headers: Headers }) => {
    asked.push({ path, init })
    const isNew = init.headers.get('authorization') === 'Bearer new-token'
    return isNew ? new Response('[]') : new Response('{"code":"unauthenticated"}', { status: 401 })
  })
  vi.stubGlobal('dispatchEvent', (event: CustomEvent<Answer>) => {
    if (person === 'logs in') stored.set('admin-auth', login('new-token'))
    event.detail(person === 'logs in')
    return false
  })
}

test('when the session has ended the person logs in, and the same call goes on (ACCOUNT-9)', async () => {
  endSession('logs in')
  expect(await call(bulkDeletePartnersCall, { body: { ids: ['x'] } })).toEqual([])
  expect(
    asked.map(({ path, init }) => [init.method, path, init.body, init.headers.get('authorization')]),
  ).toEqual(
    ['old-token', 'new-token'].map((token) => [
      'DELETE',
      '/api/admin/partners/bulk-delete',
      '{"ids":["x"]}',
      `Bearer ${token}`,
    ]),
  )
})

test('who turns away gets the refusal, and keeps the screen (ACCOUNT-9)', async () => {
  endSession('turns away')
  expect((await failure(call(listPartnersCall)))?.status).toBe(401)
  expect([asked.length, stored.get('admin-auth')]).toEqual([1, login('old-token')])
})

test('a login of another tab meanwhile is used without asking', async () => {
  endSession('turns away')
  const refuse = globalThis.fetch
  vi.stubGlobal('fetch', (...given: Parameters<typeof fetch>) => {
    stored.set('admin-auth', login('new-token'))
    return refuse(...given)
  })
  expect(await call(listPartnersCall)).toEqual([])
})

test('a wrong password at the login asks nobody', async () => {
  endSession('logs in')
  const body = { username: 'margaret', password: 'wrong' }
  expect((await failure(call(logInCall, { body })))?.status).toBe(401)
  expect(asked).toHaveLength(1)
})

test('a server that cannot be reached is told in plain words; what was cancelled is not an answer', async () => {
  vi.stubGlobal('fetch', async () => {
    throw new TypeError('Failed to fetch')
  })
  expect(await failure(call(listPartnersCall))).toMatchObject({
    status: 0,
    message: 'The server cannot be reached. Please try again.',
  })
  const cancelled = new AbortController()
  cancelled.abort()
  expect((await failure(call(listPartnersCall, {}, { signal: cancelled.signal })))?.message).toBe(
    'Failed to fetch',
  )
})

test.each(['{', '7', '{}', '{"token":1}', '{"token":"x"}'])(
  'a stored login of %s is ignored',
  async (text) => {
    stored.set('admin-auth', text)
    answer(200, '{}')
    await call(listPartnersCall)
    expect(asked[0]?.init.headers.has('authorization')).toBe(false)
  },
)

const PROOF_WANTED = { code: 'forbidden', message: 'Please confirm.', fields: { proof: 'Please confirm.' } }

/** Refuses until a proof was given; `give` is the person's choice. */
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
  expect([isProofWanted(error), asked.length]).toEqual([true, 1])
  answer(403, JSON.stringify({ code: 'forbidden', message: 'No.' }))
  expect(isProofWanted(await failure(call(listPartnersCall)))).toBe(false)
})
