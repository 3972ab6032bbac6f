import type { Hono } from 'hono'
import { LRUCache } from 'lru-cache'
import { reportPartner } from '../../features/partner-reports/report-partner.ts'
import { AppError } from '../../shared/errors.ts'
import { networkOf } from '../../shared/network-of.ts'
import { REPORT_KINDS, type ReportKind } from '../../shared/partners/partner-check.ts'
import { paths } from '../../shared/paths.ts'
import { renderReportPage } from '../../site/pages/report-partner.tsx'
import { clientAddress } from '../door/client-address.ts'
import { isCrossSite } from '../door/is-cross-site.ts'
import { createNetworkLimit } from '../door/network-limit.ts'
import type { HttpEnv } from '../http-env.ts'
import type { Pages } from './answer-page.ts'
import { answerPartnerNotFound, findEntry } from './find-entry.ts'
import { localeOf } from './page-language.ts'
import { readForm } from './read-form.ts'

const HOUR_S = 3600
const DAY_MS = 86_400_000
const PER_NETWORK_AN_HOUR = 10
/** About 5 MB. */
const MOST_REMEMBERED = 40_000

/** Stores nothing of the visitor. A network counts once a day and detail. */
export function reportPages(http: Hono<HttpEnv>, pages: Pages): void {
  const { app, site } = pages
  const take = createNetworkLimit(app.config, {
    count: PER_NETWORK_AN_HOUR,
    seconds: HOUR_S,
    message: 'Several reports came from your network. Thank you; please wait a while.',
  })
  const reported = new LRUCache<string, true>({ max: MOST_REMEMBERED, ttl: DAY_MS })

  http.get('/partner/:idOrSlug/report', (c) => {
    const partner = findEntry(app.directory.current(), c.req.param('idOrSlug'))
    if (!partner) return answerPartnerNotFound(c, pages)
    const html = renderReportPage(site(localeOf(c)), { partner, reported: kindOf(c.req.query('reported')) })
    return c.html(html, 200, { 'cache-control': 'no-store' })
  })

  http.post('/partner/:idOrSlug/report', async (c) => {
    c.header('cache-control', 'no-store')
    const partner = findEntry(app.directory.current(), c.req.param('idOrSlug'))
    if (!partner) return answerPartnerNotFound(c, pages)
    const kind = kindOf((await readForm(c)).get('kind'))
    if (isCrossSite(c, app.siteUrl)) throw new AppError('forbidden', 'Please use the form on our own page.')
    if (kind === null) throw new AppError('invalid_input', 'Please choose what is wrong.')
    const network = networkOf(
      clientAddress(c.env?.incoming, c.req.header('x-forwarded-for'), app.config.trustProxy),
    )
    take(c)
    const mark = `${network} ${partner.id} ${kind}`
    const isFirst = !reported.has(mark)
    reported.set(mark, true)
    if (isFirst) await reportPartner(app, partner.id, kind)
    return c.redirect(paths.report(partner.slug, kind), 303)
  })
}

const kindOf = (text: string | undefined): ReportKind | null =>
  REPORT_KINDS.find((kind) => kind === text) ?? null
