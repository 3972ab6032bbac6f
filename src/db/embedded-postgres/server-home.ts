import {
  chmodSync,
  chownSync,
  closeSync,
  constants,
  existsSync,
  mkdirSync,
  openSync,
  readFileSync,
  realpathSync,
  statSync,
} from 'node:fs'
import path from 'node:path'
import { type Account, canReach, chooseAccount } from './account.ts'

/** One embedded server's place: its folder, and how the server itself gets there. */
export type ServerHome = {
  /** Absolute; holds pg/ (the cluster), postgres.log and, where it may, the runtime and the socket. */
  folder: string
  clusterFolder: string
  logFile: string
  /** null: the server runs as the user of this process. */
  account: Account | null
  /** False when the account cannot pass through a parent of the folder, as with /root (0700). */
  isReachable: boolean
  /** Where the programs are copied to. */
  runtimeFolder: string
  /** The major version that made the cluster, null before there is one. */
  clusterMajor: number | null
}

/** Where root keeps programs for an account that cannot reach the data folder. */
const SHARED_RUNTIME_FOLDER = '/var/cache/partner-directory/postgresql'

/**
 * Makes the folder of an embedded server, 0700 and owned by the account that will run it.
 * Throws in plain words when that account could not work there on this platform.
 */
export function openServerHome(given: string): ServerHome {
  mkdirSync(path.dirname(path.resolve(given)), { recursive: true })
  mkdirSync(given, { recursive: true, mode: 0o700 })
  const folder = realpathSync(given)
  refuseForeignFolder(folder)
  const clusterFolder = path.join(folder, 'pg')
  const account = chooseAccount(clusterFolder)
  if (account) chownSync(folder, account.uid, account.gid)
  if (process.platform !== 'win32') chmodSync(folder, 0o700)
  const isReachable = canReach(folder, account)
  if (!isReachable && process.platform !== 'linux') {
    throw new Error(
      `The embedded PostgreSQL cannot run as root, and the user it would run as cannot reach ${folder}. ` +
        'Set DATA_DIR to a folder that every user can pass through, or start as another user.',
    )
  }
  return {
    folder,
    clusterFolder,
    logFile: path.join(folder, 'postgres.log'),
    account,
    isReachable,
    runtimeFolder: isReachable ? path.join(folder, 'runtime') : SHARED_RUNTIME_FOLDER,
    clusterMajor: readClusterMajor(clusterFolder),
  }
}

/** Root may work in anyone's folder; anyone else only in their own. */
function refuseForeignFolder(folder: string): void {
  const uid = process.getuid?.()
  const owner = statSync(folder).uid
  if (uid === undefined || uid === 0 || owner === uid) return
  throw new Error(
    `The database folder ${folder} belongs to another user (number ${owner}). ` +
      'Start as that user or as root, or set DATA_DIR to a folder of your own.',
  )
}

/** What makes a child process run as the server's account and find the folder. */
export type ServerView = {
  /** Options for spawn. `extraFd` is the child's descriptor 3. */
  uid?: number
  gid?: number
  extraFd: number | null
  /** The home folder as the child names it. */
  folder: string
  release(): void
}

/**
 * How a child running as the server's account sees its home. Where the account cannot pass the parents, the child
 * inherits the open folder as descriptor 3 and enters through /proc/self/fd/3, which passes no parent (Linux, proc(5)).
 */
export function viewForChild(home: ServerHome): ServerView {
  const ids = home.account ?? {}
  if (home.isReachable) return { ...ids, extraFd: null, folder: home.folder, release() {} }
  const fd = openSync(home.folder, constants.O_RDONLY | constants.O_DIRECTORY)
  return { ...ids, extraFd: fd, folder: '/proc/self/fd/3', release: () => closeSync(fd) }
}

/**
 * The environment of the server's programs: on POSIX nothing of this process's may change what they do (PGDATA,
 * PGPORT, locales); Windows programs need theirs whole.
 */
export function childEnvironment(): Record<string, string> | undefined {
  return process.platform === 'win32' ? undefined : { PATH: '/usr/bin:/bin', LC_ALL: 'C', TZ: 'UTC' }
}

function readClusterMajor(clusterFolder: string): number | null {
  const file = path.join(clusterFolder, 'PG_VERSION')
  return existsSync(file) ? Number.parseInt(readFileSync(file, 'utf8'), 10) : null
}
