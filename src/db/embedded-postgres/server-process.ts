import { type ChildProcess, execFile, spawn } from 'node:child_process'
import { chownSync, closeSync, existsSync, openSync, readFileSync, renameSync, statSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { promisify } from 'node:util'
import { isServed, readPostmaster } from './postmaster.ts'
import type { Runtime } from './runtime.ts'
import { childEnvironment, type ServerHome, viewForChild } from './server-home.ts'

const LOG_BYTES_BEFORE_ROTATION = 10 * 1024 * 1024
/** A fast shutdown that takes longer goes on by itself, and the next start waits for it. */
const STOP_TIMEOUT_MS = 4000

/**
 * Starts the server in a session of its own, so that Ctrl-C in a terminal does not reach it before the product has
 * ended its work, with its log in a file, so that it outlives this process. Does not wait until it is ready.
 */
export function spawnServer(
  home: ServerHome,
  runtime: Runtime,
  settings: Record<string, string>,
): ChildProcess {
  const view = viewForChild(home)
  const log = openLog(home)
  try {
    const child = spawn(
      path.join(runtime.binFolder, 'postgres'),
      [
        '-D',
        `${view.folder}/pg`,
        ...Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]),
      ],
      {
        cwd: process.platform === 'win32' ? home.folder : '/',
        env: childEnvironment(),
        detached: true,
        windowsHide: true,
        ...(view.uid === undefined ? {} : { uid: view.uid, gid: view.gid }),
        stdio: ['ignore', log, log, ...(view.extraFd === null ? [] : [view.extraFd])],
      },
    )
    // Told by its exit code, which joinServer looks at.
    child.on('error', () => {})
    child.unref()
    return child
  } finally {
    closeSync(log)
    view.release()
  }
}

/** Stops the server that holds the cluster by a fast shutdown, and says whether it has let go of the folder in time. */
export async function stopServer(home: ServerHome, runtime: Runtime): Promise<boolean> {
  const postmaster = readPostmaster(home.clusterFolder)
  if (!postmaster || !isServed(home.clusterFolder)) return true
  if (process.platform === 'win32') {
    await promisify(execFile)(path.join(runtime.binFolder, 'pg_ctl'), [
      'stop',
      '-m',
      'fast',
      '-D',
      home.clusterFolder,
    ])
    return true
  }
  // PostgreSQL, "Shutting Down the Server": SIGINT is the fast shutdown.
  process.kill(postmaster.pid, 'SIGINT')
  const deadline = Date.now() + STOP_TIMEOUT_MS
  while (readPostmaster(home.clusterFolder)?.pid === postmaster.pid && isServed(home.clusterFolder)) {
    if (Date.now() > deadline) return false
    await sleep(10)
  }
  return true
}

/** The last lines of the server's log, for a message about a start that failed. */
export function readLogTail(home: ServerHome, lines = 12): string {
  if (!existsSync(home.logFile)) return ''
  return readFileSync(home.logFile, 'utf8').trimEnd().split('\n').slice(-lines).join('\n')
}

function openLog(home: ServerHome): number {
  const size = statSync(home.logFile, { throwIfNoEntry: false })?.size ?? 0
  if (size > LOG_BYTES_BEFORE_ROTATION) renameSync(home.logFile, `${home.logFile}.1`)
  const fd = openSync(home.logFile, 'a', 0o600)
  if (home.account) chownSync(home.logFile, home.account.uid, home.account.gid)
  return fd
}
