import { Readable } from 'node:stream'
import { Decrypter } from 'age-encryption'
import { createTarDecoder } from 'modern-tar'
import { MAX_FILE_BYTES } from './archive-format.ts'

export type ArchiveEntry = { name: string; bytes: Buffer }

/** For the operator. */
export class DamagedArchive extends Error {
  constructor(reason: string, options?: ErrorOptions) {
    super(`The backup is damaged or incomplete: ${reason}`, options)
  }
}

/** Throws DamagedArchive, or a plain Error for another key. */
export async function* readArchive(source: Readable, identity: string): AsyncGenerator<ArchiveEntry> {
  try {
    const decrypter = new Decrypter()
    decrypter.addIdentity(identity)
    const plain = await decrypter.decrypt(Readable.toWeb(source) as ReadableStream<Uint8Array>)
    const unpacked = plain
      .pipeThrough(new DecompressionStream('gzip') as ReadableWritablePair<Uint8Array, Uint8Array>)
      .pipeThrough(createTarDecoder({ strict: true }))
    for await (const { header, body } of unpacked) {
      if (header.size > MAX_FILE_BYTES) throw new DamagedArchive('an entry is too large.')
      yield { name: header.name, bytes: Buffer.from(await new Response(body).arrayBuffer()) }
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
  }
}

/** Throws DamagedArchive. */
export function readJson({ name, bytes }: ArchiveEntry): unknown {
  try {
    return JSON.parse(bytes.toString())
  } catch (cause) {
    throw new DamagedArchive(`${name} cannot be read.`, { cause })
  }
}
