import { sql } from 'drizzle-orm'
import type { App } from '../../app.ts'
import { modelCalls } from '../../db/schema/writing.ts'
import { type Asker, blockShareOf, shareOf } from '../shares/shares.ts'
import { takeCounted } from '../shares/take-counted.ts'

/**
 * From the asker's share of today's (UTC) AI_DAILY_LIMIT, for all processes. Failed calls count: they may be
 * charged.
 */
export async function takeModelCall(
  app: Pick<App, 'db' | 'clock' | 'config'>,
  asker: Asker,
): Promise<boolean> {
  const limit = shareOf(app.config.ai.dailyLimit, asker)
  if (limit === 0) return false
  const now = app.clock.now()
  const day = dayOf(now)
  if (asker.rank !== 'administrator') {
    const most = blockShareOf(app.config.ai.dailyLimit)
    if (!(await takeCounted(app.db, now, `model:${day}:${asker.block}`, most))) return false
  }
  const { rows } = await app.db.execute(sql`
    insert into ${modelCalls} as calls (day, count) values (${day}, 1)
    on conflict (day) do update set count = calls.count + 1 where calls.count < ${limit}
    returning count`)
  return rows.length > 0
}

/** Today's. */
export async function countModelCalls(app: Pick<App, 'db' | 'clock'>): Promise<number> {
  const { rows } = await app.db.execute<{ count: number }>(
    sql`select count from ${modelCalls} where day = ${dayOf(app.clock.now())}`,
  )
  return rows[0]?.count ?? 0
}

const dayOf = (now: Date) => now.toISOString().slice(0, 10)
