import { and, count, eq, isNull } from 'drizzle-orm'
import type { App } from '../../app.ts'
import { partners } from '../../db/schema/directory.ts'
import { partnerChecks } from '../../db/schema/partner-checks.ts'
import { CHECKED_FIELDS } from '../../shared/partner-fields/field-names.ts'
import type { PartnerProposal } from '../../shared/partners/partner-check.ts'
import { openCheck } from './stored-check.ts'

const MOST_SHOWN = 500

const isUndecided = and(
  eq(partnerChecks.answer, 'corrected'),
  isNull(partnerChecks.decidedAt),
  isNull(partners.deletedAt),
)

/** Undecided ones, oldest first, at most 500. */
export async function listProposals({ db }: Pick<App, 'db'>): Promise<PartnerProposal[]> {
  const rows = await db
    .select({ check: partnerChecks, partner: partners })
    .from(partnerChecks)
    .innerJoin(partners, eq(partners.id, partnerChecks.partnerId))
    .where(isUndecided)
    .orderBy(partnerChecks.answeredAt, partnerChecks.id)
    .limit(MOST_SHOWN)
  return rows.map(({ check: stored, partner }) => {
    const check = openCheck(db, stored)
    return {
      id: check.id,
      partnerId: partner.id,
      partnerName: partner.name,
      partnerPlace: `${partner.city}, ${partner.state}`,
      updatedAt: partner.updatedAt.toISOString(),
      answeredAt: (check.answeredAt ?? check.createdAt).toISOString(),
      fields: CHECKED_FIELDS.flatMap((field) => {
        const proposed = check.proposed ?? {}
        if (!(field in proposed)) return []
        const isChangedSince = JSON.stringify(partner[field]) !== JSON.stringify(check.seen?.[field] ?? null)
        return [{ field, before: partner[field], after: proposed[field], isChangedSince }]
      }),
    }
  })
}

/** Undecided ones. */
export async function countProposals({ db }: Pick<App, 'db'>): Promise<number> {
  const [row] = await db
    .select({ count: count() })
    .from(partnerChecks)
    .innerJoin(partners, eq(partners.id, partnerChecks.partnerId))
    .where(isUndecided)
  return row?.count ?? 0
}
