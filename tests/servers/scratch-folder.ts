import { mkdtempSync, readFileSync, readlinkSync, statfsSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'

/** A run keeps some databases of 10 MB, a few data folders of 60 MB and up to 256 MB of write-ahead log at a time. */
const NEEDED_BYTES = 3 * 1024 ** 3
const MEMORY = '/dev/shm'
const PREFIX = 'directory-test'

/** Containers may share these folders, but each starts its numbers of processes at 1. */
const NAMESPACE = pidNamespace()

/** Where scratch folders may stand. */
export const scratchBases = () => [...(process.platform === 'linux' ? [MEMORY] : []), tmpdir()]

/**
 * Makes a temporary folder for data that nobody keeps: in memory where Linux has room for it, which makes
 * cloning databases up to ten times cheaper, else in the system's temporary folder. Its name holds this process's
 * namespace and number, by which remove-leftovers.ts finds what killed tests left.
 */
export function makeScratchFolder(name: string): string {
  const base = hasRoomInMemory() ? MEMORY : tmpdir()
  return mkdtempSync(path.join(base, `${scratchPrefix(process.pid)}${name}-`))
}

/** How the names of a process's scratch folders begin. */
export const scratchPrefix = (pid: number, namespace = NAMESPACE) => `${PREFIX}-${namespace}-${pid}-`

/** The process that made a scratch folder, by the folder's name; null for other names and other containers' folders. */
export function ownerOf(name: string): number | null {
  const [, pid] = new RegExp(`^${PREFIX}-${NAMESPACE}-(\\d+)-`).exec(name) ?? []
  return pid === undefined ? null : Number(pid)
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

function pidNamespace(): string {
  try {
    return Number(/\d+/.exec(readlinkSync('/proc/self/ns/pid'))?.[0]).toString(36)
  } catch {
    return '0'
  }
}
