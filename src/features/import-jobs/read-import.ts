import { desc, eq, sql } from 'drizzle-orm'
import type { App } from '../../app.ts'
import { changeSets, importJobs } from '../../db/schema/history.ts'
import { AppError } from '../../shared/errors.ts'
import { type ImportJob, ImportOptions, ImportReport, type ImportSummary } from '../../shared/import.ts'

const RECENT = 20

const SUMMARY = {
  id: importJobs.id,
  fileName: importJobs.fileName,
  userName: importJobs.userName,
  state: importJobs.state,
  doneCount: importJobs.doneCount,
  totalCount: importJobs.totalCount,
  error: importJobs.error,
  changeSetId: importJobs.changeSetId,
  isUndone: sql<boolean>`${changeSets.undoneAt} is not null`,
  hasFile: sql<boolean>`octet_length(${importJobs.file}) > 0`,
  createdAt: importJobs.createdAt,
}

/** Throws not_found. */
export async function readImport(app: Pick<App, 'db'>, id: string): Promise<ImportJob> {
  const [job] = await app.db
    .select({ ...SUMMARY, options: importJobs.options, report: importJobs.report })
    .from(importJobs)
    .leftJoin(changeSets, eq(changeSets.id, importJobs.changeSetId))
    .where(eq(importJobs.id, id))
  if (!job) throw notFound()
  return {
    ...job,
    // An older import lacks newer parts; odd rows may be many, and nobody asks for them.
    options: { ...ImportOptions.parse(job.options), workbook: null },
    report: job.report && ImportReport.parse(job.report),
    createdAt: job.createdAt.toISOString(),
  }
}

/** The last 20, newest first. */
export async function listImports(app: Pick<App, 'db'>): Promise<ImportSummary[]> {
  const jobs = await app.db
    .select(SUMMARY)
    .from(importJobs)
    .leftJoin(changeSets, eq(changeSets.id, importJobs.changeSetId))
    .orderBy(desc(importJobs.createdAt))
    .limit(RECENT)
  return jobs.map((job) => ({ ...job, createdAt: job.createdAt.toISOString() }))
}

/** For an unknown import. */
export const notFound = () => new AppError('not_found', 'This import is not there, or no longer.')
