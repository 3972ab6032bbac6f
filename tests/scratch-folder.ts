import { mkdtempSync, readFileSync, readlinkSync, statfsSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'

/** A run keeps some databases of 10 MB, a few data folders of 60 MB and up to 256 MB of write-ahead log at a time. */
const NEEDED_BYTES = 3 * 1024 ** 3
const MEMORY = '/dev/shm'
const PREFIX = 'directory-test'

/** Where scratch folders may stand. */
export const scratchBases = () => [...(process.platform === 'linux' ? [MEMORY] : []), tmpdir()]

/**
 * Makes a temporary folder for data that nobody keeps: in memory where Linux has room for it, which makes
 * cloning databases up to ten times cheaper, else in the system's temporary folder. Its name holds this process's
 * number and namespace, by which remove-leftovers.ts finds what killed tests left.
 */
export function makeScratchFolder(name: string): string {
  const base = hasRoomInMemory() ? MEMORY : tmpdir()
  return mkdtempSync(path.join(base, `${PREFIX}-${NAMESPACE}.${process.pid}-${name}-`))
}

/** Containers that share the folder each count their processes from 1: a number says nothing of another's. */
const NAMESPACE = process.platform === 'linux' ? readlinkSync('/proc/self/ns/pid').replace(/\D/g, '') : '0'

/** The process that made a scratch folder, by the folder's name; null for other names and for other namespaces. */
export function ownerOf(name: string): number | null {
  const [, namespace, pid] = new RegExp(`^${PREFIX}-(\\d+)\\.(\\d+)-`).exec(name) ?? []
  return namespace === NAMESPACE ? Number(pid) : null
}

/** Containers often give 64 MB, and forbid programs there, which the product may put into its data folder. */
function hasRoomInMemory(): boolean {
  if (process.platform !== 'linux') return false
  try {
    const { bavail, bsize } = statfsSync(MEMORY)
    const options = readFileSync('/proc/self/mounts', 'utf8').match(/^\S+ \/dev\/shm \S+ (\S+)/m)?.[1]
    return bavail * bsize >= NEEDED_BYTES && !(options ?? 'noexec').split(',').includes('noexec')
  } catch {
    return false
  }
}
