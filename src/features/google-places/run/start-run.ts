import { sql } from 'drizzle-orm'
import type { App } from '../../../app.ts'
import { insertRows } from '../../../db/insert-rows.ts'
import { googleRunPartners, googleRuns } from '../../../db/schema-google.ts'
import type { Actor } from '../../../shared/accounts/admin-user.ts'
import { AppError } from '../../../shared/errors.ts'
import { PlacesError } from '../../../shared/google-places/places-error.ts'
import type { RunKind } from '../../../shared/google-places/run.ts'
import { MICROS_PER_PARTNER } from '../cost/price-list.ts'
import { readSpentMicros, refuseCost } from '../cost/spending.ts'
import { findAskable } from './find-askable.ts'

/** Any number that nothing else on the database locks: "goog" in ASCII. */
const RUN_LOCK = 0x676f6f67

type Wanted = { partnerIds: readonly string[]; kind: RunKind; batchSize?: number | undefined }

/**
 * Takes an update of these partners in; `runUpdate` does it then. Its cost is reserved in the month's budget until it
 * ends. Throws unavailable without a key, conflict while another update of many runs or when the budget would be
 * exceeded, invalid_input when no partner is left to be asked for.
 */
export async function startRun(
  app: Pick<App, 'db' | 'config' | 'clock' | 'places'>,
  { partnerIds, kind, batchSize }: Wanted,
  actor: Actor,
): Promise<string> {
  if (!app.places) throw new AppError('unavailable', new PlacesError('not-configured').message)
  return app.db.transaction(async (tx) => {
    // Two who start at once must not both find the budget free.
    await tx.execute(sql`select pg_advisory_xact_lock(${RUN_LOCK})`)
    if (kind !== 'single') {
      const { rows } = await tx.execute(
        sql`select 1 from ${googleRuns} where state = 'running' and kind <> 'single' limit 1`,
      )
      if (rows.length > 0) throw new AppError('conflict', 'Another update from Google is running.')
    }
    const askable = await findAskable(tx, partnerIds)
    if (askable.length === 0)
      throw new AppError('invalid_input', 'None of these partners can be asked for.', {
        fields: { partnerIds: 'Please select partners to update' },
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
