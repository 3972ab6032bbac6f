import { unzipSync } from 'fflate'

const MOST_ENTRIES = 10_000

/** Names in a ZIP file's directory; [] when that is missing or broken. */
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

/**
 * Unpacks the entries whose names match; never more than `mostBytes`, whatever sizes the file states. Throws a
 * RangeError beyond, an Error for a broken file.
 */
export function unzip(bytes: Uint8Array, wanted: RegExp, mostBytes: number): Record<string, Uint8Array> {
  let left = mostBytes
  return unzipSync(bytes, {
    filter: ({ name, size, originalSize }) => {
      if (!wanted.test(name)) return false
      // No entry is unpacked beyond the size that the directory states.
      left -= Math.max(size, originalSize)
      if (left < 0) throw new RangeError('The workbook unpacks to too much.')
      return true
    },
  })
}
