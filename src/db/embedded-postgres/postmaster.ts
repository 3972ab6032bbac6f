import { readFileSync, rmSync } from 'node:fs'
import path from 'node:path'

/** What a running server writes to postmaster.pid (PostgreSQL, src/include/utils/pidfile.h). */
export type Postmaster = { pid: number; port: number }

/** Reads postmaster.pid; null when there is none or it is not whole yet. It may belong to a server that is dead. */
export function readPostmaster(clusterFolder: string): Postmaster | null {
  try {
    const lines = readFileSync(path.join(clusterFolder, 'postmaster.pid'), 'utf8').split('\n')
    const pid = Number(lines[0])
    return pid > 0 ? { pid, port: Number(lines[3] ?? 0) } : null
  } catch {
    return null
  }
}

/** Whether a process runs. One that has ended and that nobody has collected yet (a zombie) does not. */
export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0)
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
  return !/^State:\s+[ZX]/m.test(readProc(pid, 'status'))
}

/** Whether a living server holds the cluster. */
export function isServed(clusterFolder: string): boolean {
  const postmaster = readPostmaster(clusterFolder)
  return postmaster !== null && isAlive(postmaster.pid) && !isAnotherProgram(postmaster.pid)
}

/**
 * Takes away the lock file of a dead server when its number now belongs to another program or to a zombie: PostgreSQL
 * itself would go on taking that process for the server (as after a container's restart, where numbers repeat).
 * A lock whose process is simply gone is left to PostgreSQL, which then also waits for the orphans of that server.
 */
export function removeStaleLock(clusterFolder: string): void {
  const postmaster = readPostmaster(clusterFolder)
  if (!postmaster) return
  const isZombie = /^State:\s+[ZX]/m.test(readProc(postmaster.pid, 'status'))
  if (isZombie || isAnotherProgram(postmaster.pid))
    rmSync(path.join(clusterFolder, 'postmaster.pid'), { force: true })
}

/** True only where the system tells the program's name (Linux) and it is not a PostgreSQL. */
function isAnotherProgram(pid: number): boolean {
  const command = readProc(pid, 'cmdline')
  return command !== '' && !command.includes('postgres')
}

function readProc(pid: number, file: 'status' | 'cmdline'): string {
  try {
    return readFileSync(`/proc/${pid}/${file}`, 'utf8')
  } catch {
    return ''
  }
}
