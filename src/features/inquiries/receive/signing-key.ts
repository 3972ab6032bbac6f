import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import { eq } from 'drizzle-orm'
import type { Queryable } from '../../../db/open.ts'
import { signingKeys } from '../../../db/schema/directory.ts'

const NAME = 'inquiries'
const KEY_BYTES = 32

type Purpose = 'stamp' | 'receipt' | 'count' | 'own' | 'check' | 'contacted'

/** Created by the first caller; not in a transaction, whose rollback would lose it. */
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

/** For forms while the database is silent. */
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

/** HMAC-SHA-256, base64url. */
export function sign(key: Buffer, purpose: Purpose, ...texts: string[]): string {
  return createHmac('sha256', key)
    .update(JSON.stringify([purpose, ...texts]))
    .digest('base64url')
}

/** Needs no database. */
export const isProven = (key: Buffer, proof: string, ...signed: [Purpose, ...string[]]): boolean =>
  isSameSignature(proof, sign(key, ...signed))

/** In constant time. */
export function isSameSignature(given: string, expected: string): boolean {
  const [a, b] = [Buffer.from(given), Buffer.from(expected)]
  return a.length === b.length && timingSafeEqual(a, b)
}

/** Needs no database to check (INQUIRY-10). */
export function proveReceipt(key: Buffer, partnerId: string, reference: string): string {
  return sign(key, 'receipt', partnerId, reference)
}
