import type pg from 'pg'
import { readRecorded, readSteps } from '../../db/check-migrations.ts'
import type { ArchiveHead } from './archive-format.ts'

/** Lists the migrations that a database ran, oldest first, with their names in `folder`. */
export async function readRanMigrations(
  client: pg.ClientBase,
  folder: string,
): Promise<ArchiveHead['migrations']> {
  const names = new Map(readSteps(folder).map(({ createdAt, name }) => [createdAt, name]))
  const recorded = await readRecorded(client)
  return recorded
    .map(({ createdAt, hash }) => ({ createdAt, hash, name: names.get(createdAt) ?? String(createdAt) }))
    .sort((one, other) => one.createdAt - other.createdAt)
}
