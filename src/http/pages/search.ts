import type { Hono } from 'hono'
import { readListOptions, readPageNumber } from '../../features/directory/lists/read-list-options.ts'
import { searchPage } from '../../features/directory/pages/search-page.ts'
import { findPlace } from '../../features/directory/places/around/find-place.ts'
import { changesAtOf, nextStep } from '../../shared/partner-fields/open-at.ts'
import { paths } from '../../shared/paths.ts'
import { searchText } from '../../shared/search.ts'
import { renderNotFoundPage } from '../../site/pages/not-found.tsx'
import { renderSearchPage } from '../../site/pages/search.tsx'
import type { HttpEnv } from '../http-env.ts'
import { answerPage, type Pages } from './answer-page.ts'

/** 400 for a `page` that is no number from 1, 404 beyond the last. */
export function searchPages(http: Hono<HttpEnv>, pages: Pages): void {
  const { app } = pages

  http.get('/search', async (c) => {
    const query = searchText(c.req.query('q') ?? '')
    const page = readPageNumber(c.req.query('page'))
    const canBeByDistance = c.req.query('sort') === 'distance' && query !== ''
    const place = canBeByDistance ? await findPlace(app.directory, query) : null
    const options = readListOptions(app.directory.current(), c.req.query(), place !== null)
    const path = paths.search(query === '' ? undefined : query, page, options)
    return answerPage(c, pages, path, async ({ app, site, tools }) => {
      const data = await searchPage(app, tools, query, { page, options })
      if (!data) return { html: renderNotFoundPage(site(), path), status: 404 }
      const changesAt = options.open
        ? nextStep(app.clock.now())
        : changesAtOf([...data.partners, ...data.nearby])
      return { html: renderSearchPage(site(), data), changesAt }
    })
  })
}
