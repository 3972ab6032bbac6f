import { createHash } from 'node:crypto'
import { and, eq, gt, lt, sql } from 'drizzle-orm'
import type { App } from '../../../app.ts'
import type { Queryable } from '../../../db/open.ts'
import { idempotencyKeys, inquiries } from '../../../db/schema/directory.ts'
import { AppError } from '../../../shared/errors.ts'

const KEPT_HOURS = 24
const LONGEST_KEY = 255

/** Throws invalid_input unless 1 to 255 characters of printable ASCII. */
export function checkIdempotencyKey(key: string): void {
  if (key.length <= LONGEST_KEY && /^[\x20-\x7E]+$/.test(key)) return
  throw new AppError('invalid_input', 'The Idempotency-Key must be 1 to 255 printable characters.', {
    fields: { 'Idempotency-Key': 'Please use 1 to 255 printable characters.' },
  })
}

/** A client's key may be personal. */
export const hashKey = (key: string) =>
  createHash('sha256').update(`POST /api/inquiries\n${key}`).digest('hex')

/** Parallel repeats wait and find what the first stored. */
export async function waitForTurn(tx: Queryable, text: string): Promise<void> {
  const number = createHash('sha256').update(`inquiry\n${text}`).digest().readBigInt64BE()
  await tx.execute(sql`select pg_advisory_xact_lock(${number.toString()}::bigint)`)
}

/** Within 24 hours. `requestHash` needs the data key, so that nobody can guess names. */
export async function findByKey(tx: Queryable, keyHash: string, now: Date) {
  const [row] = await tx
    .select({ requestHash: idempotencyKeys.requestHash, inquiry: inquiries })
    .from(idempotencyKeys)
    .innerJoin(inquiries, eq(inquiries.id, idempotencyKeys.inquiryId))
    .where(and(eq(idempotencyKeys.key, keyHash), gt(idempotencyKeys.createdAt, keptSince(now))))
  return row
}

/** Replaces an expired row. */
export async function rememberKey(
  tx: Queryable,
  row: { key: string; requestHash: string; inquiryId: string; createdAt: Date },
): Promise<void> {
  await tx.delete(idempotencyKeys).where(eq(idempotencyKeys.key, row.key))
  await tx.insert(idempotencyKeys).values(row)
}

/** Returns how many. */
export async function purgeIdempotencyKeys(app: Pick<App, 'db' | 'clock'>): Promise<number> {
  const { rowCount } = await app.db
    .delete(idempotencyKeys)
    .where(lt(idempotencyKeys.createdAt, keptSince(app.clock.now())))
  return rowCount ?? 0
}

/** Older keys do not count. */
export const keptSince = (now: Date) => new Date(now.getTime() - KEPT_HOURS * 3_600_000)
