import { EASTERN_PARTNERS } from './eastern-partners.ts'
import type { KnownPartner } from './known-partner.ts'
import { WESTERN_PARTNERS } from './western-partners.ts'

/** The first partners of the sample directory, in this order. */
export const KNOWN_PARTNERS: readonly KnownPartner[] = [...EASTERN_PARTNERS, ...WESTERN_PARTNERS]
