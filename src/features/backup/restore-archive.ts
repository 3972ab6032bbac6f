import { readMigrationFiles } from 'drizzle-orm/migrator'
import type pg from 'pg'
import { readSteps } from '../../db/check-migrations.ts'
import { ArchiveHead, type ArchiveManifest } from './archive-format.ts'
import { copyTable } from './copy-table.ts'
import { listTables, setCopySettings } from './list-tables.ts'
import { loadEntries, type TakeFile } from './load-entries.ts'
import { type ArchiveEntry, DamagedArchive, readJson } from './read-archive.ts'

/**
 * Into the empty `schema`, in the caller's transaction; compares digests. Throws DamagedArchive, or an Error
 * for a newer release.
 */
export async function restoreArchive(
  client: pg.ClientBase,
  entries: AsyncGenerator<ArchiveEntry>,
  { schema, migrationsFolder, takeFile }: { schema: string; migrationsFolder: string; takeFile: TakeFile },
): Promise<{ head: ArchiveHead; manifest: ArchiveManifest }> {
  await setCopySettings(client)
  const head = await readHead(entries)
  await makeTables(client, schema, migrationsFolder, head)
  const foreignKeys = await dropForeignKeys(client, schema)
  const tables = await listTables(client, schema)
  for (const { name } of tables) await client.query(`delete from "${schema}"."${name}"`)
  const manifest = await loadEntries(client, schema, tables, entries, takeFile)
  for (const { table, name, definition } of foreignKeys) {
    await client.query(`alter table "${schema}"."${table}" add constraint "${name}" ${definition}`)
  }
  await advanceSequences(client, schema)
  for (const table of tables) {
    const stored = await copyTable(client, schema, table)
    if (stored.sha256 !== manifest.tables[table.name]?.sha256) {
      throw new Error(`The restored table ${table.name} differs from the backup. Nothing was changed.`)
    }
  }
  return { head, manifest }
}

async function readHead(entries: AsyncGenerator<ArchiveEntry>): Promise<ArchiveHead> {
  const { value: entry } = await entries.next()
  if (entry?.name !== 'head.json') throw new DamagedArchive('it does not begin with its head.')
  const parsed = ArchiveHead.safeParse(readJson(entry))
  if (!parsed.success)
    throw new Error('The backup was made by a newer release, whose format is unknown here.')
  return parsed.data
}

/** By its migrations, which must be our first. */
async function makeTables(client: pg.ClientBase, schema: string, folder: string, head: ArchiveHead) {
  const ours = readSteps(folder)
  for (const [at, step] of head.migrations.entries()) {
    if (ours[at]?.createdAt === step.createdAt && ours[at].hash === step.hash) continue
    throw new Error(
      `The backup was made by a release with another migration (${step.name}). Nothing was changed. ` +
        'Restore it with that release or a newer one.',
    )
  }
  await client.query(`set local search_path = "${schema}"`)
  for (const { sql } of readMigrationFiles({ migrationsFolder: folder }).slice(0, head.migrations.length)) {
    for (const statement of sql) await client.query(statement.replaceAll('"public".', `"${schema}".`))
  }
}

type ForeignKey = { table: string; name: string; definition: string }

async function dropForeignKeys(client: pg.ClientBase, schema: string): Promise<ForeignKey[]> {
  const { rows } = await client.query<ForeignKey>(
    `select r.relname as table, c.conname as name, pg_get_constraintdef(c.oid) as definition
     from pg_constraint c join pg_class r on r.oid = c.conrelid
     where c.contype = 'f' and c.connamespace = $1::regnamespace`,
    [schema],
  )
  for (const { table, name } of rows) {
    await client.query(`alter table "${schema}"."${table}" drop constraint "${name}"`)
  }
  return rows
}

async function advanceSequences(client: pg.ClientBase, schema: string): Promise<void> {
  const { rows } = await client.query<{ table: string; column: string }>(
    `select c.relname as table, a.attname as column from pg_attribute a join pg_class c on c.oid = a.attrelid
     where c.relnamespace = $1::regnamespace and a.attidentity <> ''`,
    [schema],
  )
  for (const { table, column } of rows) {
    await client.query(
      `select setval(pg_get_serial_sequence($1, $2), coalesce(max("${column}"), 0) + 1, false) from "${schema}"."${table}"`,
      [`"${schema}"."${table}"`, column],
    )
  }
}
