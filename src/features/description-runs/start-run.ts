import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import type { App } from '../../app.ts'
import type { Queryable } from '../../db/open.ts'
import { descriptionDrafts, descriptionRuns } from '../../db/schema/writing.ts'
import type { Actor } from '../../shared/accounts/admin-user.ts'
import type { DraftField, RunRequest } from '../../shared/description-runs.ts'
import { AppError } from '../../shared/errors.ts'

/** "run" in ASCII. */
const START_LOCK = 0x72756e

/**
 * For active partners without the chosen texts; `workOnRun` writes them. Throws conflict while another run is
 * written or reviewed, invalid_input when no text is missing.
 */
export async function startRun(
  app: Pick<App, 'db' | 'clock'>,
  { fields }: RunRequest,
  actor: Actor,
): Promise<string> {
  const id = randomUUID()
  await app.db.longTransaction(async (tx) => {
    await requireNoOtherRun(tx)
    const now = app.clock.now()
    await tx
      .insert(descriptionRuns)
      .values({ id, userId: actor.id, userName: actor.name, createdAt: now, updatedAt: now })
    const column: Record<DraftField, string> = {
      description: 'description',
      longDescription: 'long_description',
    }
    let count = 0
    for (const field of new Set(fields)) {
      const text = sql.identifier(column[field])
      const { rowCount } = await tx.execute(sql`
        insert into ${descriptionDrafts} (run_id, partner_id, field, position, before)
        select ${id}, id, ${field}, ${count} + row_number() over (order by name, id) - 1, ${text}
        from partners
        where deleted_at is null and is_active and coalesce(btrim(${text}, E' \t\r\n'), '') = ''`)
      count += rowCount ?? 0
    }
    if (count === 0) throw new AppError('invalid_input', 'Every active partner has this text already.')
  })
  return id
}

/** Blocks other starts until the transaction ends. Throws conflict while a run is written or reviewed. */
export async function requireNoOtherRun(tx: Queryable): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(${START_LOCK})`)
  const { rows } = await tx.execute(
    sql`select 1 from ${descriptionRuns} where state in ('writing', 'review', 'publishing')`,
  )
  if (rows.length > 0)
    throw new AppError('conflict', 'Texts of an earlier run still wait. Publish or cancel them first.')
}
