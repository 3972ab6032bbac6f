import { readdir, readFile, stat } from 'node:fs/promises'
import { userInfo } from 'node:os'
import path from 'node:path'
import { diskFaultOf } from '../../shared/disk-faults.ts'
import { isKept, MAX_FILE_BYTES } from './archive-format.ts'

/** Skips files just removed; rejects in plain words. */
export async function* keptFiles(
  dataDir: string,
  folders: readonly string[],
): AsyncGenerator<[string, Buffer]> {
  for (const folder of folders) {
    const at = path.join(dataDir, folder)
    const found = await unlessGone(at, () => readdir(at, { recursive: true, withFileTypes: true }))
    for (const entry of found ?? []) {
      const file = path.join(entry.parentPath, entry.name)
      const name = path.relative(dataDir, file).split(path.sep).join('/')
      if (!isKept(name)) continue
      // Texts may be mounted by links.
      const about = await unlessGone(file, () => stat(file))
      if (!about?.isFile()) continue
      const { size } = about
      if (size > MAX_FILE_BYTES)
        throw new Error(`${file} has ${size} bytes, more than a backup takes of one file.`)
      const bytes = await unlessGone(file, () => readFile(file))
      if (bytes) yield [name, bytes]
    }
  }
}

/** What cannot be read must not be missing unseen. */
async function unlessGone<Result>(file: string, read: () => Promise<Result>): Promise<Result | null> {
  try {
    return await read()
  } catch (cause) {
    if (cause instanceof Error && 'code' in cause && cause.code === 'ENOENT') return null
    throw new Error(`No backup was made, since ${file} cannot be read: ${reasonOf(cause)}.`, { cause })
  }
}

function reasonOf(cause: unknown): string {
  const fault = diskFaultOf(cause)
  if (fault) return `its disk ${fault}`
  const isRefused = cause instanceof Error && 'code' in cause && cause.code === 'EACCES'
  if (isRefused) return `the user ${runningUser()}, as which the product runs, may not read it`
  return cause instanceof Error ? cause.message : String(cause)
}

/** A number where it has no name, as in some containers. */
export function runningUser(): string {
  try {
    return userInfo().username
  } catch {
    return `with the number ${process.getuid?.() ?? 'unknown'}`
  }
}
