import { hostname } from 'node:os'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import pg from 'pg'
import { openEmbeddedPostgres } from './embedded-postgres/open-embedded-postgres.ts'
import type { DatabaseLimits } from './limits.ts'
import { migrate } from './migrate.ts'
import { type Database, endDatabase, openDatabase } from './open.ts'
import { checkDataKeys } from './sealing/check-data-keys.ts'
import { findDataKeys } from './sealing/key-file.ts'
import { createVault, type Vault } from './sealing/vault.ts'

export type RunningDatabase = {
  db: Database
  /** Ends the pool and leaves the embedded server. */
  close(): Promise<void>
}

/** Beside this module in the sources, beside the program in a build. */
export const MIGRATIONS_FOLDER = fileURLToPath(new URL('./migrations', import.meta.url))
/** For a server starting together with the product, as in containers. */
const WAIT_MS = 15_000
const OLDEST_VERSION = 150_000
const MAX_CONNECTIONS = 10

/**
 * Opens the database of `databaseUrl`, else the embedded one in `dataDir`/db, and migrates it. `onOutage` is
 * called once a minute while the server cannot be restarted. Rejects in plain words, without the password; so it
 * does when the data are encrypted with a key that is not here.
 */
export async function startDatabase(
  config: {
    databaseUrl: string | null
    databaseLimits?: DatabaseLimits
    dataDir: string
    /** As the server lists its connections; by default machine and process. */
    applicationName?: string
    /** DATA_KEY; null: the key file under dataDir. */
    dataKey: string | null
    /** Given by commands that check the keys themselves. */
    vault?: Vault
  },
  onProgress: (line: string) => void,
  onOutage: (error: Error) => void = () => {},
): Promise<RunningDatabase> {
  const keys = config.vault ? null : await findDataKeys(config.dataDir, config.dataKey)
  const embedded =
    config.databaseUrl === null
      ? await openEmbeddedPostgres(path.join(config.dataDir, 'db'), { onProgress, onOutage })
      : null
  const connection = embedded?.connection ?? { connectionString: config.databaseUrl ?? '' }
  const application_name = config.applicationName ?? `directory ${hostname()} ${process.pid}`.slice(0, 63)
  const vault = config.vault ?? createVault(keys ?? [])
  const db = openDatabase({ ...connection, application_name }, vault, MAX_CONNECTIONS, config.databaseLimits)
  const close = async () => {
    await endDatabase(db)
    await embedded?.close()
  }
  try {
    if (config.databaseUrl !== null) await waitForServer(db.$client, config.databaseUrl, onProgress)
    await migrate(db.$longClient, MIGRATIONS_FOLDER)
    if (keys) await checkDataKeys(db)
    return { db, close }
  } catch (error) {
    await close()
    throw error
  }
}

async function waitForServer(
  pool: pg.Pool,
  databaseUrl: string,
  onProgress: (line: string) => void,
): Promise<void> {
  const { hostname: host, port, pathname } = new URL(databaseUrl)
  const name = `the database ${pathname.slice(1) || '(default)'} at ${host || 'the local socket'}:${port || 5432}`
  const deadline = Date.now() + WAIT_MS
  for (let attempt = 1; ; attempt += 1) {
    try {
      const { rows } = await pool.query("select current_setting('server_version_num')::int as version")
      if (rows[0].version >= OLDEST_VERSION) return
    } catch (error) {
      // Wait only for a starting server; a wrong name or password stays wrong.
      const isRefused = error instanceof pg.DatabaseError && !error.code?.startsWith('57P')
      if (isRefused || Date.now() > deadline) {
        throw new Error(`DATABASE_URL: ${name} cannot be used: ${(error as Error).message}`, { cause: error })
      }
      if (attempt === 1) onProgress(`Waiting for ${name}`)
      await sleep(250)
      continue
    }
    throw new Error(`DATABASE_URL: ${name} is older than PostgreSQL 15, the oldest supported version.`)
  }
}
