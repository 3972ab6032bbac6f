import { once } from 'node:events'
import zlib from 'node:zlib'

export type PackedBody = { identity: Buffer | null; gzip: Buffer }

/** The sample list has 4 MB. */
const MAX_PLAIN_BYTES = 8 * 2 ** 20

/**
 * Compresses a body while it is made, holding at most `maxPlainBytes` of it. Rejects with an error of
 * `pieces`.
 */
export async function packBody(
  pieces: AsyncIterable<string>,
  maxPlainBytes = MAX_PLAIN_BYTES,
): Promise<PackedBody> {
  const packer = zlib.createGzip({ level: 6 })
  const packed: Buffer[] = []
  packer.on('data', (chunk: Buffer) => packed.push(chunk))
  let plain: Buffer[] | null = []
  let plainBytes = 0
  try {
    for await (const piece of pieces) {
      const bytes = Buffer.from(piece)
      plainBytes += bytes.length
      if (plainBytes > maxPlainBytes) plain = null
      plain?.push(bytes)
      if (!packer.write(bytes)) await once(packer, 'drain')
    }
    packer.end()
    await once(packer, 'end')
  } finally {
    packer.destroy()
  }
  return { identity: plain && Buffer.concat(plain), gzip: Buffer.concat(packed) }
}
