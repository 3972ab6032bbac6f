import type { Hono } from 'hono'
import { readListOptions } from '../../features/directory/lists/read-list-options.ts'
import { cityFilterPage, searchFilterPage } from '../../features/directory/pages/filter-page.ts'
import { regionOf } from '../../features/directory/places/around/region-of.ts'
import { nextStep } from '../../shared/partner-fields/open-at.ts'
import { paths } from '../../shared/paths.ts'
import { searchText } from '../../shared/search.ts'
import { renderFilterPage } from '../../site/pages/filter.tsx'
import { renderNotFoundPage } from '../../site/pages/not-found.tsx'
import type { HttpEnv } from '../http-env.ts'
import { answerPage, type Pages } from './answer-page.ts'

/** /filter?q, or ?in=texas/houston. */
export function filterPages(http: Hono<HttpEnv>, pages: Pages): void {
  const { app } = pages

  http.get('/filter', async (c) => {
    const snapshot = app.directory.current()
    const query = searchText(c.req.query('q') ?? '')
    const [state = '', city = ''] = (c.req.query('in') ?? '').split('/')
    const { region, isKnown } = regionOf(snapshot, state)
    if (c.req.query('in') !== undefined && !isKnown) return c.notFound()
    const options = readListOptions(snapshot, c.req.query(), true)
    const list = isKnown ? { in: `${region.slug}/${city}` } : { q: query === '' ? undefined : query }
    const path = paths.filter(list, options)
    return answerPage(c, pages, path, async ({ app, site }) => {
      const data = isKnown
        ? await cityFilterPage(app, region, city, options)
        : await searchFilterPage(app, query, options)
      if (!data) return { html: renderNotFoundPage(site(), path), status: 404 }
      return { html: renderFilterPage(site(), data), changesAt: nextStep(app.clock.now()) }
    })
  })
}
