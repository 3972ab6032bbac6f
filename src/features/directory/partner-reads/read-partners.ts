import type { App } from '../../../app.ts'
import { outageOf } from '../../../shared/outage-of.ts'
import {
  type EnhancedPlaceData,
  NO_PLACE_DATA,
  type Partner,
  type PartnerCard,
} from '../../../shared/partners/partner.ts'
import { distanceMiles, type GeoPoint } from '../../../shared/places/geo.ts'
import type { DirectoryEntry } from '../snapshot/directory-entry.ts'
import type { GoogleContentRules } from './google-policy.ts'
import { PLACE_COLUMNS, toCard, toPartner, toPlaceData } from './to-partner.ts'

export type PartnerReads = Pick<App, 'db' | 'directory'> & GoogleContentRules & ReportsMissing

export type ReportsMissing = {
  /** Photos and reviews could not be read. */
  onMissing?(): void
}

/** With miles from `from` to two decimals. */
export function toCards(
  rules: GoogleContentRules,
  entries: readonly DirectoryEntry[],
  from: GeoPoint | null = null,
): PartnerCard[] {
  return entries.map((entry) => {
    const card = toCard(rules, entry)
    if (!from || !card.coordinates) return card
    return { ...card, distanceMiles: Math.round(distanceMiles(from, card.coordinates) * 100) / 100 }
  })
}

/** By id or slug, or null. */
export function findPartner(
  app: Pick<App, 'directory'> & GoogleContentRules,
  idOrSlug: string,
): Partner | null {
  const { byId, bySlug } = app.directory.current()
  const entry = byId.get(idOrSlug.toLowerCase()) ?? bySlug.get(idOrSlug)
  return entry ? toPartner(app, entry) : null
}

/** Photos and reviews; null while the database is away. Throws its other errors. */
export async function selectPlaceData(
  app: PartnerReads,
  partnerId: string,
): Promise<EnhancedPlaceData | null> {
  try {
    const { rows } = await app.db.$client.query<[unknown[]]>({
      name: 'place_data',
      text: `select json_build_array(${PLACE_COLUMNS}) from place_data where partner_id = $1::uuid`,
      values: [partnerId],
      rowMode: 'array',
    })
    return rows[0] ? toPlaceData(app, rows[0][0]) : NO_PLACE_DATA
  } catch (error) {
    if (outageOf(error) === null) throw error
    app.onMissing?.()
    return null
  }
}
