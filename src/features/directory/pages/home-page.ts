import type { App } from '../../../app.ts'
import { faqFor } from '../../../shared/faq/faq-targets.ts'
import type { HomePage } from '../../../shared/pages.ts'
import { selectPartnerCards } from '../partner-reads/select-partners.ts'
import { regionTiles } from '../snapshot/counts.ts'
import { featuredPartners } from './featured-partners.ts'

/**
 * The home page (spec, section 2): the grids of states and provinces with their counts, 9 featured partners that stay
 * the same for a day and directory version, the two true figures of the statistics band, and its questions.
 */
export async function homePage(app: App): Promise<HomePage> {
  const snapshot = app.directory.current()
  const featured = featuredPartners(snapshot, app.clock.now())
  return {
    ...regionTiles(snapshot),
    featured: await selectPartnerCards(
      app,
      featured.map((entry) => entry.id),
    ),
    partnerCount: snapshot.partners.length,
    cityCount: snapshot.cityCount,
    faq: faqFor(snapshot.faq, { scope: 'homepage' }),
  }
}
