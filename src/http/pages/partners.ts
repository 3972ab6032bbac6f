import type { Context, Hono } from 'hono'
import { partnerPage } from '../../features/directory/pages/partner-page.ts'
import type { DirectoryEntry } from '../../features/directory/snapshot/directory-entry.ts'
import { changesAtOf } from '../../shared/partner-fields/open-at.ts'
import { paths } from '../../shared/paths.ts'
import { SITUATION_KEY, situationOf, withSituation } from '../../shared/situations.ts'
import { renderPartnerNotFoundPage } from '../../site/pages/not-found.tsx'
import { renderPartnerPage } from '../../site/pages/partner.tsx'
import type { HttpEnv } from '../http-env.ts'
import { answerPage, type Pages, redirectToPage } from './answer-page.ts'
import { answerPartnerNotFound, findEntry } from './find-entry.ts'
import { pagePathOf } from './page-language.ts'

/** Ids and other spellings redirect (PARTNER-1). */
export function partnerPages(http: Hono<HttpEnv>, pages: Pages): void {
  const { app } = pages

  http.get('/state/:state/city/:city/:idOrSlug', (c) => {
    const entry = findEntry(app.directory.current(), c.req.param('idOrSlug'))
    if (!entry) return answerPartnerNotFound(c, pages)
    if (decodeURI(pagePathOf(c)) !== paths.partner(entry)) {
      return redirectToPage(c, paths.partner(entry))
    }
    return answerPartner(c, pages, entry)
  })

  http.get('/partner/:idOrSlug', (c) => {
    const entry = findEntry(app.directory.current(), c.req.param('idOrSlug'))
    return entry ? answerPartner(c, pages, entry) : answerPartnerNotFound(c, pages)
  })
}

function answerPartner(c: Context<HttpEnv>, pages: Pages, entry: DirectoryEntry): Promise<Response> {
  const situation = situationOf(c.req.query(SITUATION_KEY))
  return answerPage(
    c,
    pages,
    withSituation(paths.partner(entry), situation),
    async ({ app, site, tools }) => {
      const page = await partnerPage(app, tools, entry)
      if (!page) return { html: renderPartnerNotFoundPage(site(), paths.partner(entry)), status: 404 }
      const changesAt = changesAtOf([page])
      return { html: renderPartnerPage(site(), page, app.clock.now(), situation), changesAt }
    },
  )
}
