import { sql } from 'drizzle-orm'
import type { App } from '../../app.ts'
import { importJobs } from '../../db/schema-history.ts'
import { runImport } from './run-import.ts'

/**
 * Takes up imports that nobody is at: their process was killed, or the database was away. One after another; each does
 * what is left of it from the beginning, since a half-written one was rolled back.
 */
export async function resumeImports(app: Pick<App, 'db' | 'directory' | 'clock' | 'log'>): Promise<void> {
  const left = await app.db
    .select({ id: importJobs.id })
    .from(importJobs)
    .where(
      sql`${importJobs.state} in ('waiting', 'checking', 'writing')
        and coalesce(${importJobs.leasedUntil}, ${importJobs.createdAt} + interval '30 seconds') < now()`,
    )
    .orderBy(importJobs.createdAt)
  for (const { id } of left) await runImport(app, id)
}
