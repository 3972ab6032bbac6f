import { TOTP } from 'otpauth'

/** The six digits that an authenticator app shows. */
export function totpCode(secret: string, now: Date): string {
  return new TOTP({ secret, period: 30 }).generate({ timestamp: now.getTime() })
}
