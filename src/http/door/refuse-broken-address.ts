import type { MiddlewareHandler } from 'hono'
import { AppError } from '../../shared/errors.ts'

/** Longer than any address that the product makes; servers and proxies commonly stop here. */
const MAX_ADDRESS_LENGTH = 8192

/** NUL, which PostgreSQL cannot store, and what is left of text that was no Unicode. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: NUL is what is looked for.
const BROKEN_TEXT = /[\u0000\ufffd]|\p{Surrogate}/u

/**
 * Refuses an address that is too long, is not percent-encoded UTF-8, or holds NUL or half a character, before
 * anything else reads it. Source: RFC 3986, section 2.1; WHATWG Encoding.
 */
export const refuseBrokenAddress: MiddlewareHandler = async (c, next) => {
  const address = c.req.url
  if (address.length > MAX_ADDRESS_LENGTH) throw new AppError('invalid_input', 'The address is too long.')
  if (address.includes('%') && isBroken(address)) {
    throw new AppError('invalid_input', 'The address holds characters that cannot be read.')
  }
  await next()
}

function isBroken(address: string): boolean {
  try {
    return BROKEN_TEXT.test(decodeURIComponent(address))
  } catch {
    return true
  }
}

/** Whether a text from outside cannot be stored or shown as it stands. */
export function isBrokenText(text: string): boolean {
  return text.includes('\0') || !text.isWellFormed()
}
