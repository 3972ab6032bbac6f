import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import type { KillableDatabase } from '../kill-rounds.ts'
import { startExternalPostgres } from './external-postgres.ts'

/** An operator's server is away for so long after a kill, at most. */
const AWAY_MS = 3000

/** Starts the machine's PostgreSQL, which comes back within seconds of a kill. Throws when none is installed. */
export async function startKillablePostgres(): Promise<{
  database: KillableDatabase
  stop(): Promise<void>
}> {
  const server = await startExternalPostgres({ isDurable: true })
  const pool = new pg.Pool({ connectionString: server.url, max: 1 })
  await pool.query('create database killed')
  await pool.end()
  const url = new URL(server.url)
  url.pathname = '/killed'
  let restarting = Promise.resolve()
  const database: KillableDatabase = {
    environment: { DATABASE_URL: url.href },
    async kill() {
      await restarting
      server.kill()
      restarting = sleep(Math.random() * AWAY_MS).then(() => server.restart())
    },
    async connect() {
      await restarting
      const pool = new pg.Pool({ connectionString: url.href, max: 1 })
      return { pool, close: () => pool.end() }
    },
  }
  return { database, stop: () => server.stop() }
}
