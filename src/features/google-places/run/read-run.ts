import { and, desc, eq, sql } from 'drizzle-orm'
import type { App } from '../../../app.ts'
import { googleRunPartners, googleRuns } from '../../../db/schema/google.ts'
import { changeSets } from '../../../db/schema/history.ts'
import { AppError } from '../../../shared/errors.ts'
import type { BatchAnswer, GoogleRun, RunResult } from '../../../shared/google-places/run.ts'

/** With the results so far. Throws not_found. */
export async function readRun(app: Pick<App, 'db'>, id: string): Promise<GoogleRun> {
  const [found] = await app.db
    .select({ run: googleRuns, isUndone: sql<boolean>`${changeSets.undoneAt} is not null` })
    .from(googleRuns)
    .leftJoin(changeSets, eq(changeSets.id, googleRuns.changeSetId))
    .where(eq(googleRuns.id, id))
  if (!found) throw new AppError('not_found', 'This update is not there.')
  const { run, isUndone } = found
  const rows = await app.db
    .select()
    .from(googleRunPartners)
    .where(and(eq(googleRunPartners.runId, id), eq(googleRunPartners.state, 'answered')))
    .orderBy(googleRunPartners.number)
  const results = rows.map(toResult)
  return {
    id: run.id,
    state: run.state,
    userName: run.userName,
    totalCount: run.totalCount,
    doneCount: results.length,
    successCount: results.filter(({ success }) => success).length,
    error: run.error,
    changeSetId: run.changeSetId,
    isUndone,
    createdAt: run.createdAt.toISOString(),
    results,
  }
}

function toResult(row: typeof googleRunPartners.$inferSelect): RunResult {
  const success = row.isSuccess ?? false
  return {
    success,
    partnerId: row.partnerId,
    partnerName: row.partnerName,
    googleData: success ? { rating: row.rating, review_count: row.reviewCount } : null,
    error: row.error,
  }
}

/**
 * The specification's answer of the batch call: partners that were not asked failed with the update's error.
 */
export async function readBatchAnswer(app: Pick<App, 'db'>, run: GoogleRun): Promise<BatchAnswer> {
  const { id, successCount, changeSetId } = run
  const rows = await app.db
    .select()
    .from(googleRunPartners)
    .where(eq(googleRunPartners.runId, id))
    .orderBy(googleRunPartners.number)
  const results = rows.map((row) =>
    row.state === 'answered' ? toResult(row) : { ...toResult(row), error: run.error },
  )
  const failed = results.length - successCount
  return { results, summary: { total: results.length, successful: successCount, failed }, changeSetId }
}

/** The update under way, else the last one of many partners. */
export async function findLatestRun(app: Pick<App, 'db'>) {
  const [run] = await app.db
    .select({ id: googleRuns.id, state: googleRuns.state })
    .from(googleRuns)
    .where(sql`${googleRuns.kind} <> 'single'`)
    .orderBy(desc(sql`${googleRuns.state} = 'running'`), desc(googleRuns.createdAt))
    .limit(1)
  return run ?? null
}
