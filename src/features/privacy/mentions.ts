import { type SQL, sql } from 'drizzle-orm'
import type { Queryable } from '../../db/open.ts'

/** May mention another's address: "please write to my sister, …". */
const TEXTS = [
  { table: 'inquiries', inquiryId: 'id', column: 'message' },
  { table: 'inquiry_events', inquiryId: 'inquiry_id', column: 'text' },
  { table: 'outbox', inquiryId: 'inquiry_id', column: 'subject' },
  { table: 'outbox', inquiryId: 'inquiry_id', column: 'text' },
] as const

type Text = (typeof TEXTS)[number]

/** Returns other inquiries' texts that contain an address. */
export async function findMentions(
  db: Queryable,
  email: string,
  ownIds: readonly string[],
): Promise<{ inquiryId: string; text: string }[]> {
  const found: { inquiryId: string; text: string }[] = []
  for (const place of TEXTS) {
    const { rows } = await db.execute<{ inquiryId: string; text: string }>(sql`
      select ${sql.identifier(place.inquiryId)} as "inquiryId", ${sql.identifier(place.column)} as text
      from ${sql.identifier(place.table)} where ${mentions(place, email, ownIds)}`)
    found.push(...rows)
  }
  return found
}

/**
 * Replaces an address by "(erased)" in other inquiries' texts, in the caller's transaction. Returns the
 * inquiries and messages concerned.
 */
export async function eraseMentions(
  tx: Queryable,
  email: string,
  ownIds: readonly string[],
): Promise<{ inquiryIds: Set<string>; mailIds: Set<string> }> {
  const inquiryIds = new Set<string>()
  const mailIds = new Set<string>()
  for (const place of TEXTS) {
    const column = sql.identifier(place.column)
    const { rows } = await tx.execute<{ id: string; inquiryId: string }>(sql`
      update ${sql.identifier(place.table)}
      set ${column} = regexp_replace(${column}, ${patternOf(email)}, '(erased)', 'gi')
      where ${mentions(place, email, ownIds)}
      returning id::text, ${sql.identifier(place.inquiryId)} as "inquiryId"`)
    for (const row of rows) {
      inquiryIds.add(row.inquiryId)
      if (place.table === 'outbox') mailIds.add(row.id)
    }
  }
  return { inquiryIds, mailIds }
}

function mentions(place: Text, email: string, ownIds: readonly string[]): SQL {
  const inquiryId = sql.identifier(place.inquiryId)
  const isOfOthers = ownIds.length > 0 ? sql`and ${inquiryId} not in ${[...ownIds]}` : sql``
  return sql`${sql.identifier(place.column)} ~* ${patternOf(email)} and ${inquiryId} is not null ${isOfOthers}`
}

/**
 * PostgreSQL regular expression for a whole address: "ann@x.org" matches neither "joann@x.org" nor
 * "ann@x.org.au".
 */
function patternOf(email: string): string {
  const escaped = email.replace(/[^A-Za-z0-9]/g, '\\$&')
  return `(?<![A-Za-z0-9._%+-])${escaped}(?![A-Za-z0-9-]|\\.[A-Za-z0-9])`
}
