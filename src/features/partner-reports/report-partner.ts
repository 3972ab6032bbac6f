import { sql } from 'drizzle-orm'
import type { App } from '../../app.ts'
import { partnerReports } from '../../db/schema/directory.ts'
import type { ReportKind } from '../../shared/partners/partner-check.ts'

/** Stores nothing about the visitor. */
export async function reportPartner(
  app: Pick<App, 'db' | 'clock'>,
  partnerId: string,
  kind: ReportKind,
): Promise<void> {
  const now = app.clock.now()
  await app.db
    .insert(partnerReports)
    .values({ partnerId, kind, firstAt: now, lastAt: now })
    .onConflictDoUpdate({
      target: [partnerReports.partnerId, partnerReports.kind],
      targetWhere: sql`${partnerReports.resolvedAt} is null`,
      set: { count: sql`${partnerReports.count} + 1`, lastAt: now },
    })
}
