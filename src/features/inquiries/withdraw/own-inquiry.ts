import type { Queryable } from '../../../db/open.ts'
import type { OwnInquiry } from '../../../shared/inquiries/inquiry.ts'
import { paths } from '../../../shared/paths.ts'
import type { Locale } from '../../../shared/text/i18n.ts'
import { localePath } from '../../../shared/text/languages.ts'
import { findByReference } from '../inbox/lock-inquiry.ts'
import { sign } from '../receive/signing-key.ts'

/** With a proof. */
export function ownInquiryPath(key: Buffer, reference: string): string {
  return paths.ownInquiry(reference, sign(key, 'own', reference))
}

/** Absolute. */
export function ownInquiryUrl(siteUrl: string, key: Buffer, reference: string, locale: Locale): string {
  return siteUrl + localePath(locale, ownInquiryPath(key, reference))
}

/** Null when unknown or erased. */
export async function findOwnInquiry(db: Queryable, reference: string): Promise<OwnInquiry | null> {
  const row = await findByReference(db, reference)
  if (!row || row.inquiry.erasedAt !== null) return null
  const { inquiry, partner } = row
  return {
    reference: inquiry.reference,
    partnerName: partner.name,
    partnerPhone: partner.phone,
    createdAt: inquiry.createdAt.toISOString(),
    respondedAt: inquiry.respondedAt?.toISOString() ?? null,
    isClosed: inquiry.status === 'closed',
    wantsCopy: inquiry.wantsCopy,
    withdrawnAt: inquiry.withdrawnAt?.toISOString() ?? null,
  }
}
