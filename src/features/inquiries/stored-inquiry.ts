import { and, inArray, isNull, or, type SQL, sql } from 'drizzle-orm'
import type { Queryable } from '../../db/open.ts'
import { inquiries, outbox } from '../../db/schema/directory.ts'
import type { Opened } from '../../db/sealing/sealed-text.ts'
import { addressLookups } from '../../db/sealing/vault.ts'

/** An inquiry and a message as stored, decrypted. */
export type StoredInquiry = Opened<typeof inquiries.$inferSelect>
export type StoredMail = Opened<typeof outbox.$inferSelect>

/** Decrypts a selected row. Throws when a value was changed, or its key is not here. */
export const openInquiry = ({ vault }: Queryable, row: typeof inquiries.$inferSelect): StoredInquiry =>
  vault.open(inquiries, row)

/** Decrypts a selected message. Throws as `openInquiry`. */
export const openMail = ({ vault }: Queryable, row: typeof outbox.$inferSelect): StoredMail =>
  vault.open(outbox, row)

/** SQL: inquiries from an e-mail address, in any case. Rows of a release that did not encrypt are found too. */
export function isFrom({ vault }: Queryable, email: string): SQL | undefined {
  const isPlain = and(
    isNull(inquiries.emailLookup),
    sql`lower(${inquiries.email}) = ${email.trim().toLowerCase()}`,
  )
  return or(inArray(inquiries.emailLookup, addressLookups(vault, email)), isPlain)
}
