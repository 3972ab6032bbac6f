import {
  chownSync,
  existsSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { ServerHome } from './server-home.ts'

/** The socket's file name has the port in it, though the server listens on none. */
export const SOCKET_PORT = 5432
/** The kernel takes 107 bytes of path on Linux, 103 on macOS (unix(7), sys/un.h). */
const MAX_PATH_BYTES = 103

/**
 * The folder of the server's socket, 0700: inside the home, or a short one in the system's temporary folder where
 * that path would be too long or the server's account cannot pass it. Its name is kept in the home, so that every
 * process finds it and a restarted server listens where its users still look.
 */
export function openSocketFolder(home: ServerHome): string {
  const inside = path.join(home.folder, 'socket')
  if (home.isReachable && fits(inside)) {
    mkdirSync(inside, { recursive: true, mode: 0o700 })
    if (home.account) chownSync(inside, home.account.uid, home.account.gid)
    return inside
  }
  const note = path.join(home.folder, 'socket-folder')
  const known = existsSync(note) ? readFileSync(note, 'utf8').trim() : ''
  if (known && isOurs(known, home)) return known
  const base = fits(path.join(tmpdir(), 'pg-XXXXXX')) ? tmpdir() : '/tmp'
  const folder = mkdtempSync(path.join(base, 'pg-'))
  if (home.account) chownSync(folder, home.account.uid, home.account.gid)
  writeFileSync(note, `${folder}\n`)
  return folder
}

/** Removes a socket folder outside the home; called when its server has stopped. */
export function removeSocketFolder(home: ServerHome, folder: string): void {
  if (folder.startsWith(home.folder + path.sep)) return
  rmSync(folder, { recursive: true, force: true })
  rmSync(path.join(home.folder, 'socket-folder'), { force: true })
}

function fits(folder: string): boolean {
  return Buffer.byteLength(path.join(folder, `.s.PGSQL.${SOCKET_PORT}.lock`)) <= MAX_PATH_BYTES
}

/** Nobody else may have made a folder of that name since: it must be ours alone. */
function isOurs(folder: string, home: ServerHome): boolean {
  const found = lstatSync(folder, { throwIfNoEntry: false })
  const uid = home.account?.uid ?? process.getuid?.()
  return found?.isDirectory() === true && found.uid === uid && (found.mode & 0o077) === 0
}
