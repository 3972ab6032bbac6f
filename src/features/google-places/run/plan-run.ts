import { and, eq, isNull, sql } from 'drizzle-orm'
import type { App } from '../../../app.ts'
import type { Queryable } from '../../../db/open.ts'
import { partners } from '../../../db/schema/directory.ts'
import { googlePlaces } from '../../../db/schema/google.ts'
import type { RunPlan } from '../../../shared/google-places/run.ts'
import { hasId } from '../../partners/lock-partners.ts'
import { MICROS_PER_PARTNER, toUsd } from '../cost/price-list.ts'
import { readFreeCalls, readSpentMicros, refuseCost } from '../cost/spending.ts'

/** Unknown and deleted ids do not count. */
export async function planRun(
  app: Pick<App, 'db' | 'config' | 'clock'>,
  partnerIds: readonly string[],
): Promise<RunPlan> {
  const askable = await findAskable(app.db, partnerIds)
  const micros = askable.length * MICROS_PER_PARTNER
  const free = await readFreeCalls(app.db, 'details-enterprise', app.clock.now())
  const spent = await readSpentMicros(app.db, app.clock.now())
  return {
    partnerCount: askable.length,
    costUsd: toUsd(micros),
    freeCount: Math.min(free, askable.length),
    costAfterFreeUsd: toUsd(Math.max(0, askable.length - free) * MICROS_PER_PARTNER),
    spentUsd: toUsd(spent),
    budgetUsd: app.config.googlePlaces.monthlyBudgetUsd,
    refusal: refuseCost(app, spent, micros),
  }
}

/** Neither deleted nor marked "never ask again". */
export async function findAskable(
  db: Queryable,
  partnerIds: readonly string[],
): Promise<{ id: string; name: string }[]> {
  const ids = [...new Set(partnerIds.map((id) => id.toLowerCase()))]
  const rows = await db
    .select({ id: partners.id, name: partners.name })
    .from(partners)
    .leftJoin(googlePlaces, eq(googlePlaces.partnerId, partners.id))
    .where(
      and(hasId(ids), isNull(partners.deletedAt), sql`${googlePlaces.matchState} is distinct from 'never'`),
    )
  const byId = new Map(rows.map((row) => [row.id, row]))
  return ids.flatMap((id) => byId.get(id) ?? [])
}
