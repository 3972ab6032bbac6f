import { spawnSync } from 'node:child_process'
import {
  closeSync,
  constants,
  fchownSync,
  fstatSync,
  ftruncateSync,
  openSync,
  readFileSync,
  readlinkSync,
  readSync,
  writeSync,
} from 'node:fs'
import path from 'node:path'
import { childEnvironment, type ServerHome } from './server-home.ts'

/** flock(2) works across containers of one kernel. Servers inherit the descriptor. */
export type FolderLock = {
  /** False: held in this namespace, try again. Throws when held by another container or machine. */
  take(): boolean
  /** To a child; call `take` again afterwards. */
  lend(): number | null
  release(): void
}

type LockHome = Pick<ServerHome, 'folder' | 'account'>
type Holder = { pidNamespace: string; bootId: string; pid: number }

/** Until the new holder has written, the file names the old one. */
const DOUBT_MS = 500

/** Says once that this Linux cannot lock. */
export function createFolderLock(home: LockHome, onProgress: (line: string) => void): FolderLock {
  const file = path.join(home.folder, 'lock')
  let fd: number | null = null
  let isLent = false
  let isSupported = process.platform === 'linux'
  let elsewhereSince: number | null = null

  const release = () => {
    if (fd !== null) closeSync(fd)
    fd = null
    isLent = false
  }
  return {
    release,
    lend() {
      isLent = true
      return fd
    },
    take() {
      if (!isSupported) return true
      if (fd !== null && !isLent) return true
      release()
      const opened = openLockFile(file, home)
      const outcome = lockDescriptor(opened)
      if (outcome === 'locked') {
        fd = opened
        elsewhereSince = null
        writeHolder(opened, ourselves())
        return true
      }
      const holder = readHolder(opened)
      closeSync(opened)
      if (outcome === 'unsupported') {
        isSupported = false
        onProgress(
          `The data folder ${home.folder} cannot be locked against other containers: flock does not work here`,
        )
        return true
      }
      if (!holder || !isElsewhere(holder)) elsewhereSince = null
      else {
        elsewhereSince ??= performance.now()
        if (performance.now() - elsewhereSince >= DOUBT_MS) throw inUse(home)
      }
      return false
    },
  }
}

function openLockFile(file: string, home: LockHome): number {
  const { O_RDWR, O_CREAT, O_NOFOLLOW, O_NONBLOCK } = constants
  const fd = openSync(file, O_RDWR | O_CREAT | O_NOFOLLOW | O_NONBLOCK, 0o600)
  const found = fstatSync(fd)
  // The account could have put a link here.
  if (!found.isFile() || found.nlink !== 1) {
    closeSync(fd)
    throw new Error(`${file} is not a plain file. Remove it and start again.`)
  }
  if (home.account && found.uid === 0) fchownSync(fd, home.account.uid, home.account.gid)
  return fd
}

/** The open file has the lock. */
function lockDescriptor(fd: number): 'locked' | 'taken' | 'unsupported' {
  const { status, stderr } = spawnSync('flock', ['-n', '-x', '3'], {
    stdio: ['ignore', 'ignore', 'pipe', fd],
    env: childEnvironment(),
  })
  if (status === 0) return 'locked'
  return status === 1 && stderr.length === 0 ? 'taken' : 'unsupported'
}

function ourselves(): Holder {
  return {
    pidNamespace: readlinkSync('/proc/self/ns/pid'),
    // Namespace numbers repeat between machines.
    bootId: readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim(),
    pid: process.pid,
  }
}

function isElsewhere(holder: Holder): boolean {
  const { pidNamespace, bootId } = ourselves()
  return holder.pidNamespace !== pidNamespace || holder.bootId !== bootId
}

function writeHolder(fd: number, holder: Holder): void {
  ftruncateSync(fd)
  writeSync(fd, `${JSON.stringify(holder)}\n`, 0)
}

function readHolder(fd: number): Holder | null {
  const bytes = Buffer.alloc(1024)
  const text = bytes.toString('utf8', 0, readSync(fd, bytes, 0, bytes.length, 0))
  try {
    return JSON.parse(text) as Holder
  } catch {
    return null
  }
}

function inUse(home: LockHome): Error {
  return new Error(
    `The data folder ${path.dirname(home.folder)} is in use by another container or machine. ` +
      'Stop that one first, or set DATABASE_URL to a PostgreSQL server that both can use.',
  )
}
