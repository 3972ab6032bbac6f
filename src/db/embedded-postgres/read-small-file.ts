import { closeSync, constants, fstatSync, openSync, readSync } from 'node:fs'

/** The last bytes. Ignores links, pipes and devices: other users may write there. */
export function readSmallFile(file: string, maxBytes = 4096): string | null {
  let fd: number
  try {
    fd = openSync(file, constants.O_RDONLY | (constants.O_NOFOLLOW ?? 0) | (constants.O_NONBLOCK ?? 0))
  } catch {
    return null
  }
  try {
    const found = fstatSync(fd)
    if (!found.isFile()) return null
    const bytes = Buffer.alloc(Math.min(maxBytes, found.size))
    return bytes.toString('utf8', 0, readSync(fd, bytes, 0, bytes.length, found.size - bytes.length))
  } finally {
    closeSync(fd)
  }
}
