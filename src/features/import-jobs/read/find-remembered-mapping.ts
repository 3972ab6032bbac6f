import { and, desc, eq, ne, sql } from 'drizzle-orm'
import type { Queryable } from '../../../db/open.ts'
import { importJobs } from '../../../db/schema-history.ts'
import type { ImportField } from '../../../shared/import.ts'

/** Returns the columns a person mapped in the last imported file with these headings, or null. */
export async function findRememberedMapping(
  db: Queryable,
  importId: string,
  headingHash: string,
): Promise<Record<string, ImportField | null> | null> {
  const [last] = await db
    .select({ report: importJobs.report })
    .from(importJobs)
    .where(
      and(
        eq(importJobs.headingHash, headingHash),
        ne(importJobs.id, importId),
        sql`${importJobs.state} in ('done', 'writing') and ${importJobs.report} is not null`,
      ),
    )
    .orderBy(desc(importJobs.updatedAt))
    .limit(1)
  const chosen = (last?.report?.columns ?? []).filter((column) => column.source === 'chosen')
  if (chosen.length === 0) return null
  return Object.fromEntries(chosen.map(({ position, field }) => [String(position), field]))
}
