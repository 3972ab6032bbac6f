import { randomUUID } from 'node:crypto'
import { and, eq, inArray, isNull, sql } from 'drizzle-orm'
import type { App } from '../../app.ts'
import type { Queryable } from '../../db/open.ts'
import { partners } from '../../db/schema/directory.ts'
import { partnerChecks } from '../../db/schema/partner-checks.ts'
import { addressLookup } from '../../db/sealing/vault.ts'
import type { Actor } from '../../shared/accounts/admin-user.ts'
import { isEmail } from '../../shared/partner-fields/addresses.ts'
import { CHECK_DAYS, type CheckResult } from '../../shared/partners/partner-check.ts'
import { hasId } from '../partners/lock-partners.ts'
import { openCheck } from './stored-check.ts'

const DAY_MS = 86_400_000
const ROWS_PER_STATEMENT = 2000

type Reachable = { id: string; email: string }

/** Not those without e-mail or asked within a day. Voids earlier links. */
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
    await voidEarlier(tx, reachable, now)
    let askedCount = 0
    for (let start = 0; start < reachable.length; start += ROWS_PER_STATEMENT) {
      const rows = reachable.slice(start, start + ROWS_PER_STATEMENT).map(({ id, email }) => ({
        ...tx.vault.seal(partnerChecks, { id: randomUUID(), sentTo: email, userName: actor.name }),
        partnerId: id,
        sentToLookup: addressLookup(tx.vault, email),
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

/** A day old, or to an old address. */
async function voidEarlier(tx: Queryable, reachable: readonly Reachable[], now: Date): Promise<void> {
  const emails = new Map(reachable.map(({ id, email }) => [id, email]))
  const rows = await tx
    .select()
    .from(partnerChecks)
    .where(
      and(
        sql`${partnerChecks.partnerId} = any(${sql.param([...emails.keys()])}::uuid[])`,
        isNull(partnerChecks.answeredAt),
      ),
    )
  const outdated = rows
    .map((row) => openCheck(tx, row))
    .filter(({ createdAt, partnerId, sentTo }) => {
      return now.getTime() - createdAt.getTime() > DAY_MS || emails.get(partnerId) !== sentTo
    })
    .map(({ id }) => id)
  for (let start = 0; start < outdated.length; start += ROWS_PER_STATEMENT) {
    const ids = outdated.slice(start, start + ROWS_PER_STATEMENT)
    await tx.delete(partnerChecks).where(inArray(partnerChecks.id, ids))
  }
}

/** Null: never asked. */
export async function findLastCheck(app: Pick<App, 'db'>, partnerId: string) {
  const [stored] = await app.db
    .select()
    .from(partnerChecks)
    .where(eq(partnerChecks.partnerId, partnerId))
    .orderBy(sql`${partnerChecks.createdAt} desc`)
    .limit(1)
  if (!stored) return null
  const row = openCheck(app.db, stored)
  return {
    sentTo: row.sentTo,
    userName: row.userName,
    askedAt: row.createdAt.toISOString(),
    expiresAt: row.expiresAt.toISOString(),
    answer: row.answer,
    answeredAt: row.answeredAt?.toISOString() ?? null,
  }
}
