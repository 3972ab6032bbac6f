import { once } from 'node:events'
import zlib from 'node:zlib'

/** Gzips a body while it is made. Rejects with an error of `pieces`. */
export async function packBody(pieces: AsyncIterable<string>): Promise<Buffer> {
  const packer = zlib.createGzip({ level: 6 })
  const packed: Buffer[] = []
  packer.on('data', (chunk: Buffer) => packed.push(chunk))
  try {
    for await (const piece of pieces) if (!packer.write(piece)) await once(packer, 'drain')
    packer.end()
    await once(packer, 'end')
  } finally {
    packer.destroy()
  }
  return Buffer.concat(packed)
}
