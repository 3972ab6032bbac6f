import { text } from 'node:stream/consumers'
import type { BucketAddress } from '../../config/config-files.ts'
import { openBucket, readTag } from './open-bucket.ts'

export type BackupBucket = ReturnType<typeof createBackupBucket>

/** S3 takes 10,000 parts of at least 5 MiB: up to 80 GB. */
const PART_BYTES = 8 * 1024 * 1024
const SILENT_MS = 30_000

/** Calls reject with a sentence that names the bucket. */
export function createBackupBucket(address: BucketAddress) {
  const { prefix } = address
  const { ask, tell, list } = openBucket(address, SILENT_MS)
  const place = `${address.bucket}/${prefix}`
  const reach = async <Result>(use: () => Promise<Result>): Promise<Result> => {
    try {
      return await use()
    } catch (cause) {
      const reason = cause instanceof Error ? cause.message : String(cause)
      throw new Error(`The bucket ${place} of BACKUP_URL cannot be used: ${reason}`, { cause })
    }
  }

  async function read(method: string, name: string, request?: Parameters<typeof ask>[2]) {
    const answer = await ask(method, prefix + name, request)
    if (!answer) throw new Error(`it has no ${name}`)
    return answer
  }

  async function send(name: string, bytes: AsyncIterable<Buffer>): Promise<number> {
    const begun = await text(await read('POST', name, { query: { uploads: '' } }))
    const uploadId = readTag(begun, 'UploadId')
    try {
      let parts = ''
      let number = 0
      let total = 0
      for await (const body of inParts(bytes)) {
        const query = { partNumber: String(++number), uploadId }
        const head = await tell('PUT', prefix + name, { query, body })
        parts += `<Part><PartNumber>${number}</PartNumber><ETag>${head?.etag}</ETag></Part>`
        total += body.length
      }
      const body = `<CompleteMultipartUpload>${parts}</CompleteMultipartUpload>`
      // The head comes before the parts are joined.
      const end = await text(await read('POST', name, { query: { uploadId }, body }))
      if (!end.includes('<ETag>')) throw new Error(readTag(end, 'Message') || 'it did not join the parts')
      return total
    } catch (error) {
      // Unfinished uploads cost money.
      await tell('DELETE', prefix + name, { query: { uploadId } }).catch(() => {})
      throw error
    }
  }

  return {
    name: place,
    /** All or nothing, one part in memory. Resolves to bytes. */
    upload: (name: string, bytes: AsyncIterable<Buffer>) => reach(() => send(name, bytes)),
    names: () => reach(async () => (await list(prefix)).map(({ key }) => key.slice(prefix.length)).sort()),
    open: (name: string) => reach(() => read('GET', name)),
    remove: (name: string) => reach(async () => void (await tell('DELETE', prefix + name))),
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
