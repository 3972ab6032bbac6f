import { and, eq, isNull, lt, or, sql } from 'drizzle-orm'
import type { App } from '../../app.ts'
import { partners } from '../../db/schema.ts'
import { partnerChecks } from '../../db/schema-partner-checks.ts'
import type { Actor } from '../../shared/accounts/admin-user.ts'
import { isEmail } from '../../shared/partner-fields/addresses.ts'
import { CHECK_DAYS, type CheckResult } from '../../shared/partners/partner-check.ts'
import { hasId } from '../partners/has-id.ts'

const DAY_MS = 86_400_000
const ROWS_PER_STATEMENT = 2000

/**
 * Asks partners by mail whether their details are still right; one job queues the messages. Partners without an e-mail
 * address, deleted ones, and those asked at the same address less than a day ago are left out. An earlier link that was
 * not answered is void.
 */
export async function askPartners(
  app: Pick<App, 'db' | 'jobs' | 'clock'>,
  ids: readonly string[],
  actor: Actor,
): Promise<CheckResult> {
  const now = app.clock.now()
  return app.db.longTransaction(async (tx) => {
    const found = await tx
      .select({ id: partners.id, email: partners.email })
      .from(partners)
      .where(and(hasId(ids), isNull(partners.deletedAt)))
    const reachable = found.flatMap(({ id, email }) => (email && isEmail(email) ? [{ id, email }] : []))
    await tx
      .delete(partnerChecks)
      .where(
        and(
          sql`${partnerChecks.partnerId} = any(${sql.param(reachable.map(({ id }) => id))}::uuid[])`,
          isNull(partnerChecks.answeredAt),
          or(
            lt(partnerChecks.createdAt, new Date(now.getTime() - DAY_MS)),
            sql`exists (select 1 from ${partners} p where p.id = ${partnerChecks.partnerId} and p.email <> ${partnerChecks.sentTo})`,
          ),
        ),
      )
    let askedCount = 0
    for (let start = 0; start < reachable.length; start += ROWS_PER_STATEMENT) {
      const rows = reachable.slice(start, start + ROWS_PER_STATEMENT).map(({ id, email }) => ({
        partnerId: id,
        sentTo: email,
        userName: actor.name,
        createdAt: now,
        expiresAt: new Date(now.getTime() + CHECK_DAYS * DAY_MS),
      }))
      const asked = await tx
        .insert(partnerChecks)
        .values(rows)
        .onConflictDoNothing()
        .returning({ id: partnerChecks.id })
      askedCount += asked.length
    }
    if (askedCount > 0) await app.jobs.enqueue(tx, 'mail-partner-checks', {})
    return {
      askedCount,
      withoutEmailCount: found.length - reachable.length,
      justAskedCount: reachable.length - askedCount,
    }
  })
}

/** Returns the last question to a partner, or null. */
export async function findLastCheck(app: Pick<App, 'db'>, partnerId: string) {
  const [row] = await app.db
    .select()
    .from(partnerChecks)
    .where(eq(partnerChecks.partnerId, partnerId))
    .orderBy(sql`${partnerChecks.createdAt} desc`)
    .limit(1)
  if (!row) return null
  return {
    sentTo: row.sentTo,
    userName: row.userName,
    askedAt: row.createdAt.toISOString(),
    expiresAt: row.expiresAt.toISOString(),
    answer: row.answer,
    answeredAt: row.answeredAt?.toISOString() ?? null,
  }
}
