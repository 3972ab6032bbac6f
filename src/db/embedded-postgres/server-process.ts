import { type ChildProcess, execFile, spawn } from 'node:child_process'
import { closeSync, constants, lstatSync, openSync, renameSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { promisify } from 'node:util'
import { isServed, readPostmaster } from './postmaster.ts'
import { readSmallFile } from './read-small-file.ts'
import type { Runtime } from './runtime.ts'
import { childEnvironment, runAsAccount, type ServerHome, viewForChild } from './server-home.ts'

const LOG_BYTES_BEFORE_ROTATION = 10 * 1024 * 1024
/** After a longer shutdown the next start waits. */
const STOP_TIMEOUT_MS = 4000

const WITH_OWN_LOG = 'umask 077; log=$1; shift; exec "$@" >>"$log" 2>&1'

/** Outlives this process; inherits `lockFd`. */
export function spawnServer(
  home: ServerHome,
  runtime: Runtime,
  settings: Record<string, string>,
  lockFd: number | null,
): ChildProcess {
  rotateLog(home)
  const view = viewForChild(home)
  const log = home.account ? 'ignore' : openLog(home)
  const command = [
    path.join(runtime.binFolder, 'postgres'),
    '-D',
    `${view.folder}/pg`,
    ...Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]),
  ]
  // Root opens nothing in the account's folder: it could be a link.
  const [program = '', ...args] = home.account
    ? ['/bin/sh', '-c', WITH_OWN_LOG, 'sh', `${view.folder}/postgres.log`, ...command]
    : command
  try {
    const child = spawn(program, args, {
      cwd: process.platform === 'win32' ? home.folder : '/',
      env: childEnvironment(),
      detached: true,
      windowsHide: true,
      ...(view.uid === undefined ? {} : { uid: view.uid, gid: view.gid }),
      stdio: ['ignore', log, log, ...[view.extraFd, lockFd].filter((fd) => fd !== null)],
    })
    child.on('error', () => {})
    child.unref()
    return child
  } finally {
    if (log !== 'ignore') closeSync(log)
    view.release()
  }
}

/** Fast shutdown; false when the folder is not released in time. */
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
  // As the account, which could have written any number.
  if (home.account) {
    const view = viewForChild(home)
    runAsAccount(view, 'sh', ['-c', 'kill -INT "$0"', String(postmaster.pid)])
    view.release()
  } else process.kill(postmaster.pid, 'SIGINT')
  const deadline = Date.now() + STOP_TIMEOUT_MS
  while (readPostmaster(home.clusterFolder)?.pid === postmaster.pid && isServed(home.clusterFolder)) {
    if (Date.now() > deadline) return false
    await sleep(10)
  }
  return true
}

export function readLogTail(home: ServerHome): string {
  return (readSmallFile(home.logFile, 16_384) ?? '').trimEnd().split('\n').slice(-12).join('\n')
}

function openLog(home: ServerHome): number {
  const { O_WRONLY, O_APPEND, O_CREAT, O_NOFOLLOW } = constants
  return openSync(home.logFile, O_WRONLY | O_APPEND | O_CREAT | (O_NOFOLLOW ?? 0), 0o600)
}

/** By a rename, which follows no link. */
function rotateLog(home: ServerHome): void {
  const size = lstatSync(home.logFile, { throwIfNoEntry: false })?.size ?? 0
  if (size > LOG_BYTES_BEFORE_ROTATION) renameSync(home.logFile, `${home.logFile}.1`)
}
