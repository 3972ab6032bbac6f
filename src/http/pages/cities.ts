import type { Hono } from 'hono'
import { readListOptions, readPageNumber } from '../../features/directory/lists/read-list-options.ts'
import { cityPage } from '../../features/directory/pages/city-page.ts'
import { findCity, knowsCity } from '../../features/directory/places/around/find-place.ts'
import { regionOf } from '../../features/directory/places/around/region-of.ts'
import { changesAtOf, nextStep } from '../../shared/partner-fields/open-at.ts'
import { paths } from '../../shared/paths.ts'
import { toSlug } from '../../shared/places/slugs.ts'
import { renderCityPage } from '../../site/pages/city.tsx'
import { renderNotFoundPage } from '../../site/pages/not-found.tsx'
import type { HttpEnv } from '../http-env.ts'
import { answerPage, type Pages, redirectToPage } from './answer-page.ts'

/** Places without partners are 200 (CITY-3), unknown ones 404. */
export function cityPages(http: Hono<HttpEnv>, pages: Pages): void {
  const { app } = pages

  http.get('/state/:state/city/:city', async (c) => {
    const given = c.req.param()
    const { region, isKnown } = regionOf(app.directory.current(), given.state)
    const isPlace = isKnown && (await knowsCity(app.directory, region.name, given.city))
    const city = toSlug(given.city)
    if (city === '' || region.slug === '') return c.notFound()
    const page = readPageNumber(c.req.query('page'))
    const hasPoint = isPlace && (await findCity(app.directory, region, given.city)) !== undefined
    const options = readListOptions(app.directory.current(), c.req.query(), hasPoint)
    const path = paths.cityList(region.name, city, page, options)
    if (isPlace && (given.state !== region.slug || given.city !== city)) return redirectToPage(c, path)
    return answerPage(c, pages, isPlace ? path : null, async ({ app, site, tools }) => {
      const data = await cityPage(app, tools, region, given.city, { page, options })
      if (!data) return { html: renderNotFoundPage(site(), path), status: 404 }
      const changesAt = options.open
        ? nextStep(app.clock.now())
        : changesAtOf([...data.featured, ...data.partners])
      return { html: renderCityPage(site(), data), status: isPlace ? 200 : 404, changesAt }
    })
  })

  // As people type it.
  http.get('/state/:state/:city', async (c) => {
    const given = c.req.param()
    const { region, isKnown } = regionOf(app.directory.current(), given.state)
    const isPlace = isKnown && (await knowsCity(app.directory, region.name, given.city))
    return isPlace ? redirectToPage(c, paths.city(region.name, given.city)) : c.notFound()
  })
}
