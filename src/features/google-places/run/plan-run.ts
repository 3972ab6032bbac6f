import type { App } from '../../../app.ts'
import type { RunPlan } from '../../../shared/google-places/run.ts'
import { MICROS_PER_PARTNER, toUsd } from '../cost/price-list.ts'
import { readFreeCalls, readSpentMicros, refuseCost } from '../cost/spending.ts'
import { findAskable } from './find-askable.ts'

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
