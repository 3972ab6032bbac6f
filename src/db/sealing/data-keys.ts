import { createSecretKey, hkdfSync, type KeyObject, randomBytes } from 'node:crypto'

export type DataKey = {
  /** 16 hex characters; does not reveal the key. */
  id: string
  /** Base64 of 32 bytes. */
  text: string
  values: KeyObject
  lookups: KeyObject
}

const KEY_BYTES = 32

export const makeDataKey = (): DataKey => derive(randomBytes(KEY_BYTES))

/** 32 bytes each as base64 or hex; the first seals. [] when one is malformed. */
export function readDataKeys(text: string): DataKey[] {
  const parts = text
    .split(/\r?\n/)
    .filter((line) => !line.startsWith('#'))
    .flatMap((line) => line.split(','))
    .map((part) => part.trim())
    .filter(Boolean)
  const keys = parts.map((part) => Buffer.from(part, /^[0-9a-f]{64}$/i.test(part) ? 'hex' : 'base64'))
  return keys.every((key) => key.length === KEY_BYTES) ? keys.map(derive) : []
}

/** HKDF-SHA-256 (RFC 5869). */
function derive(key: Buffer): DataKey {
  const part = (purpose: string, length: number) =>
    Buffer.from(hkdfSync('sha256', key, '', `directory ${purpose}`, length))
  return {
    id: part('key id', 8).toString('hex'),
    text: key.toString('base64'),
    values: createSecretKey(part('values', KEY_BYTES)),
    lookups: createSecretKey(part('lookups', KEY_BYTES)),
  }
}
