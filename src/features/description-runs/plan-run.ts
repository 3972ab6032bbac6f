import { sql } from 'drizzle-orm'
import type { App } from '../../app.ts'
import type { RunPlan } from '../../shared/description-runs.ts'
import { type DescriptionLength, mostTokens } from '../descriptions/write-prompt.ts'
import { countModelCalls } from '../model-calls/take-model-call.ts'

const costOf = (length: DescriptionLength, price: NonNullable<App['config']['ai']['price']>) => {
  const { read, written } = mostTokens(length)
  return (read * price.read + written * price.written) / 1_000_000
}

/** What a run would write, and with how many calls to the language model. */
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
