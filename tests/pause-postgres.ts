import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'

/**
 * Stops the embedded PostgreSQL of a data folder in the middle, all of its processes (SIGSTOP), so that its sockets stay
 * open and nothing answers. Returns what lets it go on. Linux only: it reads /proc.
 */
export function pausePostgres(dataDir: string): () => void {
  const file = path.join(dataDir, 'db/pg/postmaster.pid')
  const postmaster = Number.parseInt(readFileSync(file, 'utf8'), 10)
  // The postmaster first: it could start another backend.
  process.kill(postmaster, 'SIGSTOP')
  const pids = [postmaster, ...childrenOf(postmaster)]
  for (const pid of pids) process.kill(pid, 'SIGSTOP')
  return () => {
    for (const pid of pids) process.kill(pid, 'SIGCONT')
  }
}

function childrenOf(parent: number): number[] {
  return readdirSync('/proc')
    .map(Number)
    .filter((pid) => pid > 0 && parentOf(pid) === parent)
}

/** proc(5), /proc/pid/stat: the parent is the second field after the name in parentheses. */
function parentOf(pid: number): number {
  try {
    return Number(readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)?.split(' ')[1])
  } catch {
    return 0
  }
}
