import { AppError } from '../../../shared/errors.ts'

/** From configuration, never from a request. */
export type RelyingParty = { id: string; origin: string }

/**
 * Null where passkeys cannot work: an IP address, or neither https nor this machine. Source: WebAuthn level
 * 3, 5.1.2 (effective domain); W3C Secure Contexts.
 */
export function findRelyingParty(siteUrl: string): RelyingParty | null {
  const { hostname, origin, protocol } = new URL(siteUrl)
  if (/^\[|^\d+(?:\.\d+){3}$/.test(hostname)) return null
  const isSecure = protocol === 'https:' || hostname === 'localhost' || hostname.endsWith('.localhost')
  return isSecure ? { id: hostname, origin } : null
}

/** Throws invalid_input instead of null. */
export function relyingParty(siteUrl: string): RelyingParty {
  const party = findRelyingParty(siteUrl)
  if (!party) {
    throw new AppError('invalid_input', 'Passkeys need a site whose address is a name and begins with https.')
  }
  return party
}
