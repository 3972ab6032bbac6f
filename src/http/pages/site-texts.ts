import { Hono } from 'hono'
import { createSiteTexts } from '../../features/site-texts/read-site-text.ts'
import { paths } from '../../shared/paths.ts'
import { SITE_TEXT_NAMES } from '../../shared/site-texts.ts'
import { renderSiteTextPage } from '../../site/pages/site-text.tsx'
import type { HttpEnv } from '../http-env.ts'
import { answerPage, type Pages } from './answer-page.ts'
import { localeOf } from './page-language.ts'

/** /privacy, /terms and the like. Not cached: an edited file shows at once. */
export function siteTextPages(pages: Pages): Hono<HttpEnv> {
  const http = new Hono<HttpEnv>()
  const read = createSiteTexts(pages.app, (locale) => pages.parts.pageTools[locale].t)
  for (const name of SITE_TEXT_NAMES) {
    http.get(paths.text(name), (c) =>
      answerPage(c, pages, null, async ({ site }) => ({
        html: renderSiteTextPage(site(), await read(name, localeOf(c))),
      })),
    )
  }
  return http
}
