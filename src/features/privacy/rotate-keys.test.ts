import { randomBytes, randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import pg from 'pg'
import { afterEach, beforeEach, describe, expect, inject, test } from 'vitest'
import { databaseUrl, onServer } from '../../../tests/global-setup.ts'
import { insertInquiries, insertMails, readInquiries, readMails } from '../../../tests/reading/stored-rows.ts'
import { insertPartners } from '../../../tests/values/build.ts'
import { type Database, endDatabase, openDatabase } from '../../db/open.ts'
import { adminEmailChanges, adminUsers } from '../../db/schema/accounts.ts'
import { dataKeys } from '../../db/schema/directory.ts'
import { partnerChecks } from '../../db/schema/partner-checks.ts'
import { checkDataKeys } from '../../db/sealing/check-data-keys.ts'
import { type DataKey, makeDataKey } from '../../db/sealing/data-keys.ts'
import { addressLookup, createVault } from '../../db/sealing/vault.ts'
import { startDatabase } from '../../db/start-database.ts'
import { isSentTo, openCheck } from '../partner-checks/stored-check.ts'
import { findInquiryIds } from './find-person.ts'
import { forgetKey } from './forget-key.ts'
import { rotateKeys } from './rotate-keys.ts'
import { sealRows } from './seal-rows.ts'

const [first, second, third] = [makeDataKey(), makeDataKey(), makeDataKey()]
let name: string
let open: Database[]
beforeEach(async () => {
  name = `test_${randomBytes(6).toString('hex')}`
  open = []
  await onServer(inject('postgresUrl'), `create database ${name} template ${inject('templateDatabase')}`)
})
afterEach(async () => {
  await Promise.all(open.map((db) => endDatabase(db)))
  await onServer(inject('postgresUrl'), `drop database ${name} with (force)`)
})

/** As one process would, with these keys; `application` tells processes apart. */
function connect(keys: readonly DataKey[], application = 'one process'): Database {
  const url = databaseUrl(inject('postgresUrl'), name)
  const db = openDatabase({ connectionString: url, application_name: application }, createVault(keys), 2)
  open.push(db)
  return db
}
/** As the product would; rejects in plain words. */
async function start(keys: readonly DataKey[]): Promise<void> {
  const dataKey = keys.map(({ text }) => text).join(',')
  const config = { databaseUrl: databaseUrl(inject('postgresUrl'), name), dataDir: '/nowhere', dataKey }
  const running = await startDatabase(config, () => {})
  await running.close()
}
async function fill(db: Database, count: number): Promise<void> {
  await checkDataKeys(db)
  const [partner] = await insertPartners(db, {})
  const numbers = Array.from({ length: count }, (_, at) => at)
  const rows = await insertInquiries(
    db,
    ...numbers.map((at) => ({
      partnerId: partner?.id ?? '',
      name: `Ruth ${at}`,
      email: `ruth${at}@example.org`,
    })),
  )
  await insertMails(db, ...rows.map(({ id }) => ({ inquiryId: id, text: `To ${id}` })))
  const moments = { createdAt: new Date(), expiresAt: new Date() }
  const check = {
    id: randomUUID(),
    sentTo: 'Office@Cedar.example',
    userName: 'Ada',
    proposed: '{"phone":"1"}',
  }
  const checkRow = { ...db.vault.seal(partnerChecks, check), partnerId: partner?.id ?? '', ...moments }
  await db.insert(partnerChecks).values({ ...checkRow, sentToLookup: addressLookup(db.vault, check.sentTo) })
  const [user] = await db
    .insert(adminUsers)
    .values({ username: randomUUID(), email: randomUUID() })
    .returning()
  const change = db.vault.seal(adminEmailChanges, { id: user?.id ?? '', email: 'new@ada.example' })
  await db.insert(adminEmailChanges).values({ ...change, tokenHash: randomUUID(), ...moments })
}
const everything = async (db: Database) => [
  (await readInquiries(db)).map(({ emailLookup: _, ...row }) => row),
  await readMails(db),
  // Found by the look-up that belongs to the key.
  (await db.select().from(partnerChecks).where(isSentTo(db, 'office@cedar.example'))).map((row) => {
    const { sentToLookup: _, ...check } = openCheck(db, row)
    return check
  }),
  (await db.select().from(adminEmailChanges)).map((row) => db.vault.open(adminEmailChanges, row)),
]

describe('a start', () => {
  test('is refused in plain words without the key of the data, and changes nothing', async () => {
    await fill(connect([first]), 2)
    await endDatabase(open.pop() as Database)
    const error = await start([second]).catch((error: Error) => error)
    expect((error as Error).message).toMatch(
      new RegExp(
        `^The personal data are encrypted with the key ${first.id}, which is not here\\. Nothing was changed\\.`,
      ),
    )
    expect((error as Error).constructor).toBe(Error)
    await start([first])
    await start([second, first])
  })

  test('takes another key where nothing is encrypted yet, unless another process is there', async () => {
    const db = connect([first])
    await checkDataKeys(db)
    await expect(start([second])).rejects.toThrow('which is not here')
    await endDatabase(open.pop() as Database)
    await start([second])
    expect((await connect([second]).select().from(dataKeys)).map(({ id }) => id)).toEqual([second.id])
  })
})

describe('a change of the key', () => {
  test('keeps every value, after which the new key alone is enough and the old one opens nothing', async () => {
    const old = connect([first])
    await fill(old, 700)
    const before = await everything(old)
    const ring = connect([second, first])
    await checkDataKeys(ring)
    expect(await rotateKeys(ring, second)).toBe(700 * 6 + 4)
    const after = connect([second])
    expect(await everything(after)).toEqual(before)
    expect(await findInquiryIds(after, 'RUTH5@example.org')).toHaveLength(1)
    await expect(everything(old)).rejects.toThrow(`the key ${second.id}, which is not here`)
    const { rows } = await after.execute(sql`select id from data_keys`)
    expect(rows).toEqual([{ id: second.id }])
    await expect(start([first])).rejects.toThrow('which is not here')
  })

  test('that was cut short is readable with both keys, and is finished by the next', async () => {
    const old = connect([first])
    await fill(old, 700)
    const before = await everything(old)
    const ring = connect([second, first])
    await checkDataKeys(ring)
    const cut = new AbortController()
    await sealRows(ring, () => cut.abort(), cut.signal)
    expect(await everything(ring)).toEqual(before)
    // The first batch has the new key, the rest the old one; both are found.
    for (const at of [0, 350, 699])
      expect(await findInquiryIds(ring, `ruth${at}@example.org`)).toHaveLength(1)
    await expect(start([second])).rejects.toThrow(first.id)
    await expect(start([first])).rejects.toThrow(second.id)
    await rotateKeys(ring, second)
    expect(await everything(connect([second]))).toEqual(before)
  })

  test('is refused while another process is there', async () => {
    const db = connect([second, first])
    await checkDataKeys(db)
    const other = new pg.Client({
      connectionString: databaseUrl(inject('postgresUrl'), name),
      application_name: 'the product',
    })
    await other.connect()
    await expect(rotateKeys(db, second)).rejects.toThrow('The product is running.')
    await other.end()
  })

  test('fails before the old key is given up when a value opens with no key', async () => {
    await fill(connect([third]), 1)
    const ring = connect([second, first])
    await expect(rotateKeys(ring, second)).rejects.toThrow(`the key ${third.id}, which is not here`)
    expect((await ring.select().from(dataKeys)).map(({ id }) => id)).toContain(third.id)
  })
})

describe('a lost key', () => {
  test('is forgotten with what only it could open, after which the product starts', async () => {
    const lost = connect([first])
    await fill(lost, 3)
    const users = await lost.select().from(adminUsers)
    const ada = { id: users[0]?.id ?? '', totpSecret: 'JBSWY3DPEHPK3PXP', totpConfirmedAt: new Date() }
    await lost.update(adminUsers).set(lost.vault.seal(adminUsers, ada))
    await Promise.all(open.splice(0).map((db) => endDatabase(db)))
    const db = connect([second])
    const [partner] = await insertPartners(db, {})
    const kept = { partnerId: partner?.id ?? '', name: 'Ruth Hale', email: 'ruth@example.org' }
    await insertInquiries(db, kept)

    await expect(forgetKey(db, third.id)).rejects.toThrow(`never encrypted with a key ${third.id}`)
    expect(Object.fromEntries(await forgetKey(db, first.id))).toEqual({
      admin_users: 1,
      admin_email_changes: 1,
      inquiries: 3,
      outbox: 3,
      partner_checks: 1,
    })
    expect(await readInquiries(db)).toMatchObject([kept])
    expect(await readMails(db)).toEqual([])
    expect(await db.select().from(adminUsers)).toMatchObject(
      users.map(({ id }) => ({ id, totpSecret: null, totpConfirmedAt: null, totpLastStep: null })),
    )
    await Promise.all(open.splice(0).map((each) => endDatabase(each)))
    await start([second])
  })
})
