import type { App } from '../../../app.ts'
import { faqFor } from '../../../shared/faq/faq-targets.ts'
import type { PartnerPage } from '../../../shared/pages.ts'
import { findRegion } from '../../../shared/places/regions.ts'
import { selectPartner } from '../partner-reads/select-partners.ts'
import type { DirectoryEntry } from '../snapshot/directory-view.ts'
import type { PageTools } from './page-tools.ts'
import { reviewSummary } from './review-summary.ts'

/** Returns a partner page's data; null when removed since `entry` was read. */
export async function partnerPage(
  app: App,
  tools: PageTools,
  entry: DirectoryEntry,
): Promise<PartnerPage | null> {
  const snapshot = app.directory.current()
  const [found, { nearby, map }] = await Promise.all([
    selectPartner(app, entry.id),
    tools.surroundings.of(app, entry),
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
