import { crc32 } from 'node:zlib'
import { requireSmallExtent } from './require-small-extent.ts'
import { listEntries, packedBytes, unpack } from './unzip.ts'
import { MOST_CELLS } from './workbook-limits.ts'

const READ =
  /^xl\/(?:workbook\.xml|_rels\/workbook\.xml\.rels|sharedStrings\.xml|styles\.xml|worksheets\/[^/]+\.xml)$/

/**
 * Returns a workbook as a ZIP file of its cells alone, with true sizes, so that no reader unpacks more than
 * `mostBytes`. Throws a RangeError beyond, and for cells too far apart, an Error for a broken file.
 */
export function zipParts(bytes: Buffer, mostBytes: number): Buffer {
  const pieces: Buffer[] = []
  const directory: Buffer[] = []
  let left = mostBytes
  let offset = 0
  for (const entry of listEntries(bytes).filter(({ name }) => READ.test(name))) {
    const packed = packedBytes(bytes, entry)
    const data = unpack(packed, entry.method, left)
    left -= data.length
    if (entry.name.startsWith('xl/worksheets/')) requireSmallExtent(data, MOST_CELLS)
    const name = Buffer.from(entry.name)
    const facts = Buffer.alloc(26)
    facts.writeUInt16LE(20, 0)
    facts.writeUInt16LE(entry.method, 4)
    facts.writeUInt32LE(crc32(data), 10)
    facts.writeUInt32LE(packed.length, 14)
    facts.writeUInt32LE(data.length, 18)
    facts.writeUInt16LE(name.length, 22)
    const place = Buffer.alloc(14)
    place.writeUInt32LE(offset, 10)
    directory.push(Buffer.from('PK\x01\x02\x14\0', 'latin1'), facts, place, name)
    pieces.push(Buffer.from('PK\x03\x04', 'latin1'), facts, name, packed)
    offset += 30 + name.length + packed.length
  }
  const listed = Buffer.concat(directory)
  const end = Buffer.alloc(22)
  end.write('PK\x05\x06', 'latin1')
  end.writeUInt16LE(pieces.length / 4, 8)
  end.writeUInt16LE(pieces.length / 4, 10)
  end.writeUInt32LE(listed.length, 12)
  end.writeUInt32LE(offset, 16)
  return Buffer.concat([...pieces, listed, end])
}
