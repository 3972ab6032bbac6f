import { inflateRawSync } from 'node:zlib'

export type ZipEntry = {
  name: string
  /** 0: stored, 8: deflated. */
  method: number
  packedSize: number
  /** From the file's start. */
  offset: number
}

const END = 0x06054b50
const LISTED = 0x02014b50
const LOCAL = 0x04034b50
const ZIP64_FACTS = 0x0001
const UNSET = 0xffffffff
/** With the longest comment. */
const LONGEST_END = 22 + 0xffff
const MOST_ENTRIES = 10_000

/** [] when the ZIP's directory is missing or broken. */
export function listEntries(bytes: Buffer): ZipEntry[] {
  const entries: ZipEntry[] = []
  try {
    const end = bytes.lastIndexOf(signature(END), bytes.length - 4)
    if (end < Math.max(0, bytes.length - LONGEST_END)) return []
    let at = bytes.readUInt32LE(end + 16)
    while (entries.length < MOST_ENTRIES && at < end && bytes.readUInt32LE(at) === LISTED) {
      const nameLength = bytes.readUInt16LE(at + 28)
      const extraLength = bytes.readUInt16LE(at + 30)
      const extra = bytes.subarray(at + 46 + nameLength, at + 46 + nameLength + extraLength)
      const [packedSize, offset] = longSizes(extra, [
        bytes.readUInt32LE(at + 24),
        bytes.readUInt32LE(at + 20),
        bytes.readUInt32LE(at + 42),
      ])
      entries.push({
        name: bytes.toString('utf8', at + 46, at + 46 + nameLength),
        method: bytes.readUInt16LE(at + 10),
        packedSize,
        offset,
      })
      at += 46 + nameLength + extraLength + bytes.readUInt16LE(at + 32)
    }
    return entries
  } catch (error) {
    if (error instanceof RangeError) return []
    throw error
  }
}

/** Throws an Error for a missing entry. */
export function packedBytes(bytes: Buffer, { name, offset, packedSize }: ZipEntry): Buffer {
  if (bytes.readUInt32LE(offset) !== LOCAL) throw new Error(`The entry ${name} is not where it should be.`)
  const start = offset + 30 + bytes.readUInt16LE(offset + 26) + bytes.readUInt16LE(offset + 28)
  return bytes.subarray(start, start + packedSize)
}

/** Throws a RangeError beyond `mostBytes`, whatever size the file states, and an Error when broken. */
export function unpack(packed: Buffer, method: number, mostBytes: number): Buffer {
  if (method !== 0) return inflateRawSync(packed, { maxOutputLength: Math.max(1, mostBytes) })
  if (packed.length > mostBytes) throw new RangeError('The entry is too large.')
  return packed
}

/** From the ZIP64 field where the directory has no room. */
function longSizes(extra: Buffer, [size, packedSize, offset]: [number, number, number]): [number, number] {
  for (let at = 0; at + 4 <= extra.length; at += 4 + extra.readUInt16LE(at + 2)) {
    if (extra.readUInt16LE(at) !== ZIP64_FACTS) continue
    let next = at + 4
    const take = (short: number) => {
      if (short !== UNSET) return short
      next += 8
      return Number(extra.readBigUInt64LE(next - 8))
    }
    take(size)
    return [take(packedSize), take(offset)]
  }
  return [packedSize, offset]
}

function signature(number: number): Buffer {
  const bytes = Buffer.alloc(4)
  bytes.writeUInt32LE(number)
  return bytes
}
