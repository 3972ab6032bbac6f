import { readFileSync, statSync } from 'node:fs'
import path from 'node:path'

/** The user of the operating system that the server runs as. */
export type Account = { uid: number; gid: number }

/**
 * Who runs the server: null for the user of this process. PostgreSQL refuses to run as root, so root hands over to
 * the owner of an existing cluster, else to the user `postgres`, else to `nobody`.
 * Throws in plain words when root finds none of them.
 */
export function chooseAccount(clusterFolder: string): Account | null {
  if (process.getuid?.() !== 0) return null
  const owner = statSync(clusterFolder, { throwIfNoEntry: false })
  if (owner && owner.uid !== 0) return { uid: owner.uid, gid: owner.gid }
  const users = readFileSync('/etc/passwd', 'utf8')
  for (const name of ['postgres', 'nobody']) {
    const found = users.match(new RegExp(`^${name}:[^:]*:(\\d+):(\\d+):`, 'm'))
    if (found) return { uid: Number(found[1]), gid: Number(found[2]) }
  }
  throw new Error(
    'The embedded PostgreSQL cannot run as root, and this machine has neither a user "postgres" nor "nobody" to run it as. ' +
      'Start as another user, or set DATABASE_URL to a PostgreSQL server.',
  )
}

/** Whether the account may pass through every parent of `folder`, by their permission bits. */
export function canReach(folder: string, account: Account | null): boolean {
  if (!account) return true
  for (let parent = path.dirname(folder); ; parent = path.dirname(parent)) {
    const { mode, uid, gid } = statSync(parent)
    const passes = uid === account.uid ? mode & 0o100 : gid === account.gid ? mode & 0o010 : mode & 0o001
    if (!passes) return false
    if (parent === path.dirname(parent)) return true
  }
}
