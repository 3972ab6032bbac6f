import { faqFor } from '../../../shared/faq/faq-targets.ts'
import type { HomePage } from '../../../shared/pages.ts'
import { toCards } from '../partner-reads/read-partners.ts'
import { regionTiles } from '../snapshot/counts.ts'
import { featuredPartners } from './featured-partners.ts'
import type { PageApp } from './page-tools.ts'

/** HOME-2 to HOME-4. */
export async function homePage(app: PageApp): Promise<HomePage> {
  const snapshot = app.directory.current()
  const featured = featuredPartners(snapshot, app.clock.now())
  return {
    ...regionTiles(snapshot),
    featured: toCards(app, featured),
    partnerCount: snapshot.partners.length,
    cityCount: snapshot.cityCount,
    faq: faqFor(snapshot.faq, { scope: 'homepage' }),
  }
}
