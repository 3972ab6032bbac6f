import { randomBytes } from 'node:crypto'

/** Crockford's base 32, without I, L, O and U, which are easily misheard. */
const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'

/**
 * Returns a reference to quote on the telephone, "K7M2-QX4P": 40 random bits, so it cannot be guessed; the
 * table keeps it unique. Source: https://www.crockford.com/base32.html
 */
export function createReference(random: (size: number) => Uint8Array = randomBytes): string {
  const letters = Array.from(random(8), (byte) => ALPHABET[byte % 32])
  return `${letters.slice(0, 4).join('')}-${letters.slice(4).join('')}`
}
