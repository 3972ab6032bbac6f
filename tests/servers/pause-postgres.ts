import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'

/**
 * Stops a data folder's embedded PostgreSQL (SIGSTOP): sockets stay open, nothing answers. Returns a function
 * that resumes it. Linux only (/proc).
 */
export function pausePostgres(dataDir: string): () => void {
  const file = path.join(dataDir, 'db/pg/postmaster.pid')
  const postmaster = Number.parseInt(readFileSync(file, 'utf8'), 10)
  // First, since it could start another backend.
  process.kill(postmaster, 'SIGSTOP')
  const pids = [postmaster, ...childrenOf(postmaster)]
  for (const pid of pids) process.kill(pid, 'SIGSTOP')
  return () => {
    for (const pid of pids) resume(pid)
  }
}

/** Its owner may have killed it meanwhile. */
function resume(pid: number): void {
  try {
    process.kill(pid, 'SIGCONT')
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error
  }
}

function childrenOf(parent: number): number[] {
  return readdirSync('/proc')
    .map(Number)
    .filter((pid) => pid > 0 && parentOf(pid) === parent)
}

/** The second field after the name (proc(5), /proc/pid/stat). */
function parentOf(pid: number): number {
  try {
    return Number(readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)?.split(' ')[1])
  } catch {
    return 0
  }
}
