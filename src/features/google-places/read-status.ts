import type { App } from '../../app.ts'
import type { GooglePlacesStatus } from '../../shared/google-places/run.ts'
import { toUsd } from './cost/price-list.ts'
import { readSpentMicros } from './cost/spending.ts'
import { countGooglePartners } from './list-partners.ts'
import { countFindings } from './queue/list-findings.ts'
import { findLatestRun } from './run/read-run.ts'

/** Key, budget, what waits, the last update. */
export async function readGoogleStatus(
  app: Pick<App, 'db' | 'config' | 'clock' | 'places'>,
): Promise<GooglePlacesStatus> {
  const [counts, findings, spent, run] = await Promise.all([
    countGooglePartners(app),
    countFindings(app),
    readSpentMicros(app.db, app.clock.now()),
    findLatestRun(app),
  ])
  return {
    isConfigured: app.places !== null,
    emulatorHost: app.places && !app.places.isGoogle ? app.places.host : null,
    spentUsd: toUsd(spent),
    budgetUsd: app.config.googlePlaces.monthlyBudgetUsd,
    ...counts,
    queueCount: findings.doubtful,
    findingCount: findings.any,
    isNightly: app.config.googlePlaces.isNightly,
    run,
  }
}
