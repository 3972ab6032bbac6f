import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import type { BucketAddress } from '../../config/config-files.ts'
import { AppError } from '../../shared/errors.ts'
import type { FileStore } from './file-store.ts'
import { isFileKey, requireFileKey } from './file-store.ts'
import { openBucket } from './open-bucket.ts'

const SILENT_MS = 15_000
const RETRY_AFTER_S = 30

/** Rejects with unavailable when the store is out of reach or refuses the key. */
export function createS3FileStore(address: BucketAddress): FileStore {
  const { prefix } = address
  const { ask, tell, list } = openBucket(address, SILENT_MS)
  return {
    async put(key, bytes) {
      requireFileKey(key)
      await reach(() => tell('PUT', prefix + key, { body: bytes }))
    },
    async get(key) {
      if (!isFileKey(key)) return null
      return reach(async () => {
        const answer = await ask('GET', prefix + key)
        return answer && Buffer.from(await buffer(answer))
      })
    },
    async sizeOf(key) {
      const head = isFileKey(key) ? await reach(() => tell('HEAD', prefix + key)) : null
      return head && Number(head['content-length'])
    },
    async read(key, { start, end }) {
      if (!isFileKey(key)) return null
      const headers = { range: `bytes=${start}-${end}` }
      const answer = await reach(() => ask('GET', prefix + key, { headers }))
      return answer && (Readable.toWeb(answer) as ReadableStream<Uint8Array>)
    },
    async list(folder) {
      requireFileKey(folder)
      const entries = await reach(() => list(`${prefix}${folder}/`, { delimiter: '/' }))
      return entries
        .map(({ key, bytes }) => ({ key: key.slice(prefix.length), bytes }))
        .filter(({ key }) => isFileKey(key))
    },
    async remove(key) {
      if (isFileKey(key)) await reach(() => tell('DELETE', prefix + key))
    },
  }
}

async function reach<Result>(ask: () => Promise<Result>): Promise<Result> {
  try {
    return await ask()
  } catch (cause) {
    throw new AppError('unavailable', 'The file store cannot be reached. Please try again in a moment.', {
      retryAfterSeconds: RETRY_AFTER_S,
      cause,
    })
  }
}
