import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import { eq } from 'drizzle-orm'
import type { Queryable } from '../../../db/open.ts'
import { signingKeys } from '../../../db/schema.ts'

const NAME = 'inquiries'
const KEY_BYTES = 32

/**
 * The key that stamps, receipts and counters of inquiries are signed with. It stands in the database, so that all
 * processes share it; the first to ask makes it. Call it outside a transaction, which could take the new key back.
 */
export async function readSigningKey(db: Queryable): Promise<Buffer> {
  const find = () =>
    db.select({ secret: signingKeys.secret }).from(signingKeys).where(eq(signingKeys.name, NAME))
  let [row] = await find()
  if (!row) {
    const secret = randomBytes(KEY_BYTES).toString('base64url')
    await db.insert(signingKeys).values({ name: NAME, secret }).onConflictDoNothing()
    ;[row] = await find()
  }
  if (!row) throw new Error('The signing key of inquiries cannot be read.')
  return Buffer.from(row.secret, 'base64url')
}

/** Reads the key when it is first asked for and keeps it, so that forms can be signed while the database does not answer. */
export function keepSigningKey(db: Queryable): () => Promise<Buffer> {
  let key: Promise<Buffer> | null = null
  return () => {
    key ??= readSigningKey(db).catch((error: unknown) => {
      key = null
      throw error
    })
    return key
  }
}

/** HMAC-SHA-256 of texts for one purpose, base64url. A signature for one purpose is worth nothing for another. */
export function sign(key: Buffer, purpose: 'stamp' | 'receipt' | 'count', ...texts: string[]): string {
  return createHmac('sha256', key)
    .update(JSON.stringify([purpose, ...texts]))
    .digest('base64url')
}

/** Whether two signatures are equal, compared in constant time. */
export function isSameSignature(given: string, expected: string): boolean {
  const [a, b] = [Buffer.from(given), Buffer.from(expected)]
  return a.length === b.length && timingSafeEqual(a, b)
}
