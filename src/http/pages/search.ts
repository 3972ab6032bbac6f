import { Hono } from 'hono'
import { searchPage } from '../../features/directory/pages/search-page.ts'
import { AppError } from '../../shared/errors.ts'
import { paths } from '../../shared/paths.ts'
import { searchText } from '../../shared/search.ts'
import { renderNotFoundPage } from '../../site/pages/not-found.tsx'
import { renderSearchPage } from '../../site/pages/search.tsx'
import type { HttpEnv } from '../http-env.ts'
import { answerPage, type Pages } from './answer-page.ts'

/** Serves /search?q&page. A `page` other than a number from 1 is 400, one beyond the last 404. */
export function searchPages(pages: Pages): Hono<HttpEnv> {
  const { app, parts, site } = pages
  const http = new Hono<HttpEnv>()

  http.get('/search', (c) => {
    const query = searchText(c.req.query('q') ?? '')
    const page = pageOf(c.req.query('page'))
    const path = query ? paths.search(query, page) : paths.search(undefined, page)
    return answerPage(c, pages, path, async () => {
      const data = await searchPage(app, parts.pageTools, query, page)
      if (!data) return { html: renderNotFoundPage(site(), path), status: 404 }
      return { html: renderSearchPage(site(), data) }
    })
  })
  return http
}

function pageOf(text: string | undefined): number {
  if (text === undefined || /^[1-9]\d{0,4}$/.test(text)) return Number(text ?? 1)
  const fields = { page: 'Please give a whole number from 1 on.' }
  throw new AppError('invalid_input', 'There is no such page.', { fields })
}
