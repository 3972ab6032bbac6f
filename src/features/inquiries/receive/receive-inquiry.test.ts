import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { readInquiries, readMails } from '../../../../tests/reading/stored-rows.ts'
import { makeDatabaseApp } from '../../../../tests/sites/make-database-app.ts'
import { insertPartners } from '../../../../tests/values/build.ts'
import { idempotencyKeys, inquiries, type partners } from '../../../db/schema/directory.ts'
import { InquiryReceipt } from '../../../shared/inquiries/inquiry.ts'
import { purgeIdempotencyKeys } from './idempotency.ts'
import { contentOf } from './inquiry-draft.ts'
import { insertInquiry } from './insert-inquiry.ts'
import { createInquiryLimits } from './limits.ts'
import { receiveInquiry } from './receive-inquiry.ts'

let now = new Date('2026-03-02T10:00:00Z')
let made: Awaited<ReturnType<typeof makeDatabaseApp>>
let partner: typeof partners.$inferSelect
const circumstances = { clientAddress: '198.51.100.7', limits: createInquiryLimits(1000) }
const inquiry = (change: object = {}) => ({
  partnerId: partner.id,
  name: 'Ruth Avery',
  email: 'ruth@example.org',
  phone: '828 555 0199',
  message: 'My father has died. What do we have to do?',
  ...change,
})

beforeAll(async () => {
  made = await makeDatabaseApp({ now: () => now })
  const [row] = await insertPartners(made.app.db, {
    name: 'Hollis & Wren',
    slug: 'hollis-and-wren-asheville',
  })
  if (!row) throw new Error('no partner')
  partner = row
})
afterAll(() => made.close())
beforeEach(async () => {
  now = new Date('2026-03-02T10:00:00Z')
  await made.app.db.delete(inquiries)
  await made.app.db.execute(`delete from pgboss.job`)
})

const storedInquiries = () => readInquiries(made.app.db)
const storedMail = () => readMails(made.app.db)
const queuedJobs = async () =>
  (
    await made.app.db.execute<{ data: { outboxId: string } }>(
      `select data from pgboss.job where name = 'send-mail'`,
    )
  ).rows

test('an inquiry that differs in any part is another one, but not by the case of its e-mail address', () => {
  const one = { ...inquiry(), partnerId: 'a' }
  const parts = {
    partnerId: 'b',
    name: 'Paul Avery',
    email: 'paul@example.org',
    phone: '828 555 0100',
    message: 'Thank you.',
    preferredContact: 'phone' as const,
    preferredTime: 'In the evening',
    topics: ['cost'],
    wantsCopy: true,
  }
  const contents = Object.entries(parts).map(([key, value]) => contentOf({ ...one, [key]: value }))
  expect(new Set([contentOf(one), ...contents])).toHaveLength(10)
  expect(contentOf({ ...one, email: 'RUTH@example.org' })).toBe(contentOf(one))
})

describe('an inquiry', () => {
  test('is stored with its message and delivery job, and acknowledged (INQUIRY-2)', async () => {
    const receipt = await receiveInquiry(made.app, inquiry(), circumstances)
    expect(InquiryReceipt.parse(receipt)).toEqual(receipt)
    expect(receipt.reference).toMatch(/^[0-9A-HJKMNP-TV-Z]{4}-[0-9A-HJKMNP-TV-Z]{4}$/)
    expect(receipt.createdAt).toBe('2026-03-02T10:00:00.000Z')
    const [row] = await storedInquiries()
    expect(row).toMatchObject({
      ...inquiry(),
      id: receipt.id,
      reference: receipt.reference,
      status: 'pending',
    })
    const [mail] = await storedMail()
    expect(mail).toMatchObject({ inquiryId: receipt.id, to: 'support@stillstone.example', state: 'waiting' })
    expect((await queuedJobs()).map((job) => job.data)).toEqual([{ outboxId: mail?.id }])
  })

  test('finds its partner by slug as well', async () => {
    await receiveInquiry(made.app, inquiry({ partnerId: partner.slug }), circumstances)
    expect(await storedInquiries()).toMatchObject([{ partnerId: partner.id }])
  })

  test.each(['nobody', '00000000-0000-4000-8000-000000000000', 'a\u0000b', "' or 1=1 --", '\ud800'])(
    'to the unknown partner %j is refused with 404 and stores nothing',
    async (partnerId) => {
      await expect(receiveInquiry(made.app, inquiry({ partnerId }), circumstances)).rejects.toMatchObject({
        code: 'not_found',
        message: 'Partner not found',
      })
      expect(await storedInquiries()).toEqual([])
    },
  )

  test('to an inactive or deleted partner is refused', async () => {
    const rows = await insertPartners(made.app.db, { isActive: false }, { deletedAt: now })
    for (const { id } of rows) {
      await expect(receiveInquiry(made.app, inquiry({ partnerId: id }), circumstances)).rejects.toMatchObject(
        {
          code: 'not_found',
        },
      )
    }
  })

  test('is copied to the family that asks for it, three times an hour', async () => {
    const elsewhere = { ...circumstances, clientAddress: '198.51.100.8' }
    for (const message of ['One', 'Two', 'Three', 'Four'])
      await receiveInquiry(
        made.app,
        inquiry({ message, wantsCopy: true, email: 'copies@example.org' }),
        elsewhere,
      )
    await receiveInquiry(made.app, inquiry({ wantsCopy: false, email: 'none@example.org' }), elsewhere)
    const to = (await storedMail()).map((mail) => mail.to)
    expect(to.filter((address) => address === 'copies@example.org')).toHaveLength(3)
    expect(to).not.toContain('none@example.org')
    expect(to).toHaveLength(5 + 3)
  })

  test('leaves no row when its job cannot be queued (INQUIRY-5)', async () => {
    const app = { ...made.app, jobs: { enqueue: () => Promise.reject(new Error('queue is down')) } }
    await expect(receiveInquiry(app, inquiry(), circumstances)).rejects.toThrow('queue is down')
    expect([await storedInquiries(), await storedMail(), await queuedJobs()]).toEqual([[], [], []])
  })

  test('keeps its line breaks and loses unsafe control characters', async () => {
    await receiveInquiry(
      made.app,
      inquiry({ message: 'One\r\nTwo\u0000\u0007\u000b three \ud800\n\n' }),
      circumstances,
    )
    expect(await storedInquiries()).toMatchObject([{ message: 'One\nTwo three \ufffd' }])
    await expect(
      receiveInquiry(made.app, inquiry({ message: '\u0000\u0001' }), circumstances),
    ).rejects.toMatchObject({
      code: 'invalid_input',
      fields: { message: expect.any(String) },
    })
  })
})

describe('a repeat', () => {
  test('100 in parallel with one key: one inquiry, one message, one answer, counted once (INQUIRY-3)', async () => {
    const limits = createInquiryLimits()
    const answers = await Promise.all(
      Array.from({ length: 100 }, () =>
        receiveInquiry(made.app, inquiry(), { ...circumstances, limits, idempotencyKey: 'key-1' }),
      ),
    )
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1)
    expect(
      [await storedInquiries(), await storedMail(), await queuedJobs()].map((rows) => rows.length),
    ).toEqual([1, 1, 1])
  })

  test('20 in parallel without a key are recognized by their content for 10 minutes (INQUIRY-3)', async () => {
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, index) =>
        receiveInquiry(
          made.app,
          inquiry({ email: index % 2 ? 'ruth@example.org' : 'Ruth@Example.org' }),
          circumstances,
        ),
      ),
    )
    expect(new Set(answers.map((answer) => answer.id)).size).toBe(1)
    now = new Date('2026-03-02T10:09:59Z')
    expect((await receiveInquiry(made.app, inquiry(), circumstances)).id).toBe(answers[0]?.id)
    now = new Date('2026-03-02T10:10:01Z')
    expect((await receiveInquiry(made.app, inquiry(), circumstances)).id).not.toBe(answers[0]?.id)
  })

  test('of a key with another body is a conflict, and stores nothing', async () => {
    await receiveInquiry(made.app, inquiry(), { ...circumstances, idempotencyKey: 'key-2' })
    await expect(
      receiveInquiry(made.app, inquiry({ message: 'Another' }), {
        ...circumstances,
        idempotencyKey: 'key-2',
      }),
    ).rejects.toMatchObject({ code: 'conflict' })
    expect(await storedInquiries()).toHaveLength(1)
  })

  test('of a key counts for 24 hours; older keys are purged, their inquiries stay (INQUIRY-3)', async () => {
    const first = await receiveInquiry(made.app, inquiry(), { ...circumstances, idempotencyKey: 'key-3' })
    now = new Date('2026-03-03T09:59:59Z')
    const repeat = await receiveInquiry(made.app, inquiry(), { ...circumstances, idempotencyKey: 'key-3' })
    expect(repeat).toEqual(first)
    expect(await purgeIdempotencyKeys(made.app)).toBe(0)
    now = new Date('2026-03-03T10:00:01Z')
    const later = await receiveInquiry(made.app, inquiry(), { ...circumstances, idempotencyKey: 'key-3' })
    expect(later.id).not.toBe(first.id)
    now = new Date('2026-03-05T10:00:00Z')
    expect(await purgeIdempotencyKeys(made.app)).toBe(1)
    expect(await made.app.db.select().from(idempotencyKeys)).toEqual([])
    expect(await storedInquiries()).toHaveLength(2)
  })
})

describe('a doubtful inquiry', () => {
  test.each([
    ['the field nobody sees is filled', {}, true, { kind: 'bait' }],
    [
      'four links',
      { message: 'http://a.example https://b.example www.c.example http://d.example' },
      false,
      { kind: 'links', count: 4 },
    ],
    ['a link for a name', { name: 'Cheap http://pills.example' }, false, { kind: 'link-in-name' }],
  ])(
    '%s: acknowledged, kept with the reason, not mailed (INQUIRY-8)',
    async (_, change, honeypotFilled, doubt) => {
      const receipt = await receiveInquiry(made.app, inquiry(change), { ...circumstances, honeypotFilled })
      expect(receipt.status).toBe('pending')
      expect(await storedInquiries()).toMatchObject([{ id: receipt.id, status: 'spam', doubts: [doubt] }])
      expect([await storedMail(), await queuedJobs()]).toEqual([[], []])
    },
  )

  test('sent again is the same one, by its key and by its words', async () => {
    const given = { ...circumstances, honeypotFilled: true, idempotencyKey: 'key-of-a-doubtful-one' }
    const first = await receiveInquiry(made.app, inquiry(), given)
    expect(await receiveInquiry(made.app, inquiry(), given)).toEqual(first)
    expect(await receiveInquiry(made.app, inquiry(), circumstances)).toEqual(first)
    expect(await storedInquiries()).toHaveLength(1)
    expect(await storedMail()).toEqual([])
  })
})

test('a taken reference is drawn again', async () => {
  const { partnerId, name, email, message } = inquiry()
  const insert = () =>
    insertInquiry(
      made.app.db,
      { id: randomUUID(), reference: 'AAAA-AAAA', partnerId, name, email, message },
      () => 'BBBB-BBBB',
    )
  expect([(await insert()).reference, (await insert()).reference]).toEqual(['AAAA-AAAA', 'BBBB-BBBB'])
})
