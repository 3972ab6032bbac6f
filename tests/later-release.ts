import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import pg from 'pg'
import { migrate } from '../src/db/migrate.ts'

/** A step that only adds: two columns to every table, an index, a table that points at partners. */
const EXPAND = `
do $$ declare name text; begin
  for name in select tablename from pg_tables where schemaname = 'public' loop
    execute format('alter table %I add column later_note text', name);
    execute format('alter table %I add column later_count integer not null default 0', name);
  end loop;
end $$;
create index later_partners on partners (later_note);
create table later_visits (id uuid primary key default gen_random_uuid(), partner_id uuid references partners (id));`

/** Brings a database to the schema of a later release, as its start does beside processes of this one. */
export async function migrateToLaterRelease(databaseUrl: string): Promise<void> {
  const folder = mkdtempSync(path.join(tmpdir(), 'later-'))
  cpSync('src/db/migrations', folder, { recursive: true })
  addStep(folder, EXPAND)
  const pool = new pg.Pool({ connectionString: databaseUrl, max: 1 })
  await migrate(pool, folder)
  await pool.end()
  rmSync(folder, { recursive: true })
}

/** Adds a migration to a copy of the migrations' folder. */
export function addStep(folder: string, sql: string): void {
  const file = path.join(folder, 'meta/_journal.json')
  const journal = JSON.parse(readFileSync(file, 'utf8'))
  const last = journal.entries.at(-1)
  journal.entries.push({ ...last, idx: last.idx + 1, when: last.when + 1000, tag: '9999_next' })
  writeFileSync(file, JSON.stringify(journal))
  writeFileSync(path.join(folder, '9999_next.sql'), sql)
}
