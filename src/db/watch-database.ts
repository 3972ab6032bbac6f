import type pg from 'pg'
import { CuttableClient, type ServerConfig } from './cuttable-client.ts'
import type { Database } from './open.ts'

export type DatabaseWatch = { stop(): Promise<void> }

type State = { isReadOnly: boolean; started: string }

/** This process's own pauses do not count. */
const TICK_MS = 100
const ASK_EVERY_MS = 250
/** A short pause must not end an import. */
const LONG_WORK_PATIENCE_MS = 10_000

const STATE = `select current_setting('transaction_read_only') = 'on' as "isReadOnly",
  pg_postmaster_start_time()::text as started`

/**
 * After `waitMs` without an answer refuses callers and rejects statements. Cuts connections to a predecessor.
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
  let isStopped = false
  let askedMs = ASK_EVERY_MS
  let answeredMs = 0
  let last: State | undefined

  async function ask() {
    isAsking = true
    askedMs = 0
    try {
      if (!client) {
        await Promise.all(db.$servers.map((servers) => servers.find()))
        if (isStopped) return
        client = createClient(db, waitMs)
        await client.connect()
      }
      const { rows } = await client.query<State>(STATE)
      hear(rows[0] as State)
    } catch {
      giveUp()
    }
    isAsking = false
  }
  function hear(state: State) {
    const isSuccessor = last !== undefined && state.started !== last.started
    if (isSuccessor || (last?.isReadOnly && !state.isReadOnly)) {
      requests.cut()
      longWork.cut()
    }
    last = state
    if (state.isReadOnly) giveUp()
    const silentSeconds = Math.round(answeredMs / 1000)
    answeredMs = 0
    requests.open()
    if (!isSilent) return
    isSilent = false
    longWork.open()
    heard.onAnswer(silentSeconds)
  }
  function giveUp() {
    client?.cut()
    client = null
  }
  function tick() {
    askedMs += TICK_MS
    answeredMs += TICK_MS
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
      isStopped = true
      clearInterval(timer)
      giveUp()
    },
  }
}

function createClient(db: Database, waitMs: number): CuttableClient {
  const options = db.$client.options as ServerConfig & pg.PoolOptions
  const client = new CuttableClient({
    ...options,
    password: options.password,
    application_name: 'watch',
    connectionTimeoutMillis: waitMs,
    query_timeout: waitMs,
  })
  client.on('error', () => {})
  return client
}
