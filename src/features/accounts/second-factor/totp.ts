import { Secret, TOTP } from 'otpauth'

const PERIOD_S = 30

/** A new key for an authenticator app: 160 random bits in base32. Source: RFC 4226, section 4, R6. */
export function newTotpSecret(): string {
  return new Secret({ size: 20 }).base32
}

/** What the QR code says: otpauth://totp/{issuer}:{account}?… with six digits of SHA-1 every 30 s, as every app knows. */
export function totpUrl(secret: string, issuer: string, account: string): string {
  return new TOTP({ secret, issuer, label: account, period: PERIOD_S }).toString()
}

/**
 * The time step that a code of six digits belongs to; null when it is none of this moment's, the one before or the one
 * after. The caller refuses a step that was used. Source: RFC 6238, section 5.2.
 */
export function stepOfCode(secret: string, code: string, now: Date): number | null {
  const offset = new TOTP({ secret, period: PERIOD_S }).validate({
    token: code,
    timestamp: now.getTime(),
    window: 1,
  })
  return offset === null ? null : Math.floor(now.getTime() / 1000 / PERIOD_S) + offset
}

/** The code of a moment: what an authenticator app shows. */
export function totpCode(secret: string, now: Date): string {
  return new TOTP({ secret, period: PERIOD_S }).generate({ timestamp: now.getTime() })
}
