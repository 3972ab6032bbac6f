import { sql } from 'drizzle-orm'
import type { App } from '../../../app.ts'
import { insertRows } from '../../../db/insert-rows.ts'
import { googleRunPartners, googleRuns } from '../../../db/schema/google.ts'
import type { Actor } from '../../../shared/accounts/admin-user.ts'
import { AppError } from '../../../shared/errors.ts'
import { NO_PARTNER_SELECTED } from '../../../shared/form-texts.ts'
import { PlacesError } from '../../../shared/google-places/places-error.ts'
import type { RunKind } from '../../../shared/google-places/run.ts'
import { selectAdminPartner } from '../../partners/select-admin-partners.ts'
import { MICROS_PER_PARTNER } from '../cost/price-list.ts'
import { lockBudget, readSpentMicros, refuseCost } from '../cost/spending.ts'
import { findAskable } from './plan-run.ts'

type Wanted = { partnerIds: readonly string[]; kind: RunKind; batchSize?: number | undefined }

/**
 * Reserves its cost until it ends. Throws unavailable without a key, not_found, conflict beside another or
 * beyond the budget, invalid_input when no partner is left.
 */
export async function startRun(
  app: Pick<App, 'db' | 'config' | 'clock' | 'places'>,
  { partnerIds, kind, batchSize }: Wanted,
  actor: Actor,
): Promise<string> {
  if (!app.places) throw new AppError('unavailable', new PlacesError('not-configured').message)
  return app.db.transaction(async (tx) => {
    await lockBudget(tx)
    if (kind !== 'single') {
      const { rows } = await tx.execute(
        sql`select 1 from ${googleRuns} where state = 'running' and kind <> 'single' limit 1`,
      )
      if (rows.length > 0) throw new AppError('conflict', 'Another update from Google is running.')
    }
    if (kind === 'single') for (const id of partnerIds) await selectAdminPartner(tx, id)
    const askable = await findAskable(tx, partnerIds)
    if (askable.length === 0)
      throw new AppError('invalid_input', 'None of these partners can be asked for.', {
        fields: { partnerIds: NO_PARTNER_SELECTED },
      })
    const plannedMicros = askable.length * MICROS_PER_PARTNER
    const refusal = refuseCost(app, await readSpentMicros(tx, app.clock.now()), plannedMicros)
    if (refusal) throw new AppError('conflict', refusal)
    const [run] = await tx
      .insert(googleRuns)
      .values({
        kind,
        userId: actor.id,
        userName: actor.name,
        totalCount: askable.length,
        batchSize: batchSize ?? null,
        plannedMicros,
        createdAt: app.clock.now(),
      })
      .returning({ id: googleRuns.id })
    if (!run) throw new Error('The update could not be stored.')
    await insertRows(
      tx,
      googleRunPartners,
      askable.map(({ id, name }, number) => ({ runId: run.id, partnerId: id, number, partnerName: name })),
    )
    return run.id
  })
}
