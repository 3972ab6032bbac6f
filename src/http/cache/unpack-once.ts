import { gunzip } from './encodings.ts'
import type { StoredAnswer } from './stored-answer.ts'

/** Larger ones are unpacked as each reader takes them. */
export const MOST_UNPACKED_BYTES = 8 * 2 ** 20

/** By answer; held only as long as somebody is still being sent them. */
const unpackedOf = new WeakMap<StoredAnswer, WeakRef<Buffer>>()
const underWay = new WeakMap<StoredAnswer, Promise<Buffer>>()

/**
 * Returns the plain bytes of an answer that is kept as gzip alone, one buffer for all that read it at a time: one
 * write a reader, where a stream takes a round of the event loop for each piece. Null when they are larger than
 * `MOST_UNPACKED_BYTES`. Rejects with zlib's error.
 */
export async function unpackOnce(answer: StoredAnswer): Promise<Buffer | null> {
  const { gzip } = answer.bytes
  if (gzip === null || plainBytesOf(gzip) > MOST_UNPACKED_BYTES) return null
  const shared = unpackedOf.get(answer)?.deref()
  if (shared) return shared
  const unpacking = underWay.get(answer) ?? gunzip(gzip).finally(() => underWay.delete(answer))
  underWay.set(answer, unpacking)
  const plain = await unpacking
  unpackedOf.set(answer, new WeakRef(plain))
  return plain
}

/** As our own gzip ends with (RFC 1952, section 2.3.1), below 4 GB. */
const plainBytesOf = (gzip: Buffer) => gzip.readUInt32LE(gzip.length - 4)
