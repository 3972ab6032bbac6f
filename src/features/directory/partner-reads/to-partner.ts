import { CARD_FIELDS } from '../../../shared/partner-fields/field-names.ts'
import { MADE_OF, type Partner, type PartnerCard } from '../../../shared/partners/partner.ts'
import { distanceMiles, type GeoPoint } from '../../../shared/places/geo.ts'
import type { DirectoryEntry } from '../snapshot/directory-entry.ts'
import { type GoogleContentRules, shownRating, shownStatus } from './google-policy.ts'

type ShownPartner = Partner & Pick<PartnerCard, 'unusualStatus' | typeof MADE_OF>

/** Leaves out expired Google content. */
export function toPartner(rules: GoogleContentRules, entry: DirectoryEntry): ShownPartner {
  const { citySlug, stateSlug, services, updatedAt, latitude, longitude, ...stored } = entry
  const { googleFetchedAt, googleBusinessStatus, ...shown } = stored
  return {
    ...shown,
    ...shownOf(rules, entry),
    isActive: true,
    createdAt: new Date(shown.createdAt).toISOString(),
  }
}

/** With miles from `from` to two decimals. */
export function toCards(
  rules: GoogleContentRules,
  entries: readonly DirectoryEntry[],
  from: GeoPoint | null = null,
): PartnerCard[] {
  return entries.map((entry) => {
    const shown = shownOf(rules, entry)
    const miles = from && shown.coordinates && distanceMiles(from, shown.coordinates)
    return {
      ...pick(entry, STORED_CARD_FIELDS),
      ...shown,
      ...(miles !== null && { distanceMiles: Math.round(miles * 100) / 100 }),
    }
  })
}

const STORED_CARD_FIELDS = CARD_FIELDS.filter((name) => name !== 'coordinates')

/** What is not as stored. */
function shownOf(rules: GoogleContentRules, entry: DirectoryEntry) {
  const { latitude, longitude, googleBusinessStatus, googleFetchedAt } = entry
  return {
    ...shownRating(rules, entry),
    ...shownStatus(rules, googleBusinessStatus, googleFetchedAt),
    coordinates: latitude === null || longitude === null ? null : { latitude, longitude },
    [MADE_OF]: entry,
  }
}

function pick<From, Name extends keyof From>(from: From, names: readonly Name[]): Pick<From, Name> {
  const picked: Partial<Pick<From, Name>> = {}
  for (const name of names) picked[name] = from[name]
  return picked as Pick<From, Name>
}
