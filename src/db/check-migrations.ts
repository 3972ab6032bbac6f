import { readFileSync } from 'node:fs'
import path from 'node:path'
import { getTableName } from 'drizzle-orm'
import { readMigrationFiles } from 'drizzle-orm/migrator'
import type pg from 'pg'
import { partners } from './schema/directory.ts'

type Step = { createdAt: number; hash: string }
type OurStep = Step & { name: string }

export const UNKNOWN_MIGRATION = Symbol('unknown migration')

/** True: some are to run. Throws for unknown, changed or skipped ones, or missing rights. */
export async function checkMigrations(client: pg.ClientBase, folder: string): Promise<boolean> {
  const ours = readSteps(folder)
  const recorded = await readRecorded(client)
  const known = new Map(ours.map((step) => [step.createdAt, step]))
  const last = ours.at(-1)?.createdAt ?? 0

  const unknown = recorded.filter(({ createdAt }) => !known.has(createdAt))
  if (unknown.some(({ createdAt }) => createdAt > last)) {
    throw new Error(
      'The database belongs to a newer version of the product. Nothing was changed. ' +
        'Start that version, or restore a backup from before it with --replace.',
      { cause: UNKNOWN_MIGRATION },
    )
  }
  if (unknown.length > 0) {
    throw new Error(
      'The database records a migration that this version does not have. Nothing was changed. ' +
        'Start the version that made it, or restore a backup with --replace.',
      { cause: UNKNOWN_MIGRATION },
    )
  }
  for (const { createdAt, hash } of recorded) {
    const step = known.get(createdAt)
    if (step && step.hash !== hash) {
      throw new Error(
        `Migration ${step.name} differs from the one that the database ran: its file has changed since. Nothing was changed. ` +
          'Restore the file as it was released.',
      )
    }
  }
  const done = new Set(recorded.map(({ createdAt }) => createdAt))
  const newest = Math.max(0, ...done)
  const missing = ours.find(({ createdAt }) => createdAt < newest && !done.has(createdAt))
  if (missing || (done.size === 0 && (await hasTables(client)))) {
    throw new Error(
      `The database does not record migration ${(missing ?? ours[0])?.name}, though later changes are there. Nothing was changed. ` +
        'Restore a backup, or use an empty database.',
    )
  }
  if (done.size === ours.length) return false
  await checkRights(client, done.size === 0)
  return true
}

export function readSteps(folder: string): OurStep[] {
  const journal = JSON.parse(readFileSync(path.join(folder, 'meta/_journal.json'), 'utf8')) as {
    entries: { when: number; tag: string }[]
  }
  const names = new Map(journal.entries.map(({ when, tag }) => [when, tag]))
  return readMigrationFiles({ migrationsFolder: folder }).map(({ folderMillis, hash }) => ({
    createdAt: folderMillis,
    hash,
    name: names.get(folderMillis) ?? String(folderMillis),
  }))
}

export async function readRecorded(client: pg.ClientBase): Promise<Step[]> {
  const { rows: found } = await client.query(`select to_regclass('drizzle.__drizzle_migrations') as name`)
  if (found[0].name === null) return []
  const { rows } = await client.query('select created_at, hash from drizzle.__drizzle_migrations')
  return rows.map(({ created_at, hash }) => ({ createdAt: Number(created_at), hash }))
}

async function hasTables(client: pg.ClientBase): Promise<boolean> {
  const { rows } = await client.query('select to_regclass($1) as name', [`public.${getTableName(partners)}`])
  return rows[0].name !== null
}

async function checkRights(client: pg.ClientBase, isNew: boolean): Promise<void> {
  const { rows } = await client.query(
    `select current_user as role, current_database() as database,
      has_database_privilege(current_database(), 'CREATE') as in_database,
      has_schema_privilege('public', 'CREATE') as in_schema`,
  )
  const { role, database, in_database, in_schema } = rows[0]
  if (in_schema && (in_database || !isNew)) return
  const rights = [
    in_schema ? [] : ['schema public'],
    in_database || !isNew ? [] : [`database ${database}`],
  ].flat()
  throw new Error(
    `The role ${role} may not create tables in the database ${database}, whose schema has to be brought up to date. Nothing was changed. ` +
      `Grant it CREATE on ${rights.join(' and on ')}, or make it the owner of the database.`,
  )
}
