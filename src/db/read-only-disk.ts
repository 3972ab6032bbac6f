import { accessSync, constants, existsSync } from 'node:fs'
import path from 'node:path'

/**
 * Throws in plain words when one of `folders`, or what it would be made in, is on a read-only disk: Node's own words
 * for that are that a folder does not exist. A disk that failed is often mounted so.
 */
export function refuseReadOnlyDisk(folders: readonly string[]): void {
  for (const folder of folders) {
    const at = nearest(path.resolve(folder))
    try {
      accessSync(at, constants.W_OK)
    } catch (cause) {
      if (!(cause instanceof Error && 'code' in cause && cause.code === 'EROFS')) continue
      throw new Error(
        `Nothing can be stored below DATA_DIR: ${at} is on a read-only disk. ` +
          'Mount it writable (a disk that failed is mounted read-only), or set DATA_DIR to another folder.',
        { cause },
      )
    }
  }
}

function nearest(folder: string): string {
  const parent = path.dirname(folder)
  return existsSync(folder) || parent === folder ? folder : nearest(parent)
}
