import { faqFor } from '../../../shared/faq/faq-targets.ts'
import type { HomePage } from '../../../shared/pages.ts'
import { createRandom } from '../../../shared/random.ts'
import { drawEntries } from '../partner-reads/public-partners.ts'
import { toCards } from '../partner-reads/to-partner.ts'
import { regionTiles } from '../snapshot/counts.ts'
import type { DirectoryEntry } from '../snapshot/directory-entry.ts'
import type { DirectorySnapshot } from '../snapshot/directory-view.ts'
import type { PageApp } from './page-tools.ts'

/** HOME-3, by UTC day only: the page stays in caches when a partner is edited. */
export function featuredPartners(snapshot: DirectorySnapshot, now: Date, count = 9): DirectoryEntry[] {
  const random = createRandom(now.toISOString().slice(0, 10)).next
  const priority = drawEntries(
    snapshot.partners.filter((entry) => entry.isPriority),
    count,
    random,
  )
  if (priority.length === count) return priority
  const others = snapshot.partners.filter((entry) => !entry.isPriority)
  return [...priority, ...drawEntries(others, count - priority.length, random)]
}

/** HOME-2 to HOME-4. */
export async function homePage(app: PageApp): Promise<HomePage> {
  const snapshot = app.directory.current()
  const featured = featuredPartners(snapshot, app.clock.now())
  return {
    ...regionTiles(snapshot),
    featured: toCards(app, featured),
    partnerCount: snapshot.partners.length,
    cityCount: snapshot.cities.length,
    faq: faqFor(snapshot.faq, { scope: 'homepage' }),
  }
}
