import { spawnSync } from 'node:child_process'
import {
  closeSync,
  constants,
  fchmodSync,
  fchownSync,
  fstatSync,
  lstatSync,
  mkdirSync,
  openSync,
  readdirSync,
  realpathSync,
} from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { makeDataDir, refuseFilesForFolders, refuseReadOnlyDisk } from './data-dir.ts'
import { ALL_FOLDERS, OPERATORS_FOLDER, OWN_FOLDERS } from './data-folders.ts'
import { type Account, chooseAccount } from './embedded-postgres/account.ts'
import { findRuntime } from './embedded-postgres/runtime.ts'
import { openServerHome, readClusterMajor } from './embedded-postgres/server-home.ts'

/** Stays root, with a warning, when the user cannot reach data or code. Throws in plain words. */
export async function dropRoot(
  config: { databaseUrl: string | null; dataDir: string },
  say: (line: string) => void,
): Promise<void> {
  const isEmbedded = config.databaseUrl === null
  if (isEmbedded) refuseReadOnlyDisk([path.join(config.dataDir, 'db')])
  makeDataDir(config.dataDir)
  refuseFilesForFolders(ALL_FOLDERS.map((name) => path.join(config.dataDir, name)))
  if (process.getuid?.() !== 0 || process.platform !== 'linux') return
  const needed = OWN_FOLDERS.filter((name) => name !== 'db' || isEmbedded)
  const written = needed.filter((name) => name !== OPERATORS_FOLDER)
  refuseReadOnlyDisk(written.map((name) => path.join(config.dataDir, name)))
  mkdirSync(config.dataDir, { recursive: true })
  const dataDir = realpathSync(config.dataDir)
  const account = chooseAccount(path.join(dataDir, 'db', 'pg'))
  if (!account) return
  openForGroup(dataDir, account)
  handOver(path.join(dataDir, 'db'), account, { isNeeded: isEmbedded })
  const program = fileURLToPath(import.meta.url)
  const closed = [dataDir, program, process.execPath].filter((file) => !canRead(file, account))
  if (closed.length > 0) {
    say(
      `Running as root, because user ${account.uid} cannot reach ${closed.join(' and ')}. ` +
        'Put these where every user can pass, or start as a user of your own.',
    )
    return
  }
  for (const name of OWN_FOLDERS)
    handOver(path.join(dataDir, name), account, { isNeeded: needed.includes(name) })
  if (isEmbedded) await copyPrograms(path.join(dataDir, 'db'))
  become(account)
}

function openForGroup(dataDir: string, account: Account): void {
  const { uid, gid, mode } = lstatSync(dataDir)
  const isOpen = (mode & 0o001) !== 0 || (gid === account.gid && (mode & 0o010) !== 0)
  const isOurs = readdirSync(dataDir).every((name) =>
    [...OWN_FOLDERS, 'lost+found', 'postgresql'].includes(name),
  )
  if (isOpen || uid !== 0 || !isOurs) return
  withFolder(dataDir, (fd) => {
    fchownSync(fd, uid, account.gid)
    fchmodSync(fd, (mode & 0o700) | 0o050)
  })
}

/** By asking as the account: parents, access lists and mounts count. */
function canRead(file: string, account: Account): boolean {
  const { uid, gid } = account
  const isFolder = lstatSync(file).isDirectory()
  return (
    spawnSync('/bin/sh', ['-c', `test -${isFolder ? 'x' : 'r'} "$0"`, file], { uid, gid, cwd: '/' })
      .status === 0
  )
}

/** By names inside an open folder: no link can be swapped in. */
function handOver(folder: string, account: Account, { isNeeded }: { isNeeded: boolean }): void {
  if (isNeeded) mkdirSync(folder, { recursive: true, mode: 0o700 })
  else if (!lstatSync(folder, { throwIfNoEntry: false })) return
  const isLink = lstatSync(folder).isSymbolicLink()
  if (isLink && path.basename(folder) === OPERATORS_FOLDER) return
  const isRootsLink = isLink && lstatSync(folder).uid === 0
  withFolder(isRootsLink ? realpathSync(folder) : folder, (fd) => handOverTree(fd, account))
}

function handOverTree(folderFd: number, account: Account): void {
  const isAccounts = fstatSync(folderFd).uid === account.uid
  for (const entry of readdirSync(`/proc/self/fd/${folderFd}`, { withFileTypes: true })) {
    const part = `/proc/self/fd/${folderFd}/${entry.name}`
    if (entry.isDirectory()) {
      if (isAccounts && lstatSync(part).uid === account.uid && entry.name === 'pg') continue
      withFolder(part, (fd) => handOverTree(fd, account))
    } else if (entry.isFile()) giveFile(part, account)
  }
  give(folderFd, account)
}

function giveFile(file: string, account: Account): void {
  if (lstatSync(file).uid !== 0) return
  const fd = openSync(file, constants.O_RDONLY | constants.O_NOFOLLOW | constants.O_NONBLOCK)
  try {
    if (fstatSync(fd).nlink === 1) give(fd, account)
  } finally {
    closeSync(fd)
  }
}

function give(fd: number, account: Account): void {
  if (fstatSync(fd).uid !== 0) return
  try {
    fchownSync(fd, account.uid, account.gid)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EROFS') throw error
  }
}

function withFolder(folder: string, use: (fd: number) => void): void {
  const fd = openSync(folder, constants.O_RDONLY | constants.O_DIRECTORY | constants.O_NOFOLLOW)
  try {
    use(fd)
  } finally {
    closeSync(fd)
  }
}

async function copyPrograms(folder: string): Promise<void> {
  const home = openServerHome(folder)
  await findRuntime(home, readClusterMajor(home)).catch(() => {})
}

function become({ uid, gid }: Account): void {
  process.setgroups?.([gid])
  process.setgid?.(gid)
  process.setuid?.(uid)
}
