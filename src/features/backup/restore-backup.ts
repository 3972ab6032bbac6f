import path from 'node:path'
import type { Readable } from 'node:stream'
import type pg from 'pg'
import { wrongDataKey } from '../../db/sealing/check-data-keys.ts'
import { checkSealedValues } from '../../db/sealing/check-sealed-values.ts'
import { type DataKey, readDataKeys } from '../../db/sealing/data-keys.ts'
import { KEY_FILE, readKeyFile, replaceKeyFile } from '../../db/sealing/key-file.ts'
import { createVault } from '../../db/sealing/vault.ts'
import type { ArchiveHead, ArchiveManifest } from './archive-format.ts'
import { listTables } from './list-tables.ts'
import { readArchive } from './read-archive.ts'
import { restoreArchive } from './restore-archive.ts'
import { stageFiles } from './stage-files.ts'

type RestorePlan = {
  pool: pg.Pool
  migrationsFolder: string
  dataDir: string
  source: Readable
  identity: string
  /** Null: the backup's key joins the key file. */
  dataKey: string | null
  isReplacing: boolean
}

/** Filled in an unused database. */
const ALWAYS_FILLED = ['directory_state', 'signing_keys', 'data_keys']

/**
 * In one transaction; files take their places first. Refuses a database in use, or with data unless
 * `isReplacing`. The caller migrates.
 */
export async function restoreBackup(
  plan: RestorePlan,
): Promise<{ head: ArchiveHead; manifest: ArchiveManifest }> {
  const client = await plan.pool.connect()
  const files = stageFiles(plan.dataDir)
  let isDone = false
  try {
    await client.query('begin')
    await refuseOthers(client)
    const { rows } = await client.query('select max(version)::bigint as version from directory_state')
    await emptyDatabase(client, plan.isReplacing)
    const entries = readArchive(plan.source, plan.identity)
    const archived: DataKey[] = []
    const restored = await restoreArchive(client, entries, {
      schema: 'public',
      migrationsFolder: plan.migrationsFolder,
      takeFile: async (name, bytes) => {
        if (name === KEY_FILE) archived.push(...readDataKeys(bytes.toString()))
        else await files.take(name, bytes)
      },
    })
    const keys = await joinKeys(plan, archived)
    await checkKeys(client, keys.all)
    await client.query('delete from drizzle.__drizzle_migrations')
    for (const { createdAt, hash } of restored.head.migrations) {
      await client.query('insert into drizzle.__drizzle_migrations (hash, created_at) values ($1, $2)', [
        hash,
        createdAt,
      ])
    }
    // Caches may hold pages of later versions.
    await client.query('update directory_state set version = greatest(version, $1) + 1', [
      rows[0].version ?? 0,
    ])
    // Without it nobody could read the data.
    if (keys.isChanged) await replaceKeyFile(path.join(plan.dataDir, KEY_FILE), keys.all)
    await files.place()
    await client.query('commit')
    isDone = true
    return restored
  } finally {
    await files.discard()
    client.release(!isDone)
  }
}

/** DATA_KEY stands alone. */
async function joinKeys({ dataDir, dataKey }: RestorePlan, archived: readonly DataKey[]) {
  if (dataKey !== null) return { all: readDataKeys(dataKey), isChanged: false }
  const own = (await readKeyFile(path.join(dataDir, KEY_FILE))) ?? []
  const added = archived.filter(({ id }) => own.every((key) => key.id !== id))
  return { all: [...own, ...added], isChanged: added.length > 0 }
}

async function checkKeys(client: pg.ClientBase, keys: readonly DataKey[]): Promise<void> {
  const { rows } = await client.query<{ exists: boolean }>(
    `select to_regclass('public.data_keys') is not null as exists`,
  )
  if (!rows[0]?.exists) return
  const known = await client.query<{ id: string }>('select id from "public"."data_keys"')
  const missing = known.rows.find(({ id }) => !keys.some((key) => key.id === id))
  if (missing) throw wrongDataKey(missing.id)
  if (keys.length > 0) await checkSealedValues(client, 'public', createVault(keys))
}

/** They would write old data into the new. */
async function refuseOthers(client: pg.ClientBase): Promise<void> {
  const { rows } = await client.query(
    `select count(*)::int as count from pg_stat_activity
     where datname = current_database() and usename = current_user and backend_type = 'client backend'
       and application_name <> current_setting('application_name')`,
  )
  if (rows[0].count > 0) {
    throw new Error(
      'The database is in use. Please stop the product, and restore again. Nothing was changed.',
    )
  }
}

async function emptyDatabase(client: pg.ClientBase, isReplacing: boolean): Promise<void> {
  const tables = await listTables(client, 'public')
  if (!isReplacing) {
    for (const { name } of tables.filter(({ name }) => !ALWAYS_FILLED.includes(name))) {
      const { rows } = await client.query(`select exists (select from "public"."${name}") as is_filled`)
      if (rows[0].is_filled) {
        throw new Error(
          'The database holds data, which a restore would delete. Nothing was changed. ' +
            'Restore into an empty database, or say --replace.',
        )
      }
    }
  }
  for (const { name } of tables) await client.query(`drop table "public"."${name}" cascade`)
  await client.query('drop schema if exists pgboss cascade')
}
