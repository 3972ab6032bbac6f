import type { BucketAddress } from '../../config/config-files.ts'
import { AppError } from '../../shared/errors.ts'
import type { FileStore } from './file-store.ts'
import { isFileKey, requireFileKey } from './file-store.ts'
import { loadS3, openS3Client } from './open-s3-client.ts'

const SILENT_MS = 15_000
const RETRY_AFTER_S = 30

/** Rejects as AppError(unavailable) when the store cannot be reached or refuses the key. */
export function createS3FileStore(address: BucketAddress): FileStore & { close(): void } {
  const { bucket: Bucket, prefix } = address
  const {
    DeleteObjectCommand,
    GetObjectCommand,
    HeadObjectCommand,
    paginateListObjectsV2,
    PutObjectCommand,
  } = loadS3()
  const client = openS3Client(address, { silentMs: SILENT_MS })
  const objectOf = (key: string) => ({ Bucket, Key: prefix + key })
  return {
    async put(key, bytes) {
      requireFileKey(key)
      await reach(() => client.send(new PutObjectCommand({ ...objectOf(key), Body: bytes })))
    },
    async get(key) {
      if (!isFileKey(key)) return null
      return orNull(async () => {
        const { Body } = await client.send(new GetObjectCommand(objectOf(key)))
        return Body ? Buffer.from(await Body.transformToByteArray()) : null
      })
    },
    async sizeOf(key) {
      if (!isFileKey(key)) return null
      return orNull(async () => {
        const { ContentLength } = await client.send(new HeadObjectCommand(objectOf(key)))
        return ContentLength ?? null
      })
    },
    async read(key, { start, end }) {
      if (!isFileKey(key)) return null
      return orNull(async () => {
        const Range = `bytes=${start}-${end}`
        const { Body } = await client.send(new GetObjectCommand({ ...objectOf(key), Range }))
        return Body ? (Body.transformToWebStream() as ReadableStream<Uint8Array>) : null
      })
    },
    async list(folder) {
      requireFileKey(folder)
      const Prefix = `${prefix}${folder}/`
      const found: { key: string; bytes: number }[] = []
      await reach(async () => {
        for await (const page of paginateListObjectsV2({ client }, { Bucket, Prefix, Delimiter: '/' })) {
          for (const { Key = '', Size = 0 } of page.Contents ?? []) {
            const key = Key.slice(prefix.length)
            if (isFileKey(key)) found.push({ key, bytes: Size })
          }
        }
      })
      return found
    },

    async remove(key) {
      if (isFileKey(key)) await orNull(() => client.send(new DeleteObjectCommand(objectOf(key))))
    },
    close: () => client.destroy(),
  }
}

async function orNull<Result>(ask: () => Promise<Result | null>): Promise<Result | null> {
  try {
    return await reach(ask)
  } catch (error) {
    const cause = error instanceof AppError ? error.cause : null
    if (cause instanceof Error && (cause.name === 'NoSuchKey' || cause.name === 'NotFound')) return null
    throw error
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
