import type { App } from '../../../app.ts'
import { outageOf } from '../../../shared/outage-of.ts'
import { type EnhancedPlaceData, NO_PLACE_DATA, type Partner } from '../../../shared/partners/partner.ts'
import { type GoogleContentRules, shownPlaceData, toPartner } from './to-partner.ts'

export type PartnerReads = Pick<App, 'db' | 'directory'> & GoogleContentRules & ReportsMissing

export type ReportsMissing = {
  /** Photos and reviews could not be read. */
  onMissing?(): void
}

/** By id or slug. */
export function findPartner(
  app: Pick<App, 'directory'> & GoogleContentRules,
  idOrSlug: string,
): Partner | null {
  const { byId, bySlug } = app.directory.current()
  const entry = byId.get(idOrSlug.toLowerCase()) ?? bySlug.get(idOrSlug)
  return entry ? toPartner(app, entry) : null
}

/** JSON, since columns cost the driver as much as the query. */
const PLACE_DATA = `select to_json(found) as place from (
  select photos, reviews, rating, review_count as "reviewCount", editorial_summary as "editorialSummary",
    business_status as "businessStatus", source, google_maps_uri as "googleMapsUri", fetched_at as "fetchedAt"
  from place_data where partner_id = $1::uuid) found`

/** Null while the database is away. Throws its other errors. */
export async function selectPlaceData(
  app: PartnerReads,
  partnerId: string,
): Promise<EnhancedPlaceData | null> {
  try {
    const { rows } = await app.db.$client.query<{ place: EnhancedPlaceData & { fetchedAt: string } }>({
      name: 'place_data',
      text: PLACE_DATA,
      values: [partnerId],
    })
    const place = rows[0]?.place
    if (!place) return NO_PLACE_DATA
    const fetchedAt = new Date(place.fetchedAt).toISOString()
    return shownPlaceData(app, { ...place, hasGoogleData: true, fetchedAt })
  } catch (error) {
    if (outageOf(error) === null) throw error
    app.onMissing?.()
    return null
  }
}
