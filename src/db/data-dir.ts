import { accessSync, constants, existsSync, mkdirSync, statSync } from 'node:fs'
import path from 'node:path'
import { diskFaultOf } from '../shared/disk-faults.ts'

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

/**
 * Makes DATA_DIR's first missing folder. Throws in plain words where DATA_DIR is no folder or cannot be made: below /proc
 * Node's recursive mkdir never ends.
 */
export function makeDataDir(dataDir: string): void {
  const wanted = path.resolve(dataDir)
  const at = nearest(wanted)
  if (!statSync(at).isDirectory()) throw new Error(`DATA_DIR is ${wanted}, but ${at} is a file. ${ELSEWHERE}`)
  if (at === wanted) return
  const missing = path.join(at, path.relative(at, wanted).split(path.sep)[0] as string)
  try {
    mkdirSync(missing)
  } catch (cause) {
    const code = cause instanceof Error && 'code' in cause ? cause.code : null
    // Made by another start meanwhile; a disk's faults have words of their own.
    if (code === 'EEXIST' || diskFaultOf(cause)) return
    throw new Error(`DATA_DIR is ${wanted}, but ${missing} cannot be made (${code}). ${ELSEWHERE}`, { cause })
  }
}

/** Throws in plain words where one of `folders` is a file: what needs it would fail later, one by one. */
export function refuseFilesForFolders(folders: readonly string[]): void {
  for (const folder of folders.map((name) => path.resolve(name))) {
    if (!existsSync(folder) || statSync(folder).isDirectory()) continue
    throw new Error(
      `A folder is needed at ${folder}, but a file is there. Move it away, or set DATA_DIR to another folder.`,
    )
  }
}

const ELSEWHERE = 'Set it to a folder that the product may write to.'

function nearest(folder: string): string {
  const parent = path.dirname(folder)
  return existsSync(folder) || parent === folder ? folder : nearest(parent)
}
