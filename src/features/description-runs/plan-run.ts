import { eq, sql } from 'drizzle-orm'
import type { App } from '../../app.ts'
import { descriptionRuns } from '../../db/schema/writing.ts'
import type { RunPlan } from '../../shared/description-runs.ts'
import { AppError } from '../../shared/errors.ts'
import { type DescriptionLength, mostTokens } from '../descriptions/write-prompt.ts'
import { countModelCalls } from '../model-calls/take-model-call.ts'
import { stopPublishing } from './publish-run.ts'
import { lockRun } from './read-run.ts'

const costOf = (length: DescriptionLength, price: NonNullable<App['config']['ai']['price']>) => {
  const { read, written } = mostTokens(length)
  return (read * price.read + written * price.written) / 1_000_000
}

/** With the number of calls of the model. */
export async function planRun(app: Pick<App, 'db' | 'clock' | 'config' | 'model'>): Promise<RunPlan> {
  const { rows } = await app.db.execute<RunPlan['missing']>(sql`
    select (count(*) filter (where coalesce(btrim(description, E' \t\r\n'), '') = ''))::int as description,
      (count(*) filter (where coalesce(btrim(long_description, E' \t\r\n'), '') = ''))::int as "longDescription"
    from partners where deleted_at is null and is_active`)
  const { dailyLimit, model: name, price } = app.config.ai
  const callsLeft = Math.max(0, dailyLimit - (await countModelCalls(app)))
  return {
    missing: rows[0] ?? { description: 0, longDescription: 0 },
    model: app.model
      ? {
          name: name ?? '',
          dailyLimit,
          callsLeft,
          usdPerCall: price && {
            description: costOf('short', price),
            longDescription: costOf('long', price),
          },
        }
      : null,
  }
}

/**
 * While texts are published, cancels the rest alone, which then waits in the review. Idempotent. Throws
 * not_found; conflict once published.
 */
export async function cancelRun(app: Pick<App, 'db'>, id: string): Promise<void> {
  await app.db.transaction(async (tx) => {
    const state = await lockRun(tx, id)
    if (state === 'publishing') return stopPublishing(tx, id)
    if (state === 'published')
      throw new AppError('conflict', 'These texts are published. Undo in the history takes them back.')
    await tx
      .update(descriptionRuns)
      .set({ state: 'cancelled', leasedUntil: null, updatedAt: sql`now()` })
      .where(eq(descriptionRuns.id, id))
  })
}

const KEEP_DAYS = 90

/** After 90 days, unless being written. Published texts stay in the history. */
export async function purgeRuns(app: Pick<App, 'db' | 'clock'>): Promise<void> {
  const before = new Date(app.clock.now().getTime() - KEEP_DAYS * 86_400_000).toISOString()
  await app.db.longTransaction((tx) =>
    tx.execute(
      sql`delete from ${descriptionRuns} where created_at < ${before} and state not in ('writing', 'publishing')`,
    ),
  )
}
