import { faqFor } from '../../../shared/faq/faq-targets.ts'
import { type UnusualStatus, unusualStatus } from '../../../shared/google-places/place.ts'
import type { PartnerPage } from '../../../shared/pages.ts'
import { type EnhancedPlaceData, NO_PLACE_DATA, type Partner } from '../../../shared/partners/partner.ts'
import { findRegion } from '../../../shared/places/regions.ts'
import { isContentOn } from '../../google-places/content/create-place-contents.ts'
import { readOpenings } from '../lists/read-opening.ts'
import { selectPlaceData } from '../partner-reads/read-partners.ts'
import { toPartner } from '../partner-reads/to-partner.ts'
import type { DirectoryEntry } from '../snapshot/directory-entry.ts'
import type { PageApp, PageTools } from './page-tools.ts'
import { partnerSurroundings } from './partner-surroundings.ts'
import { reviewSummary } from './review-summary.ts'

export async function partnerPage(
  app: PageApp,
  tools: PageTools,
  entry: DirectoryEntry,
): Promise<PartnerPage> {
  const snapshot = app.directory.current()
  const [found, { nearby, map }, openings] = await Promise.all([
    selectPlaceData(app, entry.id),
    partnerSurroundings(app, tools, entry),
    readOpenings(app.directory, [entry], app.clock.now()),
  ])
  const place = found ?? NO_PLACE_DATA
  const partner = withStatus(toPartner(app, entry), place)
  return {
    partner,
    region: findRegion(partner.state) ?? null,
    opening: openings.get(entry) ?? null,
    place,
    hasGooglePage: isContentOn(app) && partner.googlePlaceId !== null,
    reviewSummary: reviewSummary(place.reviews, place.reviewCount ?? partner.googleReviewCount),
    nearby,
    faq: faqFor(snapshot.faq, {
      scope: 'partner',
      state: partner.state,
      city: partner.city,
      partnerId: partner.id,
      partnerSlug: partner.slug,
      partnerName: partner.name,
    }),
    map,
  }
}

/** Place data may be newer than the card's (GOOGLE-4). */
function withStatus<Card extends Partner & { unusualStatus?: UnusualStatus }>(
  partner: Card,
  place: EnhancedPlaceData,
): Card {
  const status = partner.unusualStatus ?? unusualStatus(place.businessStatus, null)
  return status ? { ...partner, unusualStatus: status } : partner
}
