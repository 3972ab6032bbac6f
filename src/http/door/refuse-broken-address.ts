import type { MiddlewareHandler } from 'hono'
import { AppError } from '../../shared/errors.ts'

/** A common limit of servers and proxies; no address of ours is longer. */
const MAX_ADDRESS_LENGTH = 8192

/** NUL, which PostgreSQL cannot store, and lone surrogates. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: NUL is what is looked for.
const BROKEN_TEXT = /[\u0000\ufffd]|\p{Surrogate}/u

/**
 * Refuses an address that is too long, not percent-encoded UTF-8, or holds NUL or a lone surrogate, before
 * anything reads it. Source: RFC 3986, section 2.1; WHATWG Encoding.
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

/** Whether a text cannot be stored or shown as it is. */
export function isBrokenText(text: string): boolean {
  return text.includes('\0') || !text.isWellFormed()
}
