import { eq } from 'drizzle-orm'
import type { Queryable } from '../../db/open.ts'
import { partners } from '../../db/schema/directory.ts'
import { partnerChecks } from '../../db/schema/partner-checks.ts'
import { CHECKED_FIELDS } from '../../shared/partner-fields/field-names.ts'
import type { CheckedValues } from '../../shared/partners/check-form.ts'
import type { StoredPartner } from '../partners/to-admin-partner.ts'

/** The partner's public details alone. */
export type OpenCheck = {
  partner: { slug: string; name: string; city: string; state: string; isPublic: boolean }
  values: CheckedValues
  /** Sent back with the answer. */
  updatedAt: string
  isExpired: boolean
  answer: 'confirmed' | 'corrected' | null
  answeredAt: string | null
}

/** Null when unknown, or its partner is deleted. */
export async function findCheck(db: Queryable, id: string, now: Date): Promise<OpenCheck | null> {
  const [row] = await db
    .select({ check: partnerChecks, partner: partners })
    .from(partnerChecks)
    .innerJoin(partners, eq(partners.id, partnerChecks.partnerId))
    .where(eq(partnerChecks.id, id))
  if (!row || row.partner.deletedAt !== null) return null
  const { check, partner } = row
  return {
    partner: {
      slug: partner.slug,
      name: partner.name,
      city: partner.city,
      state: partner.state,
      isPublic: partner.isActive,
    },
    values: checkedValues(partner),
    updatedAt: partner.updatedAt.toISOString(),
    isExpired: check.expiresAt <= now,
    answer: check.answer,
    answeredAt: check.answeredAt?.toISOString() ?? null,
  }
}

/** What a partner may correct. */
export function checkedValues(partner: StoredPartner): CheckedValues {
  return Object.fromEntries(CHECKED_FIELDS.map((field) => [field, partner[field]])) as CheckedValues
}
