import { createHash } from 'node:crypto'
import { existsSync, lstatSync, mkdtempSync, readFileSync, rmdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { makeRootFolder, ROOT_FOLDER } from './runtime-folder.ts'
import { makePrivateFolder, removeFromHome, type ServerHome } from './server-home.ts'

/** For the socket's name; no port is opened. */
export const SOCKET_PORT = 5432
/** A path has 107 bytes on Linux, 103 on macOS (unix(7), sys/un.h). */
const MAX_PATH_BYTES = 103

/** In the home, unless too long or closed to the account. */
export function openSocketFolder(home: ServerHome): string {
  const inside = path.join(home.folder, 'socket')
  if (home.isReachable && fits(inside)) {
    makePrivateFolder(inside, home.account)
    return inside
  }
  if (home.account) return openRootsFolder(home)
  const note = path.join(home.folder, 'socket-folder')
  const known = existsSync(note) ? readFileSync(note, 'utf8').trim() : ''
  if (known && isOurs(known)) return known
  const base = fits(path.join(tmpdir(), 'pg-XXXXXX')) ? tmpdir() : '/tmp'
  const folder = mkdtempSync(path.join(base, 'pg-'))
  writeFileSync(note, `${folder}\n`)
  return folder
}

/** Of a stopped server; keeps the home's. */
export function removeSocketFolder(home: ServerHome, folder: string): void {
  if (folder.startsWith(home.folder + path.sep)) return
  removeFromHome(home, [`${folder}/.s.PGSQL.${SOCKET_PORT}`, `${folder}/.s.PGSQL.${SOCKET_PORT}.lock`])
  rmdirSync(folder)
  if (!home.account) rmSync(path.join(home.folder, 'socket-folder'), { force: true })
}

function openRootsFolder(home: ServerHome): string {
  const sockets = path.join(ROOT_FOLDER, 'sockets')
  makeRootFolder(sockets)
  const name = createHash('sha256').update(home.folder).digest('hex').slice(0, 16)
  makePrivateFolder(path.join(sockets, name), home.account)
  return path.join(sockets, name)
}

function fits(folder: string): boolean {
  return Buffer.byteLength(path.join(folder, `.s.PGSQL.${SOCKET_PORT}.lock`)) <= MAX_PATH_BYTES
}

/** Others may have made that name. */
function isOurs(folder: string): boolean {
  const found = lstatSync(folder, { throwIfNoEntry: false })
  return found?.isDirectory() === true && found.uid === process.getuid?.() && (found.mode & 0o077) === 0
}
