import type { Hono } from 'hono'
import { reviewSummary } from '../../features/directory/pages/review-summary.ts'
import { findPartner } from '../../features/directory/partner-reads/read-partners.ts'
import { readPlaceData } from '../../features/google-places/content/read-place-data.ts'
import { NO_PLACE_DATA } from '../../shared/partners/partner.ts'
import { encodePath, paths } from '../../shared/paths.ts'
import { renderFromGooglePage } from '../../site/pages/from-google.tsx'
import type { HttpEnv } from '../http-env.ts'
import type { Pages } from './answer-page.ts'
import { answerPartnerNotFound } from './find-entry.ts'
import { localeOf } from './page-language.ts'

/** Apart, since the partner's own page must cause no paid calls. */
export function fromGooglePages(http: Hono<HttpEnv>, pages: Pages): void {
  const { app, parts, site } = pages
  http.get('/partner/:idOrSlug/google', async (c) => {
    const partner = findPartner(app, c.req.param('idOrSlug'))
    if (!partner) return answerPartnerNotFound(c, pages)
    c.header('cache-control', 'no-store')
    if (!parts.placeContents.isOn() || partner.googlePlaceId === null)
      return c.redirect(encodePath(paths.partner(partner)), 302)
    const place = await readPlaceData(parts.placeContents, partner, NO_PLACE_DATA)
    const html = renderFromGooglePage(site(localeOf(c)), {
      partner,
      place,
      reviewSummary: reviewSummary(place.reviews, place.reviewCount),
    })
    return c.body(html, 200, {
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
    })
  })
}
