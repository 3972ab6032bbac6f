import { unzipSync } from 'fflate'

const MOST_ENTRIES = 10_000

/** A ZIP file's directory; [] when broken. */
export function listNames(bytes: Uint8Array): string[] {
  const names: string[] = []
  try {
    unzipSync(bytes, {
      filter: ({ name }) => {
        if (names.push(name) > MOST_ENTRIES) throw new RangeError('The file has too many entries.')
        return false
      },
    })
    return names
  } catch {
    return []
  }
}

/** Unpacks matching entries up to `mostBytes`, whatever sizes are stated. Throws a RangeError beyond. */
export function unzip(bytes: Uint8Array, wanted: RegExp, mostBytes: number): Record<string, Uint8Array> {
  let left = mostBytes
  return unzipSync(bytes, {
    filter: ({ name, size, originalSize }) => {
      if (!wanted.test(name)) return false
      left -= Math.max(size, originalSize)
      if (left < 0) throw new RangeError('The workbook unpacks to too much.')
      return true
    },
  })
}
