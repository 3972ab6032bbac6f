import { and, desc, inArray, isNull, or, type SQL, sql } from 'drizzle-orm'
import type { Queryable } from '../../db/open.ts'
import { inquiries, outbox } from '../../db/schema.ts'

/** Returns the ids of an address's inquiries, in any case, newest first, without erased ones. */
export async function findInquiryIds(db: Queryable, email: string): Promise<string[]> {
  const rows = await db
    .select({ id: inquiries.id })
    .from(inquiries)
    .where(sql`lower(${inquiries.email}) = ${email.toLowerCase()}`)
    .orderBy(desc(inquiries.createdAt))
  return rows.map((row) => row.id)
}

/**
 * SQL: messages of these inquiries, and those to or from the address without one; never administrators'
 * links.
 */
export function isMailOf(email: string, inquiryIds: readonly string[]): SQL | undefined {
  const address = email.toLowerCase()
  const stray = and(
    isNull(outbox.inquiryId),
    sql`${outbox.kind} <> 'account'`,
    sql`${address} in (lower(${outbox.to}), lower(${outbox.replyTo}))`,
  )
  return inquiryIds.length === 0 ? stray : or(inArray(outbox.inquiryId, [...inquiryIds]), stray)
}
