import { EASTERN_PARTNERS } from './known-partners/eastern-partners.ts'
import type { KnownPartner } from './known-partners/known-partner.ts'
import { WESTERN_PARTNERS } from './known-partners/western-partners.ts'

/** The first partners of the sample directory, in this order. */
export const KNOWN_PARTNERS: readonly KnownPartner[] = [...EASTERN_PARTNERS, ...WESTERN_PARTNERS]
