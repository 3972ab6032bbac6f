import { readFileSync, statSync } from 'node:fs'
import path from 'node:path'
import { readSmallFile } from './read-small-file.ts'
import { removeFromHome, type ServerHome } from './server-home.ts'

/** PostgreSQL, src/include/utils/pidfile.h. */
export type Postmaster = { pid: number; port: number }

/** Null when incomplete. The server may be dead. */
export function readPostmaster(clusterFolder: string): Postmaster | null {
  const lines = readSmallFile(path.join(clusterFolder, 'postmaster.pid'))?.split('\n') ?? []
  const pid = Number(lines[0])
  return Number.isSafeInteger(pid) && pid > 0 ? { pid, port: Number(lines[3] ?? 0) } : null
}

/** A zombie does not count. */
export const isAlive = (pid: number): boolean =>
  isTaken(pid) && !/^State:\s+[ZX]/m.test(readProc(pid, 'status'))

/** In this process namespace. */
export function isServed(clusterFolder: string): boolean {
  const postmaster = readPostmaster(clusterFolder)
  return postmaster !== null && isAlive(postmaster.pid) && serves(postmaster.pid, clusterFolder)
}

/** Of a dead server whose process number was reused, as after a container's restart. */
export function removeStaleLocks(home: ServerHome, socketFolder: string | null): void {
  const postmaster = readPostmaster(home.clusterFolder)
  if (postmaster && isTaken(postmaster.pid)) removeFromHome(home, ['pg/postmaster.pid'])
  const lock = socketFolder && path.join(socketFolder, '.s.PGSQL.5432.lock')
  const pid = lock ? Number(readSmallFile(lock)?.split('\n')[0]) : 0
  if (lock && pid > 0 && isTaken(pid)) removeFromHome(home, [lock])
}

function isTaken(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}

function serves(pid: number, clusterFolder: string): boolean {
  const command = readProc(pid, 'cmdline')
  if (command !== '' && !command.includes('postgres')) return false
  if (process.platform !== 'linux') return true
  try {
    const [works, cluster] = [statSync(`/proc/${pid}/cwd`), statSync(clusterFolder)]
    return works.dev === cluster.dev && works.ino === cluster.ino
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EACCES'
  }
}

function readProc(pid: number, file: 'status' | 'cmdline'): string {
  try {
    return readFileSync(`/proc/${pid}/${file}`, 'utf8')
  } catch {
    return ''
  }
}
