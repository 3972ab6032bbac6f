import { and, inArray, isNull, or, type SQL, sql } from 'drizzle-orm'
import type { Queryable } from '../../db/open.ts'
import { inquiries, outbox } from '../../db/schema/directory.ts'
import type { Opened } from '../../db/sealing/sealed-text.ts'
import { addressLookups } from '../../db/sealing/vault.ts'

/** Decrypted. */
export type StoredInquiry = Opened<typeof inquiries.$inferSelect>
export type StoredMail = Opened<typeof outbox.$inferSelect>

/** Throws when a value was changed or its key is missing. */
export const openInquiry = ({ vault }: Queryable, row: typeof inquiries.$inferSelect): StoredInquiry =>
  vault.open(inquiries, row)

/** Throws as `openInquiry`. */
export const openMail = ({ vault }: Queryable, row: typeof outbox.$inferSelect): StoredMail =>
  vault.open(outbox, row)

/** In any case; also unencrypted rows. */
export function isFrom({ vault }: Queryable, email: string): SQL | undefined {
  const isPlain = and(
    isNull(inquiries.emailLookup),
    sql`lower(${inquiries.email}) = ${email.trim().toLowerCase()}`,
  )
  return or(inArray(inquiries.emailLookup, addressLookups(vault, email)), isPlain)
}
