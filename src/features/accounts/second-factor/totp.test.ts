import { expect, test } from 'vitest'
import { totpCode } from '../../../../tests/values/totp-code.ts'
import { hashRecoveryCode } from './recovery-codes.ts'
import { newTotpSecret, stepOfCode, totpUrl } from './totp.ts'

/** RFC 6238, appendix B: "12345678901234567890" in base32, the last six digits. */
const SECRET = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ'
test.each([
  [59, '287082'],
  [1111111109, '081804'],
  [1234567890, '005924'],
  [20000000000, '353130'],
])('the code at %i s is that of the standard', (seconds, code) => {
  const at = new Date(seconds * 1000)
  expect(totpCode(SECRET, at)).toBe(code)
  expect(stepOfCode(SECRET, code, at)).toBe(Math.floor(seconds / 30))
})

test('a code is good one step before and after, and no longer', () => {
  const START = Date.parse('2026-03-02T09:00:00Z')
  const code = totpCode(SECRET, new Date(START))
  const step = START / 30_000
  const at = (ms: number) => stepOfCode(SECRET, code, new Date(START + ms))
  expect([at(-30_001), at(-30_000), at(0), at(59_999), at(60_000)]).toEqual([null, step, step, step, null])
  expect(stepOfCode(SECRET, '000000', new Date(START))).toBeNull()
})

test('a secret has 160 bits, and stands in the address that apps read', () => {
  const secret = newTotpSecret()
  expect(secret).toMatch(/^[A-Z2-7]{32}$/)
  expect(newTotpSecret()).not.toBe(secret)
  const url = new URL(totpUrl(secret, 'Cedar & Co', 'ada'))
  expect(decodeURIComponent(url.pathname)).toContain('Cedar & Co:ada')
  expect(Object.fromEntries(url.searchParams)).toEqual({
    issuer: 'Cedar & Co',
    secret,
    algorithm: 'SHA1',
    digits: '6',
    period: '30',
  })
})

test('a recovery code is read in any letter case, with or without hyphens', () => {
  const hash = hashRecoveryCode('k7mq-2xhp')
  expect(hashRecoveryCode(' K7MQ 2XHP ')).toBe(hash)
  expect(hashRecoveryCode('k7mq2xhq')).not.toBe(hash)
})
