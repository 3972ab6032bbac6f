import { and, desc, eq, sql } from 'drizzle-orm'
import type { App } from '../../../app.ts'
import { googleRunPartners, googleRuns } from '../../../db/schema/google.ts'
import { changeSets } from '../../../db/schema/history.ts'
import { AppError } from '../../../shared/errors.ts'
import {
  type BatchAnswer,
  DOUBTFUL,
  type GoogleRun,
  type RunResult,
} from '../../../shared/google-places/run.ts'

type Window = { offset: number; limit: number }

/** Throws not_found. */
export async function readRun(
  app: Pick<App, 'db'>,
  id: string,
  { offset, limit }: Window = { offset: 0, limit: 100 },
): Promise<GoogleRun> {
  const [found] = await app.db
    .select({ run: googleRuns, isUndone: sql<boolean>`${changeSets.undoneAt} is not null` })
    .from(googleRuns)
    .leftJoin(changeSets, eq(changeSets.id, googleRuns.changeSetId))
    .where(eq(googleRuns.id, id))
  if (!found) throw new AppError('not_found', 'This update is not there.')
  const { run, isUndone } = found
  const isAnswered = and(eq(googleRunPartners.runId, id), eq(googleRunPartners.state, 'answered'))
  const [counts] = await app.db
    .select({
      doneCount: sql<number>`count(*)::int`,
      successCount: sql<number>`(count(*) filter (where ${googleRunPartners.isSuccess}))::int`,
      doubtfulCount: sql<number>`(count(*) filter (where ${googleRunPartners.error} = ${DOUBTFUL}))::int`,
    })
    .from(googleRunPartners)
    .where(isAnswered)
  const rows = await app.db
    .select()
    .from(googleRunPartners)
    .where(isAnswered)
    .orderBy(googleRunPartners.number)
    .offset(offset)
    .limit(limit)
  return {
    id: run.id,
    state: run.state,
    userName: run.userName,
    totalCount: run.totalCount,
    ...(counts ?? { doneCount: 0, successCount: 0, doubtfulCount: 0 }),
    error: run.error,
    changeSetId: run.changeSetId,
    isUndone,
    createdAt: run.createdAt.toISOString(),
    results: rows.map(toResult),
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

/** Partners that were not asked fail with the update's error. */
export async function readBatchAnswer(app: Pick<App, 'db'>, run: GoogleRun): Promise<BatchAnswer> {
  const { id, successCount, doubtfulCount, changeSetId } = run
  const rows = await app.db
    .select()
    .from(googleRunPartners)
    .where(eq(googleRunPartners.runId, id))
    .orderBy(googleRunPartners.number)
  const results = rows.map((row) =>
    row.state === 'answered' ? toResult(row) : { ...toResult(row), error: run.error },
  )
  const total = results.length
  const failed = total - successCount - doubtfulCount
  return {
    results,
    summary: { total, successful: successCount, doubtful: doubtfulCount, failed },
    changeSetId,
  }
}

/** Under way, else the last of many partners. */
export async function findLatestRun(app: Pick<App, 'db'>) {
  const [run] = await app.db
    .select({ id: googleRuns.id, state: googleRuns.state })
    .from(googleRuns)
    .where(sql`${googleRuns.kind} <> 'single'`)
    .orderBy(desc(sql`${googleRuns.state} = 'running'`), desc(googleRuns.createdAt))
    .limit(1)
  return run ?? null
}
