import { sql } from 'drizzle-orm'
import type { Queryable } from '../../../db/open.ts'
import { inquiryEvents } from '../../../db/schema/history.ts'
import type { Opened } from '../../../db/sealing/sealed-text.ts'
import type { Actor } from '../../../shared/accounts/admin-user.ts'

type NewEvent = Pick<
  Opened<typeof inquiryEvents.$inferInsert>,
  'kind' | 'text' | 'fromStatus' | 'toStatus' | 'outboxId'
>

/** `by` null: the product. Encrypts the text. */
export async function recordInquiryEvent(
  tx: Queryable,
  inquiryIds: string | readonly string[],
  event: NewEvent,
  by: Actor | null,
  now: Date,
): Promise<void> {
  const inquiryOf = typeof inquiryIds === 'string' ? [inquiryIds] : inquiryIds
  if (inquiryOf.length === 0) return
  // Texts are sealed with the row's number.
  const ids = await drawIds(tx, inquiryOf.length)
  const rows = inquiryOf.map((inquiryId, at) =>
    tx.vault.seal(inquiryEvents, {
      ...event,
      id: ids[at] ?? 0,
      inquiryId,
      userId: by?.id,
      userName: by?.name,
      createdAt: now,
    }),
  )
  await tx.insert(inquiryEvents).overridingSystemValue().values(rows)
}

async function drawIds(tx: Queryable, count: number): Promise<number[]> {
  const { rows } = await tx.execute<{ id: string }>(sql`
    select nextval(pg_get_serial_sequence('inquiry_events', 'id'))::text as id from generate_series(1, ${count}::int)`)
  return rows.map(({ id }) => Number(id)).sort((a, b) => a - b)
}
