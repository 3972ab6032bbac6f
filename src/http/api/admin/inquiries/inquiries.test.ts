import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import {
  insertInquiries,
  insertMails,
  type NewInquiry,
  type NewMail,
  readInquiries,
  readMails,
} from '../../../../../tests/reading/stored-rows.ts'
import { makeApp, type TestApp } from '../../../../../tests/sites/make-app.ts'
import { insertPartners } from '../../../../../tests/values/build.ts'
import { inquiries } from '../../../../db/schema/directory.ts'
import { UNREADABLE } from '../../../../db/sealing/vault.ts'
import {
  AdminInquiry,
  InquiryCounts,
  InquiryDetail,
  type InquirySearchResult,
} from '../../../../shared/inquiries/admin-inquiry.ts'

const now = new Date('2026-03-10T12:00:00Z')
const hoursAgo = (hours: number) => new Date(now.getTime() - hours * 3_600_000)

let site: TestApp
let admin: Awaited<ReturnType<TestApp['signIn']>>
let houses: { id: string; name: string }[]
beforeAll(async () => {
  site = await makeApp({}, { now: () => now })
  admin = await site.signIn('Margaret Hale')
  houses = await insertPartners(site.app.db, { name: 'Hollis & Wren' }, { name: 'Cedar Hollow' })
})
afterAll(() => site.close())
beforeEach(() => site.app.db.delete(inquiries))

let count = 0
async function insert(given: Partial<NewInquiry> = {}) {
  count += 1
  const createdAt = given.createdAt ?? hoursAgo(1)
  const [row] = await insertInquiries(site.app.db, {
    reference: `TEST-${String(count).padStart(4, '0')}`,
    partnerId: houses[0]?.id ?? '',
    name: 'Ruth Avery',
    email: 'ruth@example.org',
    message: 'How long does it take?',
    updatedAt: createdAt,
    ...given,
    createdAt,
  })
  if (!row) throw new Error('no inquiry')
  return row
}
async function insertMail(inquiryId: string, state: 'waiting' | 'sent' | 'failed', given: NewMail = {}) {
  const mail = { inquiryId, to: 'support@stillstone.example', subject: 's', text: 't', createdAt: now }
  const [row] = await insertMails(site.app.db, { ...mail, state, ...given })
  return row?.id ?? ''
}
const listed = async (query = '') =>
  (await admin.call<AdminInquiry[]>('GET', `/api/admin/inquiries${query}`)).body.map((row) => row.reference)

const found = async (search: object) =>
  (await admin.call<InquirySearchResult>('POST', '/api/admin/inquiries/search', search)).body.inquiries.map(
    (row) => row.reference,
  )

describe('the list', () => {
  test('without filters has every inquiry, newest first, with its partner', async () => {
    const old = await insert({ createdAt: hoursAgo(900), partnerId: houses[1]?.id ?? '' })
    const spam = await insert({ createdAt: hoursAgo(1), status: 'spam', phone: '828 555 0199' })
    const { status, body, response } = await admin.call('GET', '/api/admin/inquiries')
    expect(status).toBe(200)
    expect(response.headers.get('cache-control')).toBe('no-store')
    expect(body.map((row: unknown) => AdminInquiry.parse(row))).toEqual(body)
    expect(body).toMatchObject([
      { id: spam.id, partnerName: 'Hollis & Wren', status: 'spam', phone: '828 555 0199', mailState: null },
      { id: old.id, partnerName: 'Cedar Hollow', status: 'pending', respondedAt: null, erasedAt: null },
    ])
  })

  test('filters by status, partner and days, both inclusive', async () => {
    const a = await insert({ status: 'closed', createdAt: new Date('2026-03-01T00:00:00Z') })
    const b = await insert({ createdAt: new Date('2026-03-02T23:59:59Z'), partnerId: houses[1]?.id ?? '' })
    const c = await insert({ createdAt: new Date('2026-03-03T00:00:00Z') })
    expect(await listed('?status=closed')).toEqual([a.reference])
    expect(await listed(`?partnerId=${houses[1]?.id}`)).toEqual([b.reference])
    expect(await listed('?from=2026-03-01&to=2026-03-02')).toEqual([b.reference, a.reference])
    expect(await listed('?from=2026-03-03')).toEqual([c.reference])
    expect(await listed('?status=pending&to=2026-03-02')).toEqual([b.reference])
    // In New York it was still the day before.
    expect(await listed('?from=2026-03-02&to=2026-03-02&timeZone=America/New_York')).toEqual([
      c.reference,
      b.reference,
    ])
  })

  test.each([
    ['ruth', true],
    ['RUTH@example', true],
    ['avery long', true],
    ['828-555-0199', true],
    ['5550199', true],
    ['k7m2qx4p', true],
    ['hollis', true],
    ['ruth cedar', false],
    ['100%', false],
    ['r_th', false],
    ['\\', false],
    ["' or 1=1 --", false],
  ])('finds %j: %s', async (q, isFound) => {
    await insert({ reference: 'K7M2-QX4P', phone: '(828) 555-0199' })
    expect(await found({ q })).toEqual(isFound ? ['K7M2-QX4P'] : [])
  })

  test('overdue are unanswered ones older than a day', async () => {
    const late = await insert({ createdAt: hoursAgo(24.1) })
    await insert({ createdAt: hoursAgo(23.9) })
    await insert({ createdAt: hoursAgo(100), status: 'responded' })
    expect(await listed('?overdue=true')).toEqual([late.reference])
    expect((await listed('?overdue=false')).length).toBe(3)
  })

  test("shows the newest notice's state, and failed mail that was not resent (INQUIRY-4)", async () => {
    const failed = await insert()
    await insertMail(failed.id, 'sent', { createdAt: hoursAgo(3) })
    await insertMail(failed.id, 'failed')
    const healed = await insert()
    const first = await insertMail(healed.id, 'failed', { createdAt: hoursAgo(3) })
    await insertMail(healed.id, 'waiting', { resendOfId: first })
    expect(await listed('?failedMail=true')).toEqual([failed.reference])
    const { body } = await admin.call<AdminInquiry[]>('GET', '/api/admin/inquiries')
    const facts = Object.fromEntries(body.map((row) => [row.id, [row.mailState, row.hasFailedMail]]))
    expect(facts).toEqual({ [failed.id]: ['failed', true], [healed.id]: ['waiting', false] })
  })

  test.each(['status=open', 'from=yesterday', 'partnerId=7', 'overdue=1', 'timeZone=Mars'])(
    'refuses the filter %s with a sentence',
    async (query) => {
      const { status, body } = await admin.call('GET', `/api/admin/inquiries?${query}`)
      expect(status).toBe(400)
      expect(body.code).toBe('invalid_input')
      expect(Object.values(body.fields)).toEqual([expect.stringMatching(/\.$/)])
    },
  )
})

test('a damaged text hides no other inquiry, and is shown as damaged', async () => {
  const [whole, damaged] = [await insert(), await insert({ name: 'June Marsh' })]
  // A value that belongs to another row.
  await site.app.db.$client.query(
    'update inquiries set message = (select message from inquiries where id = $1) where id = $2',
    [whole.id, damaged.id],
  )
  const { status, body } = await admin.call<AdminInquiry[]>('GET', '/api/admin/inquiries')
  expect(status).toBe(200)
  expect(Object.fromEntries(body.map(({ id, name, message }) => [id, [name, message]]))).toEqual({
    [whole.id]: ['Ruth Avery', 'How long does it take?'],
    [damaged.id]: ['June Marsh', UNREADABLE],
  })
})

test('the counts: by status, by the age of open ones, failed mail, response times (INBOX-1)', async () => {
  for (const hours of [1, 23.9, 24.1, 47, 100, 167, 169, 5000]) await insert({ createdAt: hoursAgo(hours) })
  for (const hours of [1, 2, 3, 4, 100]) {
    await insert({ createdAt: hoursAgo(500), respondedAt: hoursAgo(500 - hours), status: 'responded' })
  }
  await insert({ createdAt: hoursAgo(500), respondedAt: hoursAgo(1), status: 'spam' })
  await insert({ status: 'spam', doubts: [{ kind: 'bait' }] })
  await insert({ status: 'spam', doubts: [{ kind: 'bait' }], doubtsDecidedAt: hoursAgo(1) })
  await insert({ createdAt: hoursAgo(91 * 24), respondedAt: hoursAgo(1), status: 'closed' })
  const failed = await insert({ status: 'forwarded' })
  await insertMail(failed.id, 'failed')
  const { body } = await admin.call('GET', '/api/admin/inquiries/counts')
  expect(InquiryCounts.parse(body)).toEqual({
    total: 18,
    byStatus: { pending: 8, forwarded: 1, responded: 5, closed: 1, spam: 3 },
    openByAge: { underOneDay: 2, oneToTwoDays: 2, twoToSevenDays: 2, overSevenDays: 2 },
    overdue: 6,
    failedMail: 1,
    doubtful: 1,
    responseHours: { count: 5, median: 3, p90: expect.closeTo(61.6, 5) },
  })
})

test('an empty inbox has zero counts and no response time', async () => {
  const { body } = await admin.call('GET', '/api/admin/inquiries/counts')
  expect(body).toMatchObject({
    total: 0,
    overdue: 0,
    responseHours: { count: 0, median: null, p90: null },
  })
})

test('one inquiry comes with partner, history, messages and what else the family asked', async () => {
  const inquiry = await insert()
  const other = await insert({ email: 'RUTH@example.org', partnerId: houses[1]?.id ?? '' })
  await insert({ email: 'tom@example.org' })
  const mailId = await insertMail(inquiry.id, 'sent')
  const { status, body } = await admin.call('GET', `/api/admin/inquiries/${inquiry.id}`)
  expect(status).toBe(200)
  expect(InquiryDetail.parse(body)).toMatchObject({
    id: inquiry.id,
    partner: { name: 'Hollis & Wren', phone: '(828) 555-0142', email: null, isPublic: true },
    events: [],
    mails: [{ id: mailId, kind: 'notice', state: 'sent', isReplaced: false }],
    alsoFrom: [{ id: other.id, partnerName: 'Cedar Hollow' }],
  })
})

test.each([
  ['GET', '/00000000-0000-4000-8000-000000000000', undefined, 404],
  ['GET', '/7', undefined, 400],
  ['PATCH', '/00000000-0000-4000-8000-000000000000', { status: 'closed' }, 404],
  ['POST', '/00000000-0000-4000-8000-000000000000/notes', { note: 'x' }, 404],
  ['POST', '/00000000-0000-4000-8000-000000000000/reply', { message: 'x' }, 404],
  ['POST', '/00000000-0000-4000-8000-000000000000/forward', {}, 404],
  ['POST', '/00000000-0000-4000-8000-000000000000/resend', {}, 404],
] as const)('%s %s is answered with %s', async (method, path, body, status) => {
  expect((await admin.call(method, `/api/admin/inquiries${path}`, body)).status).toBe(status)
})

test('without a session every call is 401 and does nothing', async () => {
  const inquiry = await insert()
  const calls: [string, string, object?][] = [
    ['GET', '/inquiries'],
    ['GET', '/inquiries/counts'],
    ['GET', `/inquiries/${inquiry.id}`],
    ['PATCH', `/inquiries/${inquiry.id}`, { status: 'closed' }],
    ['PATCH', '/inquiries/bulk', { ids: [inquiry.id], status: 'closed' }],
    ['POST', '/inquiries/search', { q: 'ruth' }],
    ['POST', '/inquiries/export.csv', {}],
    ['POST', `/inquiries/${inquiry.id}/notes`, { note: 'x' }],
    ['POST', `/inquiries/${inquiry.id}/reply`, { message: 'x' }],
    ['POST', `/inquiries/${inquiry.id}/forward`, {}],
    ['POST', `/inquiries/${inquiry.id}/resend`, {}],
    ['POST', '/privacy/preview', { email: 'ruth@example.org' }],
    ['POST', '/privacy/export', { email: 'ruth@example.org' }],
    ['POST', '/privacy/erase', { email: 'ruth@example.org', confirm: 'ruth@example.org' }],
  ]
  for (const [method, path, body] of calls) {
    const response = await site.request(`/api/admin${path}`, {
      method,
      ...(body ? { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) } : {}),
    })
    expect([path, response.status]).toEqual([path, 401])
  }
  expect(await readInquiries(site.app.db)).toMatchObject([
    { id: inquiry.id, status: 'pending', name: 'Ruth Avery' },
  ])
  expect(await readMails(site.app.db)).toEqual([])
})
