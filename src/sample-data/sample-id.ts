import { createHash } from 'node:crypto'

export const SAMPLE_CREATED_AT = new Date('2025-06-02T12:00:00.000Z')

/** Version 5 UUID (RFC 9562, section 5.5) in our own namespace. */
export function sampleId(name: string): string {
  const bytes = createHash('sha1').update(`sample-directory/${name}`).digest().subarray(0, 16)
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x50
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80
  const hex = bytes.toString('hex')
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20)].join('-')
}
