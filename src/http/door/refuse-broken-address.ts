import type { MiddlewareHandler } from 'hono'
import { AppError } from '../../shared/errors.ts'
import { withoutUnknownQuery } from '../cache/query-keys.ts'

const MAX_ADDRESS_LENGTH = 8192

// NUL, which PostgreSQL cannot store, and lone surrogates.
// biome-ignore lint/suspicious/noControlCharactersInRegex: NUL is what is looked for.
const BROKEN_TEXT = /[\u0000\ufffd]|\p{Surrogate}/u

/** The table of calls alone has their query keys. */
const CHECKED_AS_A_WHOLE = /^\/api\/(?:admin|google-places)\//

/** Unknown query keys pass: newsletters add broken ones (RFC 3986, section 2.1). */
export const refuseBrokenAddress: MiddlewareHandler = async (c, next) => {
  const address = c.req.url
  if (address.length > MAX_ADDRESS_LENGTH) throw new AppError('invalid_input', 'The address is too long.')
  if (address.includes('%') && isBroken(partThatIsRead(address))) {
    throw new AppError('invalid_input', 'The address holds characters that cannot be read.')
  }
  await next()
}

function partThatIsRead(address: string): string {
  const url = address.slice(address.indexOf('/', address.indexOf('//') + 2))
  return CHECKED_AS_A_WHOLE.test(url) ? url : withoutUnknownQuery(url)
}

function isBroken(address: string): boolean {
  try {
    return BROKEN_TEXT.test(decodeURIComponent(address))
  } catch {
    return true
  }
}

/** Cannot be stored or shown. */
export function isBrokenText(text: string): boolean {
  return text.includes('\0') || !text.isWellFormed()
}
