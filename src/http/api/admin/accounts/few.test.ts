import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { ALL_CALLS } from '../../../../../tests/all-calls.ts'
import { cheapPasswords } from '../../../../../tests/cheap-passwords.ts'
import { fingerprint } from '../../../../../tests/reading/fingerprint.ts'
import { insertInquiries } from '../../../../../tests/reading/stored-rows.ts'
import { makeApp, type TestApp } from '../../../../../tests/sites/make-app.ts'
import { insertPartners } from '../../../../../tests/values/build.ts'
import { inquiries, outbox } from '../../../../db/schema/directory.ts'
import { createSession } from '../../../../features/accounts/sessions/create-session.ts'
import { isForAdministrators } from '../../../../shared/calls/define-call.ts'
import type { AdminInquiry } from '../../../../shared/inquiries/admin-inquiry.ts'

const MINUTE_MS = 60_000
let now = new Date('2026-03-02T09:00:00Z')
const later = (minutes: number) => {
  now = new Date(now.getTime() + minutes * MINUTE_MS)
}
const lines: { event?: string; outcome?: string; count?: number }[] = []
let site: TestApp
let user: Awaited<ReturnType<TestApp['signIn']>>['user']
let token: string
let partnerIds: string[]
let ids: string[]

beforeAll(async () => {
  site = await makeApp({}, { now: () => now }, { passwords: cheapPasswords() })
  site.app.log.info = ((line: object) => void lines.push(line)) as typeof site.app.log.info
  site.app.log.warn = site.app.log.info
  user = (await site.signIn()).user
})
afterAll(() => site.close())
beforeEach(async () => {
  await site.app.db.delete(outbox)
  await site.app.db.delete(inquiries)
  const partners = await insertPartners(
    site.app.db,
    ...Array.from({ length: 30 }, (_, at) => ({ name: `House ${at}`, email: `house${at}@example.org` })),
  )
  partnerIds = partners.map(({ id }) => id)
  const stored = await insertInquiries(
    site.app.db,
    ...Array.from({ length: 150 }, (_, at) => ({
      reference: `TEST-${at}`,
      partnerId: partnerIds[0] ?? '',
      name: `Person ${at}`,
      email: `person${at}@example.org`,
      message: at < 90 ? 'How long, please?' : 'How much, please?',
      createdAt: new Date(now.getTime() - at * MINUTE_MS),
    })),
  )
  ids = stored.map(({ id }) => id)
  token = await createSession(site.app.db, user.id, now)
  lines.length = 0
})

/** A session whose proof is over. */
const stolen = () => later(6)
async function ask<Answer = AdminInquiry[]>(method: string, path: string, body?: unknown, as = token) {
  const response = await site.request(`/api/admin${path}`, {
    method,
    headers: { authorization: `Bearer ${as}`, 'content-type': 'application/json' },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  })
  const text = await response.text()
  return { status: response.status, body: (text ? JSON.parse(text) : null) as Answer }
}
const status = async (...given: Parameters<typeof ask>) => (await ask(...given)).status
const search = (body: object, as?: string) => status('POST', '/inquiries/search', body, as)
/** Asks one after the other; returns the statuses and how often each came. */
async function tally(count: number, one: (n: number) => Promise<number>) {
  const found: number[] = []
  for (let n = 0; n < count; n += 1) found.push(await one(n))
  return Object.fromEntries([...Map.groupBy(found, String)].map(([name, all]) => [name, all.length]))
}

describe('a session without a fresh proof (ACCOUNT-5)', () => {
  test('reads no more than 100 inquiries, in one call or in many; the same ones again are no more', async () => {
    stolen()
    const { status: refused, body } = await ask<object>('GET', '/inquiries')
    expect([refused, body]).toMatchObject([403, { code: 'forbidden', fields: { proof: expect.any(String) } }])
    expect(JSON.stringify(body)).not.toContain('person')
    expect(await search({})).toBe(403)
    expect(await search({ limit: 101 })).toBe(403)
    expect(await search({ limit: 60 })).toBe(200)
    for (let time = 0; time < 5; time += 1) expect(await search({ limit: 60 })).toBe(200)
    expect(await search({ q: 'much' })).toBe(403)
    expect(await tally(150, (n) => status('GET', `/inquiries/${ids[n]}`))).toEqual({ 200: 100, 403: 50 })
    expect(await status('POST', `/inquiries/${ids[149]}/notes`, { note: 'Seen' })).toBe(403)
    expect(await search({ limit: 100 })).toBe(200)
    later(10)
    expect(await status('GET', `/inquiries/${ids[149]}`)).toBe(200)
  })

  test('mails no more than ten letters, and no eleventh is stored', async () => {
    stolen()
    const reply = (n: number) => status('POST', `/inquiries/${ids[n]}/reply`, { message: 'Dear family' })
    expect(await status('POST', '/partner-checks', { ids: partnerIds.slice(0, 11) })).toBe(403)
    expect(await site.app.db.$count(outbox)).toBe(0)
    expect(await status('POST', '/partner-checks', { ids: partnerIds.slice(0, 4) })).toBe(202)
    expect(await status('POST', `/inquiries/${ids[20]}/forward`, {})).toBe(200)
    const before = await site.app.db.$count(outbox)
    expect(await tally(10, reply)).toEqual({ 200: 5, 403: 5 })
    expect(await site.app.db.$count(outbox)).toBe(before + 5)
  })

  test('deletes no more than ten partners or questions, and nothing of a refused call', async () => {
    stolen()
    await status('GET', '/me')
    const before = await fingerprint(site.app.db)
    expect(await status('DELETE', '/partners/bulk-delete', { ids: partnerIds.slice(0, 11) })).toBe(403)
    expect(await fingerprint(site.app.db)).toEqual(before)
    expect(await status('DELETE', '/partners/bulk-delete', { ids: partnerIds.slice(1, 9) })).toBe(200)
    expect(await tally(5, (n) => status('DELETE', `/partners/${partnerIds[10 + n]}`))).toEqual({
      204: 2,
      403: 3,
    })
    expect(await status('DELETE', '/faq/00000000-0000-4000-8000-000000000000')).toBe(403)
  })

  test('has its own count, which no other session spends', async () => {
    const other = await createSession(site.app.db, user.id, now)
    stolen()
    expect(await search({ limit: 100 })).toBe(200)
    expect(await status('GET', `/inquiries/${ids[120]}`)).toBe(403)
    expect(await status('GET', `/inquiries/${ids[120]}`, undefined, other)).toBe(200)
  })
})

test('with a fresh proof many are read, mailed and deleted, each with a line in the security log', async () => {
  const { body } = await ask('GET', '/inquiries')
  expect(body).toHaveLength(150)
  expect(await search({ limit: 120 })).toBe(200)
  expect(await status('POST', '/partner-checks', { ids: partnerIds.slice(0, 11) })).toBe(202)
  expect(await status('DELETE', '/partners/bulk-delete', { ids: partnerIds.slice(1, 20) })).toBe(200)
  stolen()
  expect(await status('GET', '/inquiries')).toBe(403)
  expect(lines.filter(({ event }) => event !== undefined)).toMatchObject([
    { event: 'many-read', outcome: 'done', count: 150, account: user.id },
    { event: 'many-read', outcome: 'done', count: 120 },
    { event: 'many-mailed', outcome: 'done', count: 11 },
    { event: 'many-deleted', outcome: 'done', count: 19 },
    { event: 'many-read', outcome: 'refused', count: 150 },
  ])
})

test('a small action leaves no line, and one too many is told as a missing proof', async () => {
  stolen()
  expect(await search({ limit: 100 })).toBe(200)
  expect(await status('GET', `/inquiries/${ids[120]}`)).toBe(403)
  expect(lines.filter(({ event }) => event !== undefined)).toMatchObject([{ event: 'proof-missing' }])
})

describe('the table of calls', () => {
  const calls = ALL_CALLS.filter((call) => isForAdministrators(call.path) && !call.isOpen && !call.needsProof)
  const named = (found: typeof calls) =>
    found.map(({ method, path }) => `${method.toUpperCase()} ${path}`).sort()
  const schemaOf = (schema?: z.ZodType) =>
    schema ? JSON.stringify(z.toJSONSchema(schema, { unrepresentable: 'any' })) : ''

  test('limits every call that answers with inquiries', () => {
    const found = calls.filter(({ answer, conflictWith }) =>
      /"wantsCopy"/.test(schemaOf(answer) + schemaOf(conflictWith)),
    )
    expect(found.length).toBeGreaterThan(8)
    expect(named(found.filter(({ few }) => !few?.reads && !few?.gives))).toEqual([])
  })

  test('limits every call that deletes, but for one’s own things and lists', () => {
    const found = calls.filter(({ method, few }) => method === 'delete' && !few?.deletes)
    expect(named(found)).toEqual([
      'DELETE /api/admin/me/email',
      'DELETE /api/admin/me/sessions/{id}',
      'DELETE /api/admin/partner-views/{id}',
      'DELETE /api/admin/reply-templates/{id}',
    ])
  })

  test('limits every call that mails in the provider’s name', () => {
    expect(named(calls.filter(({ few }) => few?.mails))).toEqual([
      'POST /api/admin/inquiries/{id}/forward',
      'POST /api/admin/inquiries/{id}/reply',
      'POST /api/admin/inquiries/{id}/resend',
      'POST /api/admin/partner-checks',
    ])
  })

  test('withholds an answer only where nothing was changed', () => {
    expect(named(calls.filter(({ few }) => few?.gives))).toEqual([
      'GET /api/admin/inquiries',
      'POST /api/admin/inquiries/search',
    ])
  })
})
