import { hostname } from 'node:os'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { UNKNOWN_MIGRATION } from './check-migrations.ts'
import { requireNotifications } from './check-notifications.ts'
import { openEmbeddedPostgres } from './embedded-postgres/open-embedded-postgres.ts'
import type { DatabaseLimits } from './limits.ts'
import { migrate } from './migrate.ts'
import { type Database, endDatabase, openDatabase } from './open.ts'
import { checkDataKeys } from './sealing/check-data-keys.ts'
import { findDataKeys } from './sealing/key-file.ts'
import { createVault, type Vault } from './sealing/vault.ts'
import { createServers } from './servers.ts'
import { waitForServer } from './wait-for-server.ts'

export type RunningDatabase = {
  db: Database
  close(): Promise<void>
}

export const MIGRATIONS_FOLDER = fileURLToPath(new URL('./migrations', import.meta.url))
const MAX_CONNECTIONS = 10
const COMMAND_WAIT_MS = 3000

/** That of `databaseUrl`, else embedded; migrated. Rejects without showing the password. */
export async function startDatabase(
  config: {
    databaseUrl: string | null
    databaseDirectUrl?: string | null
    databaseLimits?: DatabaseLimits
    dataDir: string
    applicationName?: string
    /** Null: the key file under dataDir. */
    dataKey: string | null
    vault?: Vault
    /** Its data may be a newer release's. */
    isReplaced?: boolean
    /** Without it gives up after 15 s. */
    wait?: { until: AbortSignal; report(why: string): void }
  },
  onProgress: (line: string) => void,
  onOutage: (error: Error) => void = () => {},
): Promise<RunningDatabase> {
  const keys = config.vault ? null : await findDataKeys(config.dataDir, config.dataKey)
  const embedded =
    config.databaseUrl === null
      ? await openEmbeddedPostgres(path.join(config.dataDir, 'db'), { onProgress, onOutage })
      : null
  const waitMs = config.databaseLimits?.waitMs ?? COMMAND_WAIT_MS
  const named = (url: string) => ({ connectionString: url, servers: createServers(url, waitMs) })
  const connection = embedded?.connection ?? named(config.databaseUrl ?? '')
  const application_name = config.applicationName ?? `directory ${hostname()} ${process.pid}`.slice(0, 63)
  const vault = config.vault ?? createVault(keys ?? [])
  const directUrl = config.databaseDirectUrl ?? null
  const db = openDatabase(
    { ...connection, application_name },
    vault,
    MAX_CONNECTIONS,
    config.databaseLimits,
    directUrl === null ? null : { ...named(directUrl), application_name },
  )
  const close = async () => {
    await endDatabase(db)
    await embedded?.close()
  }
  try {
    if (config.databaseUrl !== null) {
      const wait = config.wait ?? { report: (why: string) => onProgress(`Waiting: ${why}`) }
      await waitForServer(db.$client, { DATABASE_URL: config.databaseUrl }, wait)
      if (directUrl !== null) await waitForServer(db.$longClient, { DATABASE_DIRECT_URL: directUrl }, wait)
      await requireNotifications(db, directUrl !== null)
    }
    await migrate(db.$longClient, MIGRATIONS_FOLDER).catch((error) => {
      if (!config.isReplaced || error.cause !== UNKNOWN_MIGRATION) throw error
    })
    if (keys) await checkDataKeys(db)
    return { db, close }
  } catch (error) {
    await close()
    throw error
  }
}
