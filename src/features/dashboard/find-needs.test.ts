import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import {
  insertInquiries,
  insertMails,
  type NewInquiry,
  type NewMail,
} from '../../../tests/reading/stored-rows.ts'
import { makeDatabaseApp } from '../../../tests/sites/make-database-app.ts'
import { insertFaq, insertPartners } from '../../../tests/values/build.ts'
import { adminLinks, adminUsers } from '../../db/schema/accounts.ts'
import { importJobs } from '../../db/schema/history.ts'
import type { NeedKind } from '../../shared/dashboard.ts'
import { ImportOptions } from '../../shared/import.ts'
import type { JournalState } from '../inquiries/journal/inquiry-journal.ts'
import { createDirectoryFigures } from './create-directory-figures.ts'
import { readDashboard } from './read-dashboard.ts'

const NOW = new Date('2026-11-21T12:00:00Z')
const HOUR_MS = 3_600_000
const ago = (hours: number) => new Date(NOW.getTime() - hours * HOUR_MS)

let product: Awaited<ReturnType<typeof makeDatabaseApp>>
let partnerId: string
beforeAll(async () => {
  product = await makeDatabaseApp({ now: () => NOW })
})
beforeEach(async () => {
  await product.app.db.$client.query('truncate partners, faq_items, admin_users, import_jobs, outbox cascade')
  const [partner] = await insertPartners(product.app.db, {
    email: 'office@hollis.example',
    description: 'Short.',
    longDescription: 'Long.',
  })
  partnerId = partner?.id ?? ''
})
afterAll(() => product.close())

const NO_JOURNAL: JournalState = { waiting: 0, oldestAt: null, isBroken: false }

async function needs(hasUnknownProxy = false, journal = NO_JOURNAL) {
  await product.app.directory.refresh()
  const figures = createDirectoryFigures(product.app)
  const { needs } = await readDashboard(product.app, figures, 'UTC', { hasUnknownProxy, journal })
  return needs
}
const need = (kind: NeedKind, count: number) => [{ kind, count }]

async function ask(given: Partial<NewInquiry> = {}) {
  const [row] = await insertInquiries(product.app.db, { partnerId, createdAt: NOW, ...given })
  return row?.id ?? ''
}
async function send(given: NewMail) {
  const [row] = await insertMails(product.app.db, { subject: 'Inquiry', state: 'failed', ...given })
  return row?.id ?? ''
}

test('nothing when all is well', async () => {
  await ask()
  await send({ inquiryId: await ask({ status: 'forwarded', createdAt: ago(99) }), state: 'sent' })
  await insertFaq(product.app.db, {}, { appliesTo: 'state', targetStates: ['Texas'] })
  expect(await needs()).toEqual([])
})

test('inquiries on disk come early, with the time of the oldest, and so does a disk that failed', async () => {
  await ask({ createdAt: ago(25) })
  expect(await needs(false, { waiting: 3, oldestAt: ago(2), isBroken: true })).toEqual([
    { kind: 'journal', count: 3, since: ago(2).toISOString() },
    ...need('broken-journal', 1),
    ...need('overdue-inquiries', 1),
  ])
})

test('a proxy missing from the configuration comes first', async () => {
  await ask({ createdAt: ago(25) })
  expect(await needs(true)).toEqual([...need('unknown-proxy', 1), ...need('overdue-inquiries', 1)])
})

describe('inquiries (DASHBOARD-1)', () => {
  test('pending for longer than a day', async () => {
    await ask({ createdAt: ago(24) })
    await ask({ createdAt: ago(25) })
    await ask({ createdAt: ago(999) })
    await ask({ createdAt: ago(999), status: 'spam' })
    await ask({ createdAt: ago(999), status: 'closed' })
    expect(await needs()).toEqual(need('overdue-inquiries', 2))
  })

  test('doubtful, until somebody has decided', async () => {
    await ask({ status: 'spam', doubts: [{ kind: 'bait' }] })
    await ask({ status: 'spam', doubts: [{ kind: 'bait' }], doubtsDecidedAt: ago(1) })
    await ask({ status: 'closed', doubts: [{ kind: 'bait' }], doubtsDecidedAt: ago(1) })
    expect(await needs()).toEqual(need('doubtful-inquiries', 1))
  })

  test('with failed mail, each once, until it was sent again', async () => {
    const first = await ask()
    await send({ inquiryId: first })
    await send({ inquiryId: first, kind: 'reply' })
    await send({ inquiryId: await ask(), state: 'waiting' })
    const again = await send({ inquiryId: await ask() })
    expect(await needs()).toEqual(need('failed-mail', 2))
    await send({ resendOfId: again, state: 'waiting' })
    expect(await needs()).toEqual(need('failed-mail', 1))
  })
})

describe('accounts', () => {
  test('failed mail to an administrator', async () => {
    await send({ kind: 'account' })
    await send({ kind: 'account', state: 'sent' })
    expect(await needs()).toEqual(need('failed-account-mail', 1))
  })

  test('expired invitations of people without a valid one', async () => {
    const invite = async (
      name: string,
      expiresAt: Date[],
      user: Partial<typeof adminUsers.$inferInsert> = {},
    ) => {
      const [row] = await product.app.db
        .insert(adminUsers)
        .values({ username: name, email: `${name}@example.org`, ...user })
        .returning()
      for (const expires of expiresAt)
        await product.app.db.insert(adminLinks).values({
          tokenHash: randomUUID(),
          userId: row?.id ?? '',
          purpose: 'invitation',
          expiresAt: expires,
        })
    }
    await invite('expired', [ago(1), ago(50)])
    await invite('invited.again', [ago(1), ago(-1)])
    await invite('came', [ago(1)], { passwordHash: 'hash' })
    await invite('deactivated', [ago(1)], { isActive: false })
    await invite('first', [])
    expect(await needs()).toEqual(need('expired-invitations', 1))
  })
})

test('uploads of the last week that failed, unless the file was imported later', async () => {
  const [user] = await product.app.db
    .insert(adminUsers)
    .values({ username: 'margaret', email: 'margaret@example.org' })
    .returning()
  const upload = (fileName: string, state: 'failed' | 'done' | 'cancelled', hoursAgo: number) =>
    product.app.db.insert(importJobs).values({
      userId: user?.id ?? '',
      fileName,
      file: Buffer.from('name'),
      state,
      options: ImportOptions.parse({}),
      createdAt: ago(hoursAgo),
      updatedAt: ago(hoursAgo),
    })
  await upload('spring.csv', 'failed', 30)
  await upload('fixed.csv', 'failed', 30)
  await upload('fixed.csv', 'done', 20)
  await upload('broken-since.csv', 'done', 30)
  await upload('broken-since.csv', 'failed', 20)
  await upload('long-ago.csv', 'failed', 24 * 8)
  await upload('stopped.csv', 'cancelled', 3)
  expect(await needs()).toEqual(need('failed-imports', 2))
})

describe('the directory', () => {
  test('active partners without e-mail, and without text', async () => {
    const texts = { description: 'Short.', longDescription: 'Long.' }
    await insertPartners(
      product.app.db,
      texts,
      { ...texts, email: '' },
      { email: 'a@example.org', description: 'Short.' },
      { isActive: false },
      { deletedAt: NOW },
    )
    expect(await needs()).toEqual([...need('partners-without-email', 2), ...need('partners-without-text', 1)])
  })

  test('is counted once per version, and again after a failure', async () => {
    const { app } = product
    await app.directory.refresh()
    let statements = 0
    const counting = (fails: boolean) => ({
      directory: app.directory,
      db: new Proxy(app.db, {
        get(target, key, receiver) {
          if (key === 'execute') {
            statements += 1
            if (fails) return () => Promise.reject(new Error('The database is gone.'))
          }
          return Reflect.get(target, key, receiver)
        },
      }),
    })
    const failing = createDirectoryFigures(counting(true))
    await expect(failing()).rejects.toThrow('gone')
    await expect(failing()).rejects.toThrow('gone')
    expect(statements).toBe(2)
    const figures = createDirectoryFigures(counting(false))
    await Promise.all([figures(), figures()])
    await figures()
    expect(statements).toBe(3)
    await insertPartners(app.db, {})
    await app.directory.refresh()
    expect((await figures()).partners.active).toBe(2)
    expect(statements).toBe(4)
  })
})
