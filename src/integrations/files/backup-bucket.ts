import { Readable } from 'node:stream'
import type { BucketAddress } from '../../config/config-files.ts'
import { loadS3, openS3Client } from './open-s3-client.ts'

export type BackupBucket = ReturnType<typeof createBackupBucket>

/** S3 takes 10,000 parts of at least 5 MiB: up to 80 GB. */
const PART_BYTES = 8 * 1024 * 1024
const SILENT_MS = 30_000

/** Every call rejects with a sentence that names the bucket. */
export function createBackupBucket(address: BucketAddress) {
  const { bucket: Bucket, prefix } = address
  const {
    AbortMultipartUploadCommand,
    CompleteMultipartUploadCommand,
    CreateMultipartUploadCommand,
    DeleteObjectCommand,
    GetObjectCommand,
    paginateListObjectsV2,
    UploadPartCommand,
  } = loadS3()
  const client = openS3Client(address, { silentMs: SILENT_MS })
  const objectOf = (name: string) => ({ Bucket, Key: prefix + name })
  const place = `${Bucket}/${prefix}`
  const reach = async <Result>(ask: () => Promise<Result>): Promise<Result> => {
    try {
      return await ask()
    } catch (cause) {
      const reason = cause instanceof Error ? cause.message || cause.name : String(cause)
      throw new Error(`The bucket ${place} of BACKUP_URL cannot be used: ${reason}`, { cause })
    }
  }

  async function send(name: string, bytes: AsyncIterable<Buffer>): Promise<number> {
    const { UploadId } = await client.send(new CreateMultipartUploadCommand(objectOf(name)))
    const upload = { ...objectOf(name), UploadId }
    try {
      const Parts: { ETag: string | undefined; PartNumber: number }[] = []
      let total = 0
      for await (const Body of inParts(bytes)) {
        const PartNumber = Parts.length + 1
        const { ETag } = await client.send(new UploadPartCommand({ ...upload, PartNumber, Body }))
        Parts.push({ ETag, PartNumber })
        total += Body.length
      }
      await client.send(new CompleteMultipartUploadCommand({ ...upload, MultipartUpload: { Parts } }))
      return total
    } catch (error) {
      // Unfinished uploads cost money.
      await client.send(new AbortMultipartUploadCommand(upload)).catch(() => {})
      throw error
    }
  }

  return {
    name: place,
    /** All or nothing, one part in memory at a time. Resolves to bytes. */
    upload: (name: string, bytes: AsyncIterable<Buffer>) => reach(() => send(name, bytes)),
    names: () =>
      reach(async () => {
        const names: string[] = []
        for await (const page of paginateListObjectsV2({ client }, { Bucket, Prefix: prefix }))
          for (const { Key } of page.Contents ?? []) if (Key) names.push(Key.slice(prefix.length))
        return names.sort()
      }),
    open: (name: string) =>
      reach(async () => {
        const { Body } = await client.send(new GetObjectCommand(objectOf(name)))
        if (!(Body instanceof Readable)) throw new Error('it gave no content')
        return Body
      }),
    remove: (name: string) =>
      reach(async () => void (await client.send(new DeleteObjectCommand(objectOf(name))))),
    close: () => client.destroy(),
  }
}

async function* inParts(bytes: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  let waiting: Buffer[] = []
  let length = 0
  for await (const chunk of bytes) {
    waiting.push(chunk)
    length += chunk.length
    if (length < PART_BYTES) continue
    yield Buffer.concat(waiting)
    waiting = []
    length = 0
  }
  if (length > 0) yield Buffer.concat(waiting)
}
