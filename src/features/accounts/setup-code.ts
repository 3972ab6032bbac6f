import { randomBytes, timingSafeEqual } from 'node:crypto'
import { hashToken } from './session-token.ts'

/**
 * The code that the first setup asks for: 160 random bits in groups to be read off a screen, made anew at each start.
 * Null where the product listens on this machine alone, since whoever reaches it owns it already.
 */
export function createSetupCode(host: string): string | null {
  if (/^(?:localhost|127(?:\.\d{1,3}){3}|\[?::1\]?)$/i.test(host)) return null
  return randomBytes(20).toString('hex').match(/.{8}/g)?.join('-') ?? null
}

/** Whether a code is the right one, in a time that tells nothing of how much of it was right. */
export function isSetupCode(expected: string, given: string | undefined): boolean {
  const plain = (given ?? '').trim().toLowerCase()
  return timingSafeEqual(Buffer.from(hashToken(plain)), Buffer.from(hashToken(expected)))
}
