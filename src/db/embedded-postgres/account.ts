import { spawnSync } from 'node:child_process'
import { readFileSync, statSync } from 'node:fs'
import path from 'node:path'

export type Account = { uid: number; gid: number }

const OWN_USER = 'partner-directory'

const WAYS_TO_ADD = [
  `useradd --system --user-group --no-create-home --home-dir /nonexistent --shell /usr/sbin/nologin ${OWN_USER}`,
  `addgroup -S ${OWN_USER} && adduser -S -D -H -h /nonexistent -s /sbin/nologin -G ${OWN_USER} ${OWN_USER}`,
]

/**
 * Null: this process's own. PostgreSQL refuses root; `postgres` may do anything in the machine's databases.
 */
export function chooseAccount(clusterFolder: string): Account | null {
  if (process.getuid?.() !== 0) return null
  const owner = statSync(clusterFolder, { throwIfNoEntry: false })
  if (owner && owner.uid === findUser('postgres')?.uid)
    throw new Error(
      `${clusterFolder} belongs to the machine's user postgres, as which the product does not work. ` +
        `Stop its server, and give the folder away (chown -R ${OWN_USER} ${path.dirname(clusterFolder)}).`,
    )
  if (owner && owner.uid !== 0) return { uid: owner.uid, gid: owner.gid }
  const found = findUser(OWN_USER)
  if (found) return found
  for (const command of WAYS_TO_ADD) {
    spawnSync('/bin/sh', ['-c', command])
    const made = findUser(OWN_USER)
    if (made) return made
  }
  throw new Error(
    `The product does not work as root, and a user "${OWN_USER}" to work as could not be made here. ` +
      `Make one (useradd --system ${OWN_USER}), or start as another user.`,
  )
}

/** Whether it passes all parents of `folder`. */
export function canReach(folder: string, account: Account | null): boolean {
  if (!account) return true
  for (let parent = path.dirname(folder); ; parent = path.dirname(parent)) {
    const { mode, uid, gid } = statSync(parent)
    const passes = uid === account.uid ? mode & 0o100 : gid === account.gid ? mode & 0o010 : mode & 0o001
    if (!passes) return false
    if (parent === path.dirname(parent)) return true
  }
}

export function findUser(name: string): Account | null {
  const found = readFileSync('/etc/passwd', 'utf8').match(new RegExp(`^${name}:[^:]*:(\\d+):(\\d+):`, 'm'))
  return found ? { uid: Number(found[1]), gid: Number(found[2]) } : null
}
