import { AppError } from '../../../shared/errors.ts'

/** Never from a request. */
type RelyingParty = { id: string; origin: string }

/**
 * Null for an IP address, and without https except on this machine. Source: WebAuthn level 3, 5.1.2; W3C
 * Secure Contexts.
 */
export function findRelyingParty(siteUrl: string): RelyingParty | null {
  const { hostname, origin, protocol } = new URL(siteUrl)
  if (/^\[|^\d+(?:\.\d+){3}$/.test(hostname)) return null
  const isSecure = protocol === 'https:' || hostname === 'localhost' || hostname.endsWith('.localhost')
  return isSecure ? { id: hostname, origin } : null
}

/** Throws invalid_input for null. */
export function relyingParty(siteUrl: string): RelyingParty {
  const party = findRelyingParty(siteUrl)
  if (!party) {
    throw new AppError('invalid_input', 'Passkeys need a site whose address is a name and begins with https.')
  }
  return party
}
