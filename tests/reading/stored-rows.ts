import { randomUUID } from 'node:crypto'
import { asc, type SQL } from 'drizzle-orm'
import type { Queryable } from '../../src/db/open.ts'
import { inquiries, outbox } from '../../src/db/schema/directory.ts'
import { inquiryEvents } from '../../src/db/schema/history.ts'
import { findDataKeys } from '../../src/db/sealing/key-file.ts'
import { type Opened, SealedText } from '../../src/db/sealing/sealed-text.ts'
import { addressLookup, createVault } from '../../src/db/sealing/vault.ts'
import {
  openInquiry,
  openMail,
  type StoredInquiry,
  type StoredMail,
} from '../../src/features/inquiries/stored-inquiry.ts'

export type NewInquiry = Partial<Opened<typeof inquiries.$inferInsert>> & { partnerId: string }
export type NewMail = Partial<Opened<typeof outbox.$inferInsert>>

/** Reads inquiries in clear, oldest first. */
export async function readInquiries(db: Queryable, where?: SQL): Promise<StoredInquiry[]> {
  const rows = await db.select().from(inquiries).where(where).orderBy(asc(inquiries.createdAt), inquiries.id)
  return rows.map((row) => openInquiry(db, row))
}

/** Reads messages in clear, oldest first. */
export async function readMails(db: Queryable, where?: SQL): Promise<StoredMail[]> {
  const rows = await db.select().from(outbox).where(where).orderBy(asc(outbox.createdAt), outbox.id)
  return rows.map((row) => openMail(db, row))
}

/** Reads events in clear, oldest first. */
export async function readEvents(db: Queryable) {
  const rows = await db.select().from(inquiryEvents).orderBy(inquiryEvents.id)
  return rows.map((row) => db.vault.open(inquiryEvents, row))
}

/** Stores inquiries as the product does; what is not given is made up. */
export async function insertInquiries(db: Queryable, ...given: NewInquiry[]): Promise<StoredInquiry[]> {
  const rows = given.map((one) => {
    const row = {
      id: randomUUID(),
      reference: randomUUID().slice(0, 9).toUpperCase(),
      name: 'Ruth Alder',
      email: 'ruth@example.org',
      message: 'Please call me.',
      ...one,
    }
    return db.vault.seal(inquiries, { ...row, emailLookup: addressLookup(db.vault, row.email) })
  })
  const stored = await db.insert(inquiries).values(rows).returning()
  return stored.map((row) => openInquiry(db, row))
}

/** Stores messages as the product does; what is not given is made up. */
export async function insertMails(db: Queryable, ...given: NewMail[]): Promise<StoredMail[]> {
  const rows = given.map((one) =>
    db.vault.seal(outbox, { id: randomUUID(), to: 'a@example.org', subject: 'S', text: 'T', ...one }),
  )
  const stored = await db.insert(outbox).values(rows).returning()
  return stored.map((row) => openMail(db, row))
}

/** Decrypts the names of rows that plain SQL read, with the key file of a product's data folder. */
export async function openNames<Row extends { id: string; name: string }>(
  dataDir: string,
  rows: readonly Row[],
): Promise<Row[]> {
  const vault = createVault(await findDataKeys(dataDir, null))
  return rows.map((row) => ({
    ...row,
    ...vault.open(inquiries, { id: row.id, name: new SealedText(row.name) }),
  }))
}
