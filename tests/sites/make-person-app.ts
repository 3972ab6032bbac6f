import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { eq, sql } from 'drizzle-orm'
import { expect } from 'vitest'
import { outbox } from '../../src/db/schema/directory.ts'
import { SealedText } from '../../src/db/sealing/sealed-text.ts'
import { deliverMail } from '../../src/features/inquiries/mail/deliver-mail.ts'
import { MailRefused } from '../../src/integrations/mail/mailer.ts'
import { createMailer } from '../../src/integrations/mail/smtp-mailer.ts'
import { readMails } from '../reading/stored-rows.ts'
import { insertPartners } from '../values/build.ts'
import { makeApp } from './make-app.ts'

export const CANARY = {
  name: 'Canarina Featherstone',
  email: 'Canarina.F+stone@Feather.example',
  phone: '(503) 555-0177',
  message: 'The canary of my aunt sang a song that nobody else knows.',
}
/** All that she wrote, and was written to and about her. A line end may replace a space. */
export const TRACE = tracesOf([
  'featherstone',
  'canarina.f+stone',
  '555-0177',
  'sang a song',
  'sing back',
  'rang at noon',
])

function tracesOf(texts: string[]) {
  const escaped = texts.map((text) => text.replace(/[^a-z0-9 ]/g, '\\$&').replaceAll(' ', '\\s+'))
  return new RegExp(escaped.join('|'), 'i')
}

/** Makes a product with mail as files, and one person whose traces can be searched. */
export async function makePersonApp() {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'privacy-'))
  const site = await makeApp({ DATA_DIR: dataDir, TRUST_PROXY: '1' })
  const { app } = site
  const writeFiles = createMailer(app.config)
  app.mail = writeFiles
  const admin = await site.signIn('Margaret Hale')
  const [partner] = await insertPartners(app.db, { name: 'Hollis & Wren', email: 'office@hollis.example' })
  await app.directory.refresh()
  let senders = 0

  /** Sends an inquiry, by default hers; returns its id. */
  async function ask(given: object = {}) {
    senders += 1
    const response = await site.request('/api/inquiries', {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'x-forwarded-for': `198.51.100.${senders}`,
        'idempotency-key': `${CANARY.email} ${senders}`,
      },
      body: JSON.stringify({ partnerId: partner?.id, ...CANARY, ...given }),
    })
    expect(response.status).toBe(201)
    return ((await response.json()) as { id: string }).id
  }
  const post = (id: string, change: string, body: object = {}) =>
    admin.call('POST', `/api/admin/inquiries/${id}/${change}`, body)
  const mailsOf = (id: string) => readMails(app.db, eq(outbox.inquiryId, id))
  async function deliverAll() {
    for (const mail of await readMails(app.db)) await deliverMail(app, mail.id)
  }

  /**
   * Creates every kind of trace: three inquiries (one spam), replies, forwarding, notes, refused mail, a
   * mention by her sister, files of a killed process and a restored backup.
   */
  async function liveThrough() {
    const id = await ask()
    await ask({ email: CANARY.email.toLowerCase(), message: `${CANARY.message} Again.` })
    await ask({ name: `${CANARY.name} http://pills.example` })
    await deliverAll()
    await post(id, 'reply', { message: 'Dear Canarina Featherstone, may it sing back.' })
    await post(id, 'forward', { message: 'Canarina Featherstone rang at noon.' })
    await post(id, 'notes', { note: 'Ms. Featherstone rang at noon, 555-0177.' })
    await deliverAll()
    app.mail = {
      send: () => Promise.reject(new MailRefused(`550 mailbox of ${CANARY.name} <${CANARY.email}> is full`)),
    }
    await post(id, 'resend')
    await deliverAll()
    app.mail = writeFiles
    await post(id, 'reply', { message: 'It waits: may it sing back.' })
    const sister = await ask({
      name: 'Ann',
      email: 'ann@feather.example',
      phone: '1',
      message: `Please write to my sister, ${CANARY.email}. Not to ${CANARY.email.toLowerCase()}.org`,
    })
    await deliverMail(app, (await mailsOf(sister))[0]?.id ?? '')
    await post(sister, 'notes', { note: `Answered to ${CANARY.email.toUpperCase()}` })
    const draft = `20260101T000000Z-${(await mailsOf(id))[0]?.id}.eml.part`
    await writeFile(path.join(dataDir, 'outbox', draft), `To: ${CANARY.email}`)
    const restored = '20260101T000000Z-00000000-0000-4000-8000-000000000000.eml'
    const mail = `Subject: x\r\nReply-To:\r\n <${CANARY.email}>\r\n\r\nfeatherstone`
    await writeFile(path.join(dataDir, 'outbox', restored), mail)
    return { id, sister }
  }

  /** All text, JSON and lists of every table, the job queue's included. */
  async function readDatabase(isDecrypting: boolean): Promise<string[]> {
    const { rows: columns } = await app.db.execute<{ schema: string; table: string; column: string }>(sql`
      select table_schema as schema, table_name as table, column_name as column
      from information_schema.columns join information_schema.tables using (table_schema, table_name)
      where table_type = 'BASE TABLE' and table_schema not in ('pg_catalog', 'information_schema')
        and data_type not in ('uuid', 'boolean', 'integer', 'bigint', 'smallint', 'double precision')`)
    expect(columns.map((column) => column.table)).toEqual(
      expect.arrayContaining(['outbox', 'job', 'changes']),
    )
    const found: string[] = []
    for (const { schema, table, column } of columns) {
      const { rows } = await app.db.execute<{ id: string | null; value: string }>(sql`
        select to_jsonb(t) ->> 'id' as id, ${sql.identifier(column)}::text as value
        from ${sql.identifier(schema)}.${sql.identifier(table)} t where ${sql.identifier(column)} is not null`)
      const read = ({ id, value }: (typeof rows)[number]) =>
        isDecrypting && id !== null && value.startsWith('sealed:1:')
          ? app.db.vault.openText({ table, column, id }, new SealedText(value))
          : value
      found.push(...rows.map((row) => `${schema}.${table}.${column}: ${read(row)}`))
    }
    return found
  }

  async function readFiles(): Promise<string[]> {
    const entries = await readdir(dataDir, { recursive: true, withFileTypes: true })
    const files = entries.filter((entry) => entry.isFile())
    const read = async (file: (typeof files)[number]) => {
      const text = await readFile(path.join(file.parentPath, file.name), 'utf8')
      return `${file.name}: ${text.replace(/=\r?\n/g, '')}`
    }
    return Promise.all(files.map(read))
  }

  /** Where her data are, decrypted unless told otherwise: "public.outbox.text: …", "….eml: …". */
  const findTraces = async ({ isDecrypting = true } = {}) =>
    [...(await readDatabase(isDecrypting)), ...(await readFiles())].filter((text) => TRACE.test(text)).sort()

  return {
    ...site,
    admin,
    ask,
    post,
    mailsOf,
    liveThrough,
    findTraces,
    async close() {
      await site.close()
      await rm(dataDir, { recursive: true, maxRetries: 5 })
    },
  }
}
