import type { ChildProcess } from 'node:child_process'
import { setTimeout as sleep } from 'node:timers/promises'
import type pg from 'pg'
import { isServed, removeStaleLock } from './postmaster.ts'
import { announcePresence, type Presence } from './presence.ts'
import type { Runtime } from './runtime.ts'
import type { ServerHome } from './server-home.ts'
import { readLogTail, spawnServer } from './server-process.ts'

/** A dead server's orphans may hold its folder for a second or two; a busy machine gets more. */
const START_TIMEOUT_MS = 15_000
/** Replaying the log after a crash takes as long as it takes, within reason. */
const RECOVERY_TIMEOUT_MS = 300_000
const POLL_MS = 10

/**
 * Becomes a user of the folder's server, whoever started it: a live one is taken as it is, otherwise one is started.
 * Needs no lock of its own, since of two servers started together PostgreSQL ends the second one, whose process then
 * finds the first. Throws with the end of the server's log when none can be started.
 */
export async function joinServer(
  home: ServerHome,
  runtime: Runtime,
  connection: pg.ClientConfig,
  settings: Record<string, string>,
): Promise<Presence> {
  const startedAt = Date.now()
  let child: ChildProcess | null = null
  let retryAt = 0
  for (;;) {
    const isRunning =
      child !== null && child.exitCode === null && child.signalCode === null && child.pid !== undefined
    if (isRunning || isServed(home.clusterFolder)) {
      try {
        return await announcePresence(connection)
      } catch (error) {
        if (!isPassing(error)) throw error
      }
    } else if (Date.now() >= retryAt) {
      if (Date.now() - startedAt > START_TIMEOUT_MS) throw cannotStart(home)
      removeStaleLock(home.clusterFolder)
      child = spawnServer(home, runtime, settings)
      retryAt = Date.now() + 200
    }
    if (Date.now() - startedAt > RECOVERY_TIMEOUT_MS) throw cannotStart(home)
    await sleep(POLL_MS)
  }
}

/**
 * Whether a failed connection may succeed later: no socket yet, starting up or shutting down (57P0x), cut off while
 * waiting, or every place taken (53300).
 */
function isPassing(error: unknown): boolean {
  const { code } = error as { code?: string }
  return code === undefined || code.startsWith('57P') || code === '53300' || /^E[A-Z]+$/.test(code)
}

function cannotStart(home: ServerHome): Error {
  return new Error(
    `The embedded PostgreSQL does not start. The end of its log (${home.logFile}):\n${readLogTail(home)}`,
  )
}
