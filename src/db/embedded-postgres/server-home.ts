import { spawnSync } from 'node:child_process'
import {
  chmodSync,
  closeSync,
  constants,
  fchmodSync,
  fchownSync,
  fstatSync,
  mkdirSync,
  openSync,
  realpathSync,
  rmSync,
  statSync,
} from 'node:fs'
import path from 'node:path'
import { type Account, canReach, chooseAccount } from './account.ts'
import { readSmallFile } from './read-small-file.ts'

export type ServerHome = {
  /** Has pg/ (the cluster), lock, postgres.log and, where possible, the socket. */
  folder: string
  clusterFolder: string
  logFile: string
  account: Account | null
  isReachable: boolean
}

/** The account's own, 0700. Throws when it could not work there. */
export function openServerHome(given: string): ServerHome {
  mkdirSync(path.dirname(path.resolve(given)), { recursive: true })
  mkdirSync(given, { recursive: true, mode: 0o700 })
  const folder = realpathSync(given)
  refuseForeignFolder(folder)
  const clusterFolder = path.join(folder, 'pg')
  const account = chooseAccount(clusterFolder)
  makePrivateFolder(folder, account)
  const isReachable = canReach(folder, account)
  if (!isReachable && process.platform !== 'linux') {
    throw new Error(
      `The embedded PostgreSQL cannot run as root, and the user it would run as cannot reach ${folder}. ` +
        'Set DATA_DIR to a folder that every user can pass through, or start as another user.',
    )
  }
  return { folder, clusterFolder, logFile: path.join(folder, 'postgres.log'), account, isReachable }
}

function refuseForeignFolder(folder: string): void {
  const uid = process.getuid?.()
  const owner = statSync(folder).uid
  if (uid === undefined || uid === 0 || owner === uid) return
  throw new Error(
    `The database folder ${folder} belongs to another user (number ${owner}). ` +
      'Start as that user or as root, or set DATA_DIR to a folder of your own.',
  )
}

/** 0700. Refuses links, which the account could have made. */
export function makePrivateFolder(folder: string, account: Account | null): void {
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  if (process.platform === 'win32') return
  if (!account) {
    chmodSync(folder, 0o700)
    return
  }
  const fd = openSync(folder, constants.O_RDONLY | constants.O_DIRECTORY | constants.O_NOFOLLOW)
  try {
    const { uid, gid } = fstatSync(fd)
    if (uid !== account.uid || gid !== account.gid) fchownSync(fd, account.uid, account.gid)
    fchmodSync(fd, 0o700)
  } finally {
    closeSync(fd)
  }
}

export type ServerView = {
  /** `extraFd` becomes descriptor 3. */
  uid?: number
  gid?: number
  extraFd: number | null
  folder: string
  release(): void
}

/** /proc/self/fd/3 leads behind closed parents (Linux, proc(5)). */
export function viewForChild(home: ServerHome): ServerView {
  const ids = home.account ?? {}
  if (home.isReachable) return { ...ids, extraFd: null, folder: home.folder, release() {} }
  const fd = openSync(home.folder, constants.O_RDONLY | constants.O_DIRECTORY | constants.O_NOFOLLOW)
  return { ...ids, extraFd: fd, folder: '/proc/self/fd/3', release: () => closeSync(fd) }
}

/** Root acts as the account, which could have placed links. */
export function removeFromHome(home: ServerHome, names: string[]): void {
  if (!home.account) {
    for (const name of names) rmSync(path.resolve(home.folder, name), { recursive: true, force: true })
    return
  }
  const view = viewForChild(home)
  try {
    const files = names.map((name) => (path.isAbsolute(name) ? name : `${view.folder}/${name}`))
    runAsAccount(view, 'rm', ['-rf', '--', ...files])
  } finally {
    view.release()
  }
}

export function runAsAccount(view: ServerView, program: string, args: string[]): void {
  const { uid, gid, extraFd } = view
  spawnSync(program, args, {
    cwd: '/',
    env: childEnvironment(),
    ...(uid === undefined ? {} : { uid, gid }),
    stdio: ['ignore', 'ignore', 'ignore', ...(extraFd === null ? [] : [extraFd])],
  })
}

/** No PGDATA, PGPORT or locales on POSIX; Windows needs all. */
export function childEnvironment(): Record<string, string> | undefined {
  return process.platform === 'win32' ? undefined : { PATH: '/usr/bin:/bin', LC_ALL: 'C', TZ: 'UTC' }
}

/** Null without a cluster. */
export function readClusterMajor(home: ServerHome): number | null {
  const text = readSmallFile(path.join(home.clusterFolder, 'PG_VERSION'))
  return text === null ? null : Number.parseInt(text, 10)
}
