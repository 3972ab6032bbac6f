import { and, desc, inArray, isNull, ne } from 'drizzle-orm'
import type { Queryable } from '../../db/open.ts'
import { inquiries, outbox } from '../../db/schema/directory.ts'
import { isFrom, openMail } from '../inquiries/stored-inquiry.ts'

/** Newest first; no erased ones. */
export async function findInquiryIds(db: Queryable, email: string): Promise<string[]> {
  const rows = await db
    .select({ id: inquiries.id })
    .from(inquiries)
    .where(isFrom(db, email))
    .orderBy(desc(inquiries.createdAt))
  return rows.map((row) => row.id)
}

/** Of inquiries, and to or from the address; never administrators' links. */
export async function findMailIds(
  db: Queryable,
  email: string,
  inquiryIds: readonly string[],
): Promise<string[]> {
  const address = email.trim().toLowerCase()
  // Few: only administrators' messages have no inquiry.
  const strays = (
    await db
      .select()
      .from(outbox)
      .where(and(isNull(outbox.inquiryId), ne(outbox.kind, 'account')))
  )
    .map((row) => openMail(db, row))
    .filter(({ to, replyTo }) => [to, replyTo].some((one) => one?.toLowerCase() === address))
  const own =
    inquiryIds.length === 0
      ? []
      : await db
          .select({ id: outbox.id })
          .from(outbox)
          .where(inArray(outbox.inquiryId, [...inquiryIds]))
  return [...own, ...strays].map(({ id }) => id)
}
