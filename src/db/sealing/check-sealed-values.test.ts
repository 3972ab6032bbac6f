import { eq } from 'drizzle-orm'
import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { insertMails } from '../../../tests/reading/stored-rows.ts'
import { makeDatabase } from '../../../tests/servers/make-database.ts'
import { TEST_VAULT } from '../../../tests/sites/test-vault.ts'
import { outbox } from '../schema/directory.ts'
import { checkSealedValues } from './check-sealed-values.ts'
import { makeDataKey } from './data-keys.ts'
import { SealedText } from './sealed-text.ts'
import { createVault } from './vault.ts'

/** Two batches and one row. */
const COUNT = 2001
let database: Awaited<ReturnType<typeof makeDatabase>>
let client: pg.Client
let perMail: number
let last: { id: string; text: string }
beforeAll(async () => {
  database = await makeDatabase()
  client = new pg.Client({ connectionString: database.url })
  await client.connect()
  await insertMails(database.db, { text: 'one' })
  perMail = await check()
  const mails = await insertMails(database.db, ...Array.from({ length: COUNT - 1 }, () => ({ text: 'more' })))
  last = mails.toSorted((one, other) => one.id.localeCompare(other.id)).at(-1) ?? expect.unreachable()
})
afterAll(async () => {
  await client.end()
  await database.close()
})
const check = (vault = TEST_VAULT) => checkSealedValues(client, 'public', vault)

test('every value of every row is counted once; what is empty has none', async () => {
  // Recipient, subject and text; nothing failed, and nobody to reply to.
  expect(perMail).toBe(3)
  expect(await check()).toBe(3 * COUNT)
})

test('a value that no key opens is found in the last row too', async () => {
  await expect(check(createVault([makeDataKey()]))).rejects.toThrow('which is not here')
  const moved = TEST_VAULT.sealText({ table: 'outbox', column: 'text', id: 'another' }, 'words')
  await database.db.update(outbox).set({ text: moved }).where(eq(outbox.id, last.id))
  await expect(check()).rejects.toThrow('A value of outbox.text was changed or moved')
  const sound = TEST_VAULT.sealText({ table: 'outbox', column: 'text', id: last.id }, 'words')
  await database.db
    .update(outbox)
    .set({ text: new SealedText(sound.stored) })
    .where(eq(outbox.id, last.id))
  expect(await check()).toBe(3 * COUNT)
})

test('tables and columns that an older release lacks are passed over', async () => {
  await client.query('create schema older; create table older.outbox as select id, subject from outbox')
  expect(await checkSealedValues(client, 'older', TEST_VAULT)).toBe(COUNT)
  await client.query('alter table older.outbox drop column id')
  expect(await checkSealedValues(client, 'older', TEST_VAULT)).toBe(0)
  expect(await checkSealedValues(client, 'nowhere', TEST_VAULT)).toBe(0)
})
