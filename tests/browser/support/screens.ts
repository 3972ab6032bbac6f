import type { Page } from 'playwright'
import { paths } from '../../../src/shared/paths.ts'
import { withSituation } from '../../../src/shared/situations.ts'
import { largeCity, partnerWith } from './sample.ts'

/** Lists all public screens with name, path and status. */
export async function publicScreens(): Promise<{ name: string; path: string; status: number }[]> {
  const { city, state } = await largeCity()
  const partner = await partnerWith(({ photos, reviews }) => photos.length > 8 && reviews.length > 3)
  return [
    { name: 'home', path: paths.home(), status: 200 },
    { name: 'search with results', path: paths.search(city), status: 200 },
    { name: 'search without a result', path: paths.search('qqxzzy'), status: 200 },
    { name: 'search without a query', path: paths.search(), status: 200 },
    { name: 'state', path: paths.state(state), status: 200 },
    { name: 'city', path: paths.city(state, city), status: 200 },
    { name: 'partner', path: paths.partner(partner), status: 200 },
    { name: 'ask', path: paths.ask(partner.slug), status: 200 },
    { name: 'partner after a death', path: withSituation(paths.partner(partner), 'just-died'), status: 200 },
    { name: 'home with ashes at home', path: withSituation(paths.home(), 'ashes-at-home'), status: 200 },
    { name: 'first steps', path: paths.text('first-steps'), status: 200 },
    { name: 'privacy', path: paths.text('privacy'), status: 200 },
    { name: 'shortlist', path: paths.shortlist([partner.slug]), status: 200 },
    { name: 'report', path: paths.report(partner.slug), status: 200 },
    { name: 'not found', path: '/no-such-page', status: 404 },
  ]
}

/** Opens questions, further photos, reviews and menu. */
export async function unfoldAll(page: Page): Promise<void> {
  await page.evaluate(() => {
    for (const details of document.querySelectorAll('details')) details.open = true
  })
}
