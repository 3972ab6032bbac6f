import { randomBytes } from 'node:crypto'
import { isSameSignature, sign } from './signing-key.ts'

/** `ageMs` is negative when clocks differ. */
export type StampReading =
  | { kind: 'missing' }
  | { kind: 'forged' }
  | { kind: 'good'; id: string; ageMs: number }

/** "{milliseconds, base 36}.{16 random characters}.{HMAC}". */
export function createStamp(key: Buffer, partnerId: string, now: Date): string {
  const time = now.getTime().toString(36)
  const id = randomBytes(12).toString('base64url')
  return [time, id, sign(key, 'stamp', partnerId, time, id)].join('.')
}

/** `forged`: also for another partner. */
export function readStamp(
  key: Buffer,
  partnerId: string,
  stamp: string | undefined,
  now: Date,
): StampReading {
  if (!stamp) return { kind: 'missing' }
  const [time = '', id = '', signature = '', ...more] = stamp.split('.')
  if (more.length > 0 || !isSameSignature(signature, sign(key, 'stamp', partnerId, time, id)))
    return { kind: 'forged' }
  return { kind: 'good', id, ageMs: now.getTime() - Number.parseInt(time, 36) }
}
