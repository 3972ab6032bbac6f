import { Secret, TOTP } from 'otpauth'

const PERIOD_S = 30

/** 160 random bits, base32. Source: RFC 4226, section 4, R6. */
export function newTotpSecret(): string {
  return new Secret({ size: 20 }).base32
}

/** Six digits, SHA-1, 30 s. */
export function totpUrl(secret: string, issuer: string, account: string): string {
  return new TOTP({ secret, issuer, label: account, period: PERIOD_S }).toString()
}

/** ±1 step. The caller refuses used steps. Source: RFC 6238, section 5.2. */
export function stepOfCode(secret: string, code: string, now: Date): number | null {
  const offset = new TOTP({ secret, period: PERIOD_S }).validate({
    token: code,
    timestamp: now.getTime(),
    window: 1,
  })
  return offset === null ? null : Math.floor(now.getTime() / 1000 / PERIOD_S) + offset
}
