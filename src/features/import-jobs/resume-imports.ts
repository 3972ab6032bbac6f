import { sql } from 'drizzle-orm'
import { importJobs } from '../../db/schema/history.ts'
import type { ImportApp } from './job-run.ts'
import { runImport } from './run-import.ts'

/**
 * Resumes imports whose worker died or lost the database, from the beginning: half-written ones were rolled
 * back. A never claimed import is left to its own process for 30 s.
 */
export async function resumeImports(app: ImportApp): Promise<void> {
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
