import { Readable } from 'node:stream'
import type { ReadableStream as NodeReadableStream } from 'node:stream/web'
import { createGunzip } from 'node:zlib'
import { Decrypter } from 'age-encryption'
import { extract } from 'tar-stream'
import { MAX_FILE_BYTES } from './archive-format.ts'

export type ArchiveEntry = { name: string; bytes: Buffer }

/** `message` is for the operator. */
export class DamagedArchive extends Error {
  constructor(reason: string, options?: ErrorOptions) {
    super(`The backup is damaged or incomplete: ${reason}`, options)
  }
}

/**
 * Yields entries, in memory one at a time. Throws DamagedArchive for changed or missing bytes, and a plain
 * Error for another key. age authenticates every byte before it is yielded.
 */
export async function* readArchive(source: Readable, identity: string): AsyncGenerator<ArchiveEntry> {
  const unpacked = extract()
  const gunzip = createGunzip()
  try {
    const decrypter = new Decrypter()
    decrypter.addIdentity(identity)
    const plain = await decrypter.decrypt(Readable.toWeb(source) as ReadableStream<Uint8Array>)
    const decrypted = Readable.fromWeb(plain as NodeReadableStream)
    for (const stream of [decrypted, gunzip]) stream.on('error', (error: Error) => unpacked.destroy(error))
    decrypted.pipe(gunzip).pipe(unpacked)
    for await (const entry of unpacked) {
      if ((entry.header.size ?? 0) > MAX_FILE_BYTES) throw new DamagedArchive('an entry is too large.')
      const chunks: Buffer[] = []
      for await (const chunk of entry) chunks.push(chunk as Buffer)
      yield { name: entry.header.name, bytes: Buffer.concat(chunks) }
    }
  } catch (error) {
    const { message } = error as Error
    if (/no identity matched/i.test(message)) {
      throw new Error(
        'The key is not the one that this backup was made with, or the backup’s first lines are damaged.',
        { cause: error },
      )
    }
    throw error instanceof DamagedArchive ? error : new DamagedArchive(`${message}.`, { cause: error })
  } finally {
    source.destroy()
    gunzip.destroy()
    unpacked.destroy()
  }
}

/** Throws DamagedArchive unless the entry is JSON. */
export function readJson({ name, bytes }: ArchiveEntry): unknown {
  try {
    return JSON.parse(bytes.toString())
  } catch (cause) {
    throw new DamagedArchive(`${name} cannot be read.`, { cause })
  }
}
