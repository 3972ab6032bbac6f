import type { ChildProcess } from 'node:child_process'
import { setTimeout as sleep } from 'node:timers/promises'
import type pg from 'pg'
import type { FolderLock } from './folder-lock.ts'
import { makeCluster } from './make-cluster.ts'
import { isServed, removeStaleLocks } from './postmaster.ts'
import { announcePresence, type Presence } from './presence.ts'
import type { Runtime } from './runtime.ts'
import type { ServerHome } from './server-home.ts'
import { readLogTail, spawnServer } from './server-process.ts'

export type ServerPlan = {
  home: ServerHome
  runtime: Runtime
  lock: FolderLock
  /** Windows has a password, made with the cluster. */
  connection(): pg.ClientConfig
  settings: Record<string, string>
  socketFolder: string | null
  isDurable: boolean
}

/** Processes of a dead server may be in the way. */
const START_TIMEOUT_MS = 15_000
const LOCK_TIMEOUT_MS = 60_000
/** Log replay after a crash. */
const RECOVERY_TIMEOUT_MS = 300_000
const POLL_MS = 10
const RETRY_MS = 100
const LONGEST_RETRY_MS = 1000

/** Throws when another container or machine uses the folder, or with the log's end. */
export async function joinServer(plan: ServerPlan, signal?: AbortSignal): Promise<Presence> {
  const { home, lock } = plan
  const startedAt = Date.now()
  let firstTriedAt: number | null = null
  let child: ChildProcess | null = null
  let retryAt = 0
  let retryMs = RETRY_MS
  for (;;) {
    const isRunning =
      child !== null && child.exitCode === null && child.signalCode === null && child.pid !== undefined
    if (signal?.aborted) {
      if (isRunning) child?.kill('SIGINT')
      throw signal.reason
    }
    if (isRunning || isServed(home.clusterFolder)) {
      try {
        return await announcePresence(plan.connection())
      } catch (error) {
        if (!isPassing(error)) throw error
      }
    } else if (Date.now() >= retryAt) {
      if (firstTriedAt !== null && Date.now() - firstTriedAt > START_TIMEOUT_MS) throw cannotStart(home)
      if (lock.take()) {
        firstTriedAt ??= Date.now()
        child = await start(plan)
      } else if (Date.now() - startedAt > LOCK_TIMEOUT_MS) throw stillLocked(home)
      retryAt = Date.now() + retryMs
      if (firstTriedAt !== null) retryMs = Math.min(retryMs * 1.5, LONGEST_RETRY_MS)
    }
    if (Date.now() - startedAt > RECOVERY_TIMEOUT_MS) throw cannotStart(home)
    await sleep(POLL_MS)
  }
}

/** For a server or the lock. Rejects as joinServer. */
export async function waitForFolder(home: ServerHome, lock: FolderLock): Promise<void> {
  const deadline = Date.now() + LOCK_TIMEOUT_MS
  while (!isServed(home.clusterFolder) && !lock.take()) {
    if (Date.now() > deadline) throw stillLocked(home)
    await sleep(RETRY_MS)
  }
}

async function start(plan: ServerPlan): Promise<ChildProcess> {
  const { home, runtime, lock, isDurable } = plan
  const lockFd = lock.lend()
  await makeCluster(home, runtime, { isDurable, lockFd })
  removeStaleLocks(home, plan.socketFolder)
  return spawnServer(home, runtime, plan.settings, lockFd)
}

/** No socket yet, starting or stopping (57P0x), or no connection (53300). */
function isPassing(error: unknown): boolean {
  const { code } = error as { code?: string }
  return code === undefined || code.startsWith('57P') || code === '53300' || /^E[A-Z]+$/.test(code)
}

function cannotStart(home: ServerHome): Error {
  return new Error(
    `The embedded PostgreSQL does not start. The end of its log (${home.logFile}):\n${readLogTail(home)}`,
  )
}

function stillLocked(home: ServerHome): Error {
  return new Error(
    `The database folder ${home.folder} is held by a process that neither serves it nor ends. ` +
      `Its file "lock" names the one that began. End that one, then start again.`,
  )
}
