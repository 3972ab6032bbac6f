import { createHash } from 'node:crypto'
import { and, desc, eq, ne } from 'drizzle-orm'
import type { Queryable } from '../../../db/open.ts'
import { importJobs } from '../../../db/schema/history.ts'
import { ImportOptions } from '../../../shared/import.ts'
import { countOwnHeadings, plainHeading } from './headings/plain-heading.ts'

const FILES_LOOKED_AT = 20

/** Columns and words last chosen for a file with these headings. */
export async function findRememberedChoices(
  db: Queryable,
  importId: string,
  headingHash: string,
): Promise<{ mapping: ImportOptions['mapping'] | null; flagWords: ImportOptions['flagWords'] }> {
  const earlier = await db
    .select({ options: importJobs.options })
    .from(importJobs)
    .where(and(eq(importJobs.headingHash, headingHash), ne(importJobs.id, importId)))
    .orderBy(desc(importJobs.updatedAt))
    .limit(FILES_LOOKED_AT)
  const options = earlier.map((job) => ImportOptions.parse(job.options))
  return {
    mapping: options.find(({ mapping }) => Object.keys(mapping).length > 0)?.mapping ?? null,
    flagWords: options.find(({ flagWords }) => Object.keys(flagWords).length > 0)?.flagWords ?? {},
  }
}

/** Equal for the same headings in order, also with those of failed rows. */
export function hashHeadings(headings: readonly string[]): string {
  const own = headings.slice(0, countOwnHeadings(headings)).map(plainHeading)
  return createHash('sha256').update(own.join('\n')).digest('hex')
}
