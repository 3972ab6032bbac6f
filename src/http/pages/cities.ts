import { Hono } from 'hono'
import { cityPage } from '../../features/directory/pages/city-page.ts'
import { knowsCity } from '../../features/directory/places/find-place.ts'
import { regionOf } from '../../features/directory/places/region-of.ts'
import { paths } from '../../shared/paths.ts'
import { toSlug } from '../../shared/places/slugs.ts'
import { renderCityPage } from '../../site/pages/city.tsx'
import type { HttpEnv } from '../http-env.ts'
import { answerPage, type Pages, redirectToPage } from './answer-page.ts'

/**
 * Serves /state/{state}/city/{city}. Places without partners are 200 (CITY-3), unknown names or states 404
 * with the same page. Other spellings redirect.
 */
export function cityPages(pages: Pages): Hono<HttpEnv> {
  const { app, parts, site } = pages
  const http = new Hono<HttpEnv>()

  http.get('/state/:state/city/:city', async (c) => {
    const given = c.req.param()
    const { region, isKnown } = regionOf(app.directory.current(), given.state)
    const isPlace = isKnown && (await knowsCity(app.directory, region.name, given.city))
    const city = toSlug(given.city)
    if (city === '' || region.slug === '') return c.notFound()
    if (isPlace && (given.state !== region.slug || given.city !== city)) {
      return redirectToPage(c, paths.city(region.name, city))
    }
    const path = isPlace ? paths.city(region.name, city) : null
    return answerPage(c, pages, path, async () => ({
      html: renderCityPage(site(), await cityPage(app, parts.pageTools, region, given.city)),
      status: isPlace ? 200 : 404,
    }))
  })
  return http
}
