import { accessSync, constants, existsSync, mkdirSync, statSync } from 'node:fs'
import path from 'node:path'
import { diskFaultOf } from '../shared/disk-faults.ts'

/** For a read-only disk Node says that a folder does not exist. */
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

/** Makes one missing folder. Below /proc Node's recursive mkdir never ends. */
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
    if (code === 'EEXIST' || diskFaultOf(cause)) return
    throw new Error(`DATA_DIR is ${wanted}, but ${missing} cannot be made (${code}). ${ELSEWHERE}`, { cause })
  }
}

/** Throws in plain words what would fail later. */
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
