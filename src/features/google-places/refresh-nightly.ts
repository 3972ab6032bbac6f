import { and, asc, isNotNull, isNull, sql } from 'drizzle-orm'
import type { App } from '../../app.ts'
import { partners } from '../../db/schema/directory.ts'
import { AppError } from '../../shared/errors.ts'
import { MICROS_PER_PARTNER } from './cost/price-list.ts'
import { readSpentMicros } from './cost/spending.ts'
import { runUpdate } from './run/run-update.ts'
import { startRun } from './run/start-run.ts'

const NIGHTS = 30

/** The oldest that a thirtieth of the month's budget pays for. */
export async function refreshNightly(
  app: Pick<App, 'db' | 'config' | 'clock' | 'places' | 'directory' | 'log' | 'background'>,
): Promise<void> {
  const { isNightly, monthlyBudgetUsd } = app.config.googlePlaces
  if (!isNightly || !app.places) return
  const left = monthlyBudgetUsd * 1_000_000 - (await readSpentMicros(app.db, app.clock.now()))
  const share = Math.min(left, (monthlyBudgetUsd * 1_000_000) / NIGHTS)
  const count = Math.floor(share / MICROS_PER_PARTNER)
  if (count <= 0) return
  const oldest = await app.db
    .select({ id: partners.id })
    .from(partners)
    .where(and(partners.isActive, isNull(partners.deletedAt), isNotNull(partners.googlePlaceId)))
    .orderBy(sql`${partners.googleFetchedAt} asc nulls first`, asc(partners.id))
    .limit(count)
  if (oldest.length === 0) return
  try {
    const actor = { id: null, name: 'Nightly update' }
    const partnerIds = oldest.map(({ id }) => id)
    await runUpdate(app, await startRun(app, { partnerIds, kind: 'nightly' }, actor))
  } catch (error) {
    if (!(error instanceof AppError)) throw error
    app.log.warn({ reason: error.message }, 'the nightly update from Google was left out')
  }
}
