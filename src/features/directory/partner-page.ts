import type { App } from '../../app.ts'
import type { PartnerPage } from '../../shared/pages.ts'
import { findRegion } from '../../shared/regions.ts'
import { faqFor } from '../faq/faq-for.ts'
import type { DirectoryEntry } from './directory-view.ts'
import type { PageTools } from './page-tools.ts'
import { reviewSummary } from './review-summary.ts'
import { selectPartner, selectPartnerCards } from './select-partners.ts'

/**
 * A partner's own page (spec, section 2): its public fields, place data with the facts of their reviews, its questions,
 * up to 3 other partners nearby, and a map of its surroundings. Null when it has been taken out since `entry` was read.
 */
export async function partnerPage(
  app: App,
  tools: PageTools,
  entry: DirectoryEntry,
): Promise<PartnerPage | null> {
  const snapshot = app.directory.current()
  const { point, nearbyIds, map } = await tools.surroundings.of(app.directory, entry)
  const [found, nearby] = await Promise.all([
    selectPartner(app, entry.id),
    selectPartnerCards(app, nearbyIds, { from: point }),
  ])
  if (!found) return null
  const { partner, place } = found
  return {
    partner,
    region: findRegion(partner.state) ?? null,
    place,
    reviewSummary: reviewSummary(place.reviews),
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
