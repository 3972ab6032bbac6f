import { and, count, desc, eq, isNull, lt } from 'drizzle-orm'
import type { App } from '../../app.ts'
import { partnerReports, partners } from '../../db/schema/directory.ts'
import type { Actor } from '../../shared/accounts/admin-user.ts'
import { AppError } from '../../shared/errors.ts'
import type { PartnerReport } from '../../shared/partners/partner-check.ts'

const MOST_SHOWN = 500
const KEPT_DAYS = 90

const isOpen = and(isNull(partnerReports.resolvedAt), isNull(partners.deletedAt))

/** Most often reported first, at most 500. */
export async function listReports({ db }: Pick<App, 'db'>): Promise<PartnerReport[]> {
  const rows = await db
    .select({ report: partnerReports, partner: partners })
    .from(partnerReports)
    .innerJoin(partners, eq(partners.id, partnerReports.partnerId))
    .where(isOpen)
    .orderBy(desc(partnerReports.count), desc(partnerReports.lastAt), partnerReports.id)
    .limit(MOST_SHOWN)
  return rows.map(({ report, partner }) => ({
    id: report.id,
    partnerId: partner.id,
    partnerName: partner.name,
    partnerPlace: `${partner.city}, ${partner.state}`,
    partnerPhone: partner.phone,
    kind: report.kind,
    count: report.count,
    firstAt: report.firstAt.toISOString(),
    lastAt: report.lastAt.toISOString(),
  }))
}

/** Open ones. */
export async function countReports({ db }: Pick<App, 'db'>): Promise<number> {
  const [row] = await db
    .select({ count: count() })
    .from(partnerReports)
    .innerJoin(partners, eq(partners.id, partnerReports.partnerId))
    .where(isOpen)
  return row?.count ?? 0
}

/** Forgets those resolved 90 days ago. Throws not_found when not open. */
export async function resolveReport(app: Pick<App, 'db' | 'clock'>, id: string, actor: Actor): Promise<void> {
  const now = app.clock.now()
  await app.db.transaction(async (tx) => {
    const resolved = await tx
      .update(partnerReports)
      .set({ resolvedAt: now, resolvedBy: actor.name })
      .where(and(eq(partnerReports.id, id), isNull(partnerReports.resolvedAt)))
      .returning({ id: partnerReports.id })
    if (resolved.length === 0) throw new AppError('not_found', 'This report is no longer open.')
    const limit = new Date(now.getTime() - KEPT_DAYS * 86_400_000)
    await tx.delete(partnerReports).where(lt(partnerReports.resolvedAt, limit))
  })
}
