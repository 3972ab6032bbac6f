import { eq, getTableName, sql } from 'drizzle-orm'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { insertInquiries, insertMails, readInquiries, readMails } from '../../../tests/reading/stored-rows.ts'
import { makePersonApp } from '../../../tests/sites/make-person-app.ts'
import { TEST_VAULT } from '../../../tests/sites/test-vault.ts'
import { insertPartners } from '../../../tests/values/build.ts'
import { inquiries, outbox } from '../../db/schema/directory.ts'
import { inquiryEvents } from '../../db/schema/history.ts'
import { SealedText } from '../../db/sealing/sealed-text.ts'
import { withdrawInquiry } from '../inquiries/withdraw/withdraw-inquiry.ts'
import { findInquiryIds } from './find-person.ts'
import { countUnsealed, sealRows } from './seal-rows.ts'

let site: Awaited<ReturnType<typeof makePersonApp>>
beforeEach(async () => {
  site = await makePersonApp()
})
afterEach(async () => {
  vi.restoreAllMocks()
  await site.close()
})

/** Mail files hold the words by their purpose. */
const tracesInDatabase = async () =>
  (await site.findTraces({ isDecrypting: false })).filter((text) => !/\.eml(?:\.part)?:/.test(text))

/** An inquiry, replies, a forward, notes, refused mail, a mention, a withdrawal. */
async function liveThrough() {
  const { id } = await site.liveThrough()
  const [row] = await readInquiries(site.app.db, eq(inquiries.id, id))
  await withdrawInquiry(site.app, row?.reference ?? '')
}

describe('no table holds a family’s words, name, address or number', () => {
  test('after inquiry, withdrawal, reply, forward and refused mail', async () => {
    await liveThrough()
    expect(await tracesInDatabase()).toEqual([])
  })

  test('control: with the encryption taken out they are found in every one of these columns', async () => {
    vi.spyOn(TEST_VAULT, 'seal').mockImplementation(((table: typeof inquiries, row: { id: string }) =>
      Object.fromEntries(
        Object.entries(row).map(([key, value]) => [
          key,
          typeof value === 'string' && isSealedKey(table, key) ? new SealedText(value) : value,
        ]),
      )) as never)
    await liveThrough()
    const places = new Set((await tracesInDatabase()).map((text) => text.split(':')[0]))
    expect([...places].sort()).toEqual([
      'public.inquiries.email',
      'public.inquiries.message',
      'public.inquiries.name',
      'public.inquiries.phone',
      'public.inquiry_events.text',
      'public.outbox.last_error',
      'public.outbox.reply_to',
      'public.outbox.text',
      'public.outbox.to',
    ])
  })
})

describe('rows of a release that did not encrypt', () => {
  const COUNT = 1200
  /** As such a release stored them. */
  async function storePlain() {
    const [partner] = await insertPartners(site.app.db, {})
    const rows = await insertInquiries(
      site.app.db,
      ...Array.from({ length: COUNT }, (_, at) => ({
        partnerId: partner?.id ?? '',
        reference: `OLD-${at}`,
        name: `Ruth ${at}`,
        email: `Ruth${at}@example.org`,
        message: `Words ${at}\nsealed:1:0`,
      })),
    )
    await insertMails(site.app.db, ...rows.map(({ id, email }) => ({ inquiryId: id, to: email })))
    for (const table of [inquiries, outbox]) {
      const opened = table === inquiries ? await readInquiries(site.app.db) : await readMails(site.app.db)
      await site.app.db.execute(sql`
        update ${table} set ${table === inquiries ? sql`name = o.name, email = o.email, message = o.message, email_lookup = null` : sql`"to" = o."to", subject = o.subject, text = o.text`}
        from jsonb_populate_recordset(null::${table}, ${JSON.stringify(opened)}::jsonb) o where o.id = ${table}.id`)
    }
  }

  test('are read and found by address before, and encrypted without a loss, even when the step is cut short', async () => {
    await storePlain()
    const before = await readInquiries(site.app.db)
    expect(await countUnsealed(site.app.db)).toBe(2 * COUNT)
    expect(await findInquiryIds(site.app.db, 'RUTH7@example.org')).toHaveLength(1)

    const cut = new AbortController()
    expect(await sealRows(site.app.db, () => cut.abort(), cut.signal)).toBe(500)
    expect(await countUnsealed(site.app.db)).toBe(2 * COUNT - 500)
    // Half plain, half encrypted: nothing differs for a reader.
    expect(withoutLookup(await readInquiries(site.app.db))).toEqual(withoutLookup(before))

    expect(await sealRows(site.app.db)).toBe(2 * COUNT - 500)
    expect(await countUnsealed(site.app.db)).toBe(0)
    expect(withoutLookup(await readInquiries(site.app.db))).toEqual(withoutLookup(before))
    const { rows } = await site.app.db.execute(
      sql`select 1 from inquiries where name like 'Ruth%' or email_lookup is null`,
    )
    expect(rows).toEqual([])
    for (const at of [0, 7, COUNT - 1])
      expect(await findInquiryIds(site.app.db, `ruth${at}@example.org`)).toHaveLength(1)
    expect(await sealRows(site.app.db)).toBe(0)
  })

  test('a row that is being changed is left for the next run, and its change is kept', async () => {
    await storePlain()
    await site.app.db.transaction(async (tx) => {
      await tx.execute(sql`update inquiries set status = 'closed' where reference = 'OLD-3'`)
      await sealRows(site.app.db)
      expect(await countUnsealed(tx)).toBe(1)
    })
    expect(await sealRows(site.app.db)).toBe(1)
    const [row] = await readInquiries(site.app.db, eq(inquiries.reference, 'OLD-3'))
    expect(row).toMatchObject({ status: 'closed', name: 'Ruth 3' })
  })
})

const withoutLookup = (rows: { emailLookup: string | null }[]) =>
  rows.map(({ emailLookup: _, ...row }) => row)
const isSealedKey = (table: typeof inquiries, key: string) =>
  [inquiries, inquiryEvents, outbox].some(
    (one) =>
      getTableName(one) === getTableName(table) && key in one && !['id', 'status', 'kind'].includes(key),
  ) && ['name', 'email', 'phone', 'message', 'to', 'replyTo', 'subject', 'text', 'lastError'].includes(key)
