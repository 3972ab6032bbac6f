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
import { type Account, chooseAccount, rootsOwners } from './embedded-postgres/account.ts'
import { createFolderLock } from './embedded-postgres/folder-lock.ts'
import { isServed, readPostmaster } from './embedded-postgres/postmaster.ts'
import { findRuntime } from './embedded-postgres/runtime.ts'
import { openServerHome, readClusterMajor } from './embedded-postgres/server-home.ts'

/**
 * Gives up root for good (Linux): hands the folders under `dataDir` to an unprivileged user and becomes it.
 * Stays root, with a warning, when that user cannot reach data or code. Throws without such a user, while a server
 * of the machine's `postgres` works on the data, and, root or not, on a read-only disk, where DATA_DIR cannot be and
 * where a file is in a folder's place.
 */
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
  const gift = { account, owners: rootsOwners().filter((uid) => uid !== account.uid) }
  refuseForeignServer(path.join(dataDir, 'db'), gift)
  openForGroup(dataDir, gift)
  // Its server works as the account in any case.
  handOver(path.join(dataDir, 'db'), gift, { isNeeded: isEmbedded })
  const program = fileURLToPath(import.meta.url)
  const closed = [dataDir, program, process.execPath].filter((file) => !canRead(file, account))
  if (closed.length > 0) {
    say(
      `Running as root, because user ${account.uid} cannot reach ${closed.join(' and ')}. ` +
        'Put these where every user can pass, or start as a user of your own.',
    )
    return
  }
  for (const name of OWN_FOLDERS) {
    handOver(path.join(dataDir, name), gift, { isNeeded: needed.includes(name) })
  }
  if (isEmbedded) await copyPrograms(path.join(dataDir, 'db'))
  become(account)
}

/** Files of `owners` become the account's. */
type Gift = { account: Account; owners: readonly number[] }

/** A cluster of the machine's `postgres` changes its owner, which a living server would not survive. */
function refuseForeignServer(folder: string, { account, owners }: Gift): void {
  const cluster = path.join(folder, 'pg')
  const owner = lstatSync(cluster, { throwIfNoEntry: false })?.uid ?? 0
  if (owner === 0 || !owners.includes(owner)) return
  const lock = createFolderLock({ folder, account }, () => {})
  const isUsed = isServed(cluster) || !lock.take()
  lock.release()
  if (!isUsed) return
  const server = readPostmaster(cluster)
  throw new Error(
    `The database in ${folder} still runs as the machine's user postgres (number ${owner}), as which this release ` +
      `does not work. Stop the product${server ? ` and then process ${server.pid}` : ''}, and start it again: ` +
      'the data are handed to the user partner-directory. Or start it as postgres, instead of as root.',
  )
}

/** The folder itself stays, or becomes, root's. */
function openForGroup(dataDir: string, { account, owners }: Gift): void {
  const { uid, gid, mode } = lstatSync(dataDir)
  const isOpen = (mode & 0o001) !== 0 || (gid === account.gid && (mode & 0o010) !== 0)
  const isOurs = readdirSync(dataDir).every((name) =>
    [...OWN_FOLDERS, 'lost+found', 'postgresql'].includes(name),
  )
  if (isOpen || !owners.includes(uid) || !isOurs) return
  withFolder(dataDir, (fd) => {
    fchownSync(fd, 0, account.gid)
    fchmodSync(fd, (mode & 0o700) | 0o050)
  })
}

/** Asked as the account, so that parents, access lists and mounts count. */
function canRead(file: string, account: Account): boolean {
  const { uid, gid } = account
  const isFolder = lstatSync(file).isDirectory()
  return (
    spawnSync('/bin/sh', ['-c', `test -${isFolder ? 'x' : 'r'} "$0"`, file], { uid, gid, cwd: '/' })
      .status === 0
  )
}

/** By name inside an open folder, so that no link can be swapped in; skips files with several hard links. */
function handOver(folder: string, gift: Gift, { isNeeded }: { isNeeded: boolean }): void {
  if (isNeeded) mkdirSync(folder, { recursive: true, mode: 0o700 })
  else if (!lstatSync(folder, { throwIfNoEntry: false })) return
  const isLink = lstatSync(folder).isSymbolicLink()
  // Texts that are kept elsewhere stay the operator's: the product only reads them.
  if (isLink && path.basename(folder) === OPERATORS_FOLDER) return
  // Perhaps to another disk.
  const isRootsLink = isLink && lstatSync(folder).uid === 0
  withFolder(isRootsLink ? realpathSync(folder) : folder, (fd) => handOverTree(fd, gift))
}

function handOverTree(folderFd: number, gift: Gift): void {
  const { account } = gift
  const isAccounts = fstatSync(folderFd).uid === account.uid
  for (const entry of readdirSync(`/proc/self/fd/${folderFd}`, { withFileTypes: true })) {
    const part = `/proc/self/fd/${folderFd}/${entry.name}`
    if (entry.isDirectory()) {
      // PostgreSQL requires one owner for the whole cluster.
      if (isAccounts && lstatSync(part).uid === account.uid && entry.name === 'pg') continue
      withFolder(part, (fd) => handOverTree(fd, gift))
    } else if (entry.isFile()) giveFile(part, gift)
  }
  give(folderFd, gift)
}

function giveFile(file: string, gift: Gift): void {
  if (!gift.owners.includes(lstatSync(file).uid)) return
  const fd = openSync(file, constants.O_RDONLY | constants.O_NOFOLLOW | constants.O_NONBLOCK)
  try {
    if (fstatSync(fd).nlink === 1) give(fd, gift)
  } finally {
    closeSync(fd)
  }
}

/** What is mounted read-only keeps its owner. */
function give(fd: number, { account, owners }: Gift): void {
  if (!owners.includes(fstatSync(fd).uid)) return
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

/** Else the account makes its own copy later. */
async function copyPrograms(folder: string): Promise<void> {
  const home = openServerHome(folder)
  await findRuntime(home, readClusterMajor(home)).catch(() => {})
}

/** Irreversible. */
function become({ uid, gid }: Account): void {
  process.setgroups?.([gid])
  process.setgid?.(gid)
  process.setuid?.(uid)
}
