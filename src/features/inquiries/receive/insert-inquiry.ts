import { randomBytes, randomUUID } from 'node:crypto'
import type { Queryable } from '../../../db/open.ts'
import { inquiries } from '../../../db/schema/directory.ts'
import type { Opened } from '../../../db/sealing/sealed-text.ts'
import { addressLookup } from '../../../db/sealing/vault.ts'
import { openInquiry, type StoredInquiry } from '../stored-inquiry.ts'

type NewInquiry = Omit<Opened<typeof inquiries.$inferInsert>, 'emailLookup'> & { id: string }

/** Draws again where id or reference is taken, ten times at most. */
export async function insertInquiry(
  tx: Queryable,
  row: NewInquiry,
  draw: () => string = createReference,
): Promise<StoredInquiry> {
  for (let attempt = 0; attempt < 10; attempt += 1) {
    const drawn = attempt === 0 ? row : { ...row, id: randomUUID(), reference: draw() }
    const [stored] = await tx
      .insert(inquiries)
      .values(tx.vault.seal(inquiries, { ...drawn, emailLookup: addressLookup(tx.vault, row.email) }))
      .onConflictDoNothing()
      .returning()
    if (stored) return openInquiry(tx, stored)
  }
  throw new Error('No free reference was found for an inquiry.')
}

/** Crockford's base 32: no I, L, O and U. */
const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'

/** "K7M2-QX4P": 40 random bits. Source: https://www.crockford.com/base32.html */
export function createReference(random: (size: number) => Uint8Array = randomBytes): string {
  const letters = Array.from(random(8), (byte) => ALPHABET[byte % 32])
  return `${letters.slice(0, 4).join('')}-${letters.slice(4).join('')}`
}

/** It may be unknown. */
export function isReference(text: string): boolean {
  return /^[0-9A-HJKMNP-TV-Z]{4}-[0-9A-HJKMNP-TV-Z]{4}$/.test(text)
}
