import { spawnSync } from 'node:child_process'
import { readFileSync, statSync } from 'node:fs'
import path from 'node:path'

/** The user that runs the server and, where possible, the product. */
export type Account = { uid: number; gid: number }

const OWN_USER = 'partner-directory'

/** For shadow-utils, then busybox. */
const WAYS_TO_ADD = [
  [
    [
      'useradd',
      '--system',
      '--user-group',
      '--no-create-home',
      '--home-dir',
      '/nonexistent',
      '--shell',
      '/usr/sbin/nologin',
      OWN_USER,
    ],
  ],
  [
    ['addgroup', '-S', OWN_USER],
    ['adduser', '-S', '-D', '-H', '-h', '/nonexistent', '-s', '/sbin/nologin', '-G', OWN_USER, OWN_USER],
  ],
]

/**
 * Chooses the server's user; null: this process's own. PostgreSQL refuses root: takes the owner of an
 * existing cluster, else `partner-directory`, `postgres`, or a new `partner-directory`; never the shared
 * `nobody`. Throws when none can be used.
 */
export function chooseAccount(clusterFolder: string): Account | null {
  if (process.getuid?.() !== 0) return null
  const owner = statSync(clusterFolder, { throwIfNoEntry: false })
  if (owner && owner.uid !== 0) return { uid: owner.uid, gid: owner.gid }
  const found = findUser(OWN_USER) ?? findUser('postgres')
  if (found) return found
  for (const commands of WAYS_TO_ADD) {
    const isDone = commands.every(([program = '', ...args]) => spawnSync(program, args).status === 0)
    const made = isDone ? findUser(OWN_USER) : null
    if (made) return made
  }
  throw new Error(
    `The embedded PostgreSQL cannot run as root, and a user "${OWN_USER}" to run it as could not be made here. ` +
      'Make one, start as another user, or set DATABASE_URL to a PostgreSQL server.',
  )
}

/** Returns whether the account may pass every parent of `folder`. */
export function canReach(folder: string, account: Account | null): boolean {
  if (!account) return true
  for (let parent = path.dirname(folder); ; parent = path.dirname(parent)) {
    const { mode, uid, gid } = statSync(parent)
    const passes = uid === account.uid ? mode & 0o100 : gid === account.gid ? mode & 0o010 : mode & 0o001
    if (!passes) return false
    if (parent === path.dirname(parent)) return true
  }
}

function findUser(name: string): Account | null {
  const found = readFileSync('/etc/passwd', 'utf8').match(new RegExp(`^${name}:[^:]*:(\\d+):(\\d+):`, 'm'))
  return found ? { uid: Number(found[1]), gid: Number(found[2]) } : null
}
