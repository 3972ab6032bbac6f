import type { Hono } from 'hono'
import { readPageNumber } from '../../features/directory/lists/read-list-options.ts'
import { homePage } from '../../features/directory/pages/featured-partners.ts'
import { statePage } from '../../features/directory/pages/state-page.ts'
import { regionOf } from '../../features/directory/places/around/region-of.ts'
import { createSiteTexts } from '../../features/site-texts/read-site-text.ts'
import { generalQuestions } from '../../shared/faq/faq-targets.ts'
import { changesAtOf } from '../../shared/partner-fields/open-at.ts'
import { paths } from '../../shared/paths.ts'
import { SITE_TEXT_NAMES } from '../../shared/site-texts.ts'
import { SITUATION_KEY, situationOf, withSituation } from '../../shared/situations.ts'
import { renderHomePage } from '../../site/pages/home.tsx'
import { renderNotFoundPage } from '../../site/pages/not-found.tsx'
import { renderQuestionsPage } from '../../site/pages/questions.tsx'
import { renderSiteTextPage } from '../../site/pages/site-text.tsx'
import { renderStatePage } from '../../site/pages/state.tsx'
import type { HttpEnv } from '../http-env.ts'
import { answerPage, type Pages, redirectToPage } from './answer-page.ts'
import { localeOf } from './page-language.ts'

/** An unknown state is 404 with the page's empty form (STATE-2). */
export function homeAndStatePages(http: Hono<HttpEnv>, pages: Pages): void {
  const { app } = pages

  http.get('/', (c) => {
    const situation = situationOf(c.req.query(SITUATION_KEY))
    return answerPage(c, pages, withSituation(paths.home(), situation), async ({ app, site }) => {
      const data = await homePage(app)
      return { html: renderHomePage(site(), data, situation) }
    })
  })

  http.get('/state/:state', (c) => {
    const given = c.req.param('state')
    const { region, isKnown } = regionOf(app.directory.current(), given)
    if (region.slug === '') return c.notFound()
    const page = readPageNumber(c.req.query('page'))
    const path = paths.stateCities(region.name, page)
    if (isKnown && given !== region.slug) return redirectToPage(c, path)
    return answerPage(c, pages, isKnown ? path : null, async ({ app, site, tools }) => {
      const data = await statePage(app, tools, region, page)
      if (!data) return { html: renderNotFoundPage(site(), path), status: 404 }
      const changesAt = changesAtOf(data.featured)
      return { html: renderStatePage(site(), data), status: isKnown ? 200 : 404, changesAt }
    })
  })
}

export function questionPages(http: Hono<HttpEnv>, pages: Pages): void {
  http.get(paths.questions(), (c) =>
    answerPage(c, pages, paths.questions(), async ({ app, site }) => ({
      html: renderQuestionsPage(site(), { items: generalQuestions(app.directory.current().faq) }),
    })),
  )
}

/** Edited files show then. */
const TEXT_KEPT_MS = 60_000

/** /privacy, /terms and the like. */
export function siteTextPages(http: Hono<HttpEnv>, pages: Pages): void {
  const read = createSiteTexts(pages.app, (locale) => pages.parts.pageTools[locale].t)
  for (const name of SITE_TEXT_NAMES) {
    http.get(paths.text(name), (c) =>
      answerPage(c, pages, paths.text(name), async ({ app, site }) => ({
        html: renderSiteTextPage(site(), await read(name, localeOf(c))),
        changesAt: app.clock.now().getTime() + TEXT_KEPT_MS,
      })),
    )
  }
}
