import { createHash } from 'node:crypto'
import { and, eq, gt, lt, sql } from 'drizzle-orm'
import type { App } from '../../../app.ts'
import type { Queryable } from '../../../db/open.ts'
import { idempotencyKeys, inquiries } from '../../../db/schema.ts'
import { AppError } from '../../../shared/errors.ts'
import type { InquiryInput } from '../../../shared/inquiries/inquiry.ts'

const KEPT_HOURS = 24
const LONGEST_KEY = 255

/** Refuses (`invalid_input`) an Idempotency-Key that is empty, over 255 characters or not printable ASCII. */
export function checkIdempotencyKey(key: string): void {
  if (key.length <= LONGEST_KEY && /^[\x20-\x7E]+$/.test(key)) return
  throw new AppError('invalid_input', 'The Idempotency-Key must be 1 to 255 printable characters.', {
    fields: { 'Idempotency-Key': 'Please use 1 to 255 printable characters.' },
  })
}

/** The key as it is stored: a hash, so that what a client chose (it may be personal) is not kept. */
export const hashKey = (key: string) => sha256(`POST /api/inquiries\n${key}`)

/** What makes two requests the same: every field, in a fixed order. */
export const hashRequest = (input: InquiryInput) =>
  sha256(JSON.stringify([input.partnerId, input.name, input.email, input.phone ?? null, input.message]))

/**
 * Lets one transaction at a time pass for a text, until it ends: parallel repeats wait for the first and then find
 * what it stored.
 */
export async function waitForTurn(tx: Queryable, text: string): Promise<void> {
  const number = createHash('sha256').update(`inquiry\n${text}`).digest().readBigInt64BE()
  await tx.execute(sql`select pg_advisory_xact_lock(${number.toString()}::bigint)`)
}

/** The inquiry stored under a key in the last 24 hours; undefined when there is none. Throws `conflict` when it was another one. */
export async function findByKey(tx: Queryable, keyHash: string, requestHash: string, now: Date) {
  const [row] = await tx
    .select({ requestHash: idempotencyKeys.requestHash, inquiry: inquiries })
    .from(idempotencyKeys)
    .innerJoin(inquiries, eq(inquiries.id, idempotencyKeys.inquiryId))
    .where(and(eq(idempotencyKeys.key, keyHash), gt(idempotencyKeys.createdAt, keptSince(now))))
  if (row && row.requestHash !== requestHash) {
    throw new AppError(
      'conflict',
      'This Idempotency-Key was already used for another inquiry. Please send a new key.',
    )
  }
  return row?.inquiry
}

/** Writes down that a key has been answered with an inquiry; an outdated row of the same key makes room. */
export async function rememberKey(
  tx: Queryable,
  row: { key: string; requestHash: string; inquiryId: string; createdAt: Date },
): Promise<void> {
  await tx.delete(idempotencyKeys).where(eq(idempotencyKeys.key, row.key))
  await tx.insert(idempotencyKeys).values(row)
}

/** Forgets keys older than 24 hours; the inquiries stay. Returns how many. Run every hour as a job. */
export async function purgeIdempotencyKeys(app: Pick<App, 'db' | 'clock'>): Promise<number> {
  const { rowCount } = await app.db
    .delete(idempotencyKeys)
    .where(lt(idempotencyKeys.createdAt, keptSince(app.clock.now())))
  return rowCount ?? 0
}

const keptSince = (now: Date) => new Date(now.getTime() - KEPT_HOURS * 3_600_000)

function sha256(text: string): string {
  return createHash('sha256').update(text).digest('hex')
}
