import { randomBytes } from 'node:crypto'

/** Crockford's base 32: digits and letters without I, L, O and U, so that none is mistaken on the telephone. */
const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'

/**
 * A short number for an inquiry, to be quoted on the telephone: two groups of four, "K7M2-QX4P". 40 random bits, so
 * it cannot be guessed from another one; the table keeps it unique. Source: https://www.crockford.com/base32.html
 */
export function createReference(random: (size: number) => Uint8Array = randomBytes): string {
  const letters = Array.from(random(8), (byte) => ALPHABET[byte % 32])
  return `${letters.slice(0, 4).join('')}-${letters.slice(4).join('')}`
}
