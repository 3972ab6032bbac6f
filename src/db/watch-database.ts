import { CuttableClient } from './cuttable-client.ts'
import type { Database } from './open.ts'

export type DatabaseWatch = { stop(): Promise<void> }

/** This process's own pauses do not count as the database's. */
const TICK_MS = 100
const ASK_EVERY_MS = 250
/** A short pause must not end an import. */
const LONG_WORK_PATIENCE_MS = 10_000

/**
 * Asks on its own connection. `waitMs` without an answer refuses callers, rejects statements and calls `onSilent`; the next answer calls `onAnswer` with the seconds since
 * the last.
 */
export function watchDatabase(
  db: Database,
  waitMs: number,
  heard: { onSilent(): void; onAnswer(silentSeconds: number): void },
): DatabaseWatch {
  const { requests, longWork } = db.gates
  let client: CuttableClient | null = null
  let isAsking = false
  let isSilent = false
  let askedMs = ASK_EVERY_MS
  let answeredMs = 0

  async function ask() {
    isAsking = true
    askedMs = 0
    const asked = client ?? createClient(db, waitMs)
    try {
      if (client !== asked) {
        client = asked
        await asked.connect()
      }
      await asked.query('select 1')
      if (client === asked) hear()
    } catch {
      if (client === asked) giveUp()
    }
  }
  function hear() {
    isAsking = false
    const silentSeconds = Math.round(answeredMs / 1000)
    answeredMs = 0
    requests.open()
    if (!isSilent) return
    isSilent = false
    longWork.open()
    heard.onAnswer(silentSeconds)
  }
  function giveUp() {
    isAsking = false
    const lost = client
    client = null
    lost?.cut()
  }
  function tick() {
    askedMs += TICK_MS
    answeredMs += TICK_MS
    if (isAsking && askedMs >= waitMs) giveUp()
    if (!isAsking && askedMs >= ASK_EVERY_MS) void ask()
    if (!isSilent && answeredMs >= ASK_EVERY_MS + waitMs) {
      isSilent = true
      requests.close(answeredMs)
      longWork.close(answeredMs)
      requests.cut()
      heard.onSilent()
    }
    if (isSilent && answeredMs === LONG_WORK_PATIENCE_MS) longWork.cut()
  }

  const timer = setInterval(tick, TICK_MS).unref()
  return {
    async stop() {
      clearInterval(timer)
      giveUp()
    },
  }
}

function createClient(db: Database, waitMs: number): CuttableClient {
  const { options } = db.$client
  const client = new CuttableClient({
    ...options,
    password: options.password,
    application_name: 'watch',
    connectionTimeoutMillis: waitMs,
  })
  // An unheard event would end the process.
  client.on('error', () => {})
  return client
}
