import path from 'node:path'
import { OpenAPIHono } from '@hono/zod-openapi'
import type { Context } from 'hono'
import { compress } from 'hono/compress'
import type { App } from '../app.ts'
import { notFound } from '../shared/refusals.ts'
import type { SiteAssets } from '../site/site.ts'
import { adminCalls } from './api/admin/admin-calls.ts'
import { describeCalls } from './api/describe-calls.ts'
import { serveFaqCalls } from './api/faq.ts'
import { serveInquiryCalls } from './api/inquiries.ts'
import { servePartnerToolCalls } from './api/partner-tools.ts'
import { servePartnerCalls } from './api/partners.ts'
import { serveSearchCalls } from './api/search.ts'
import { LARGER_BODIES, limitBody, MAX_BODY_BYTES } from './door/body-limits.ts'
import { answerAllowedMethods, refuseUnknownMethods } from './door/known-methods.ts'
import { refuseBrokenAddress } from './door/refuse-broken-address.ts'
import { addSecurityHeaders } from './door/security-headers.ts'
import { answerError, methodRefused } from './failures/answer-error.ts'
import { attachedAssets } from './files/attached-assets.ts'
import { builtFiles } from './files/built-files.ts'
import { sampleImageFiles } from './files/open-sample-images.ts'
import { googlePhotos, socialFiles, uploadedFiles } from './files/pictures.ts'
import { serviceWorkerFile } from './files/service-worker.ts'
import { siteFiles } from './files/site-files.ts'
import { videoRoutes } from './files/videos.ts'
import { healthRoutes } from './health.ts'
import { giveRequestId, type HttpEnv } from './http-env.ts'
import { redirectSpelling } from './pages/answer-page.ts'
import { askPages } from './pages/ask.ts'
import { cityPages } from './pages/cities.ts'
import { consolePages } from './pages/console.ts'
import { contactedPages } from './pages/contacted.ts'
import { createCurrentSite } from './pages/current-site.ts'
import { filterPages } from './pages/filter.ts'
import { fromGooglePages } from './pages/from-google.ts'
import { homeAndStatePages, questionPages, siteTextPages } from './pages/home-and-states.ts'
import { ownInquiryPages } from './pages/own-inquiry.ts'
import { failureLocaleOf, keepLanguage, pathWithoutLanguage } from './pages/page-language.ts'
import { partnerCheckPages } from './pages/partner-check.ts'
import { partnerToolPages } from './pages/partner-tools.ts'
import { partnerPages } from './pages/partners.ts'
import { renderFailure } from './pages/render-failure.ts'
import { reportPages } from './pages/report-partner.ts'
import { searchPages } from './pages/search.ts'
import { shortlistPages } from './pages/shortlist.ts'
import { logSecurity } from './security-log/log-security.ts'
import { createServerParts } from './server-parts.ts'

/** `parts` are shared with serve.ts. */
export function createHttpApp(
  app: App,
  assets: SiteAssets,
  parts = createServerParts(app),
): OpenAPIHono<HttpEnv> {
  const http = new OpenAPIHono<HttpEnv>({ getPath: pathWithoutLanguage })
  const site = createCurrentSite(app, assets, parts.pageTools)
  const pages = { app, parts, site }
  const refuse = (c: Context<HttpEnv>, thrown: unknown, allow?: string[]) =>
    answerError(c, thrown, {
      log: app.log,
      onUnavailable: parts.reportUnavailable,
      renderPage: (error, path, requestId) => renderFailure(site, failureLocaleOf(c), error, path, requestId),
      allow,
    })
  const refuseMethod = (c: Context, allow: string[]) => refuse(c, methodRefused(c.req.method), allow)

  http.use(giveRequestId)
  http.use(addSecurityHeaders(app))
  http.use(parts.metrics.measure)
  http.use(logSecurity(app, parts.metrics))
  http.use(parts.forwarding.watch)

  http.use(refuseUnknownMethods(refuseMethod))
  http.use(answerAllowedMethods(http, refuseMethod))
  http.use(refuseBrokenAddress)
  const limit = limitBody(MAX_BODY_BYTES)
  http.use((c, next) => (c.req.path in LARGER_BODIES ? next() : limit(c, next)))

  healthRoutes(http, app, parts.metrics)

  const reads = { app, parts }
  serveSearchCalls(http, reads)
  servePartnerCalls(http, reads)
  serveFaqCalls(http, reads)
  serveInquiryCalls(http, app, parts)
  servePartnerToolCalls(http, app, parts)
  http.route('/', adminCalls(app, parts))
  describeCalls(http, pages)

  http.use(keepLanguage)
  http.use(redirectSpelling)
  // Not pages behind a secret link, whose size would tell of it: BREACH (CVE-2013-3587).
  const pack = compress({ encoding: 'gzip', contentTypeFilter: /^text\/html\b/ })
  for (const path of ['/partner/:slug/ask', '/partner/:slug/report', '/partner-tools/*']) http.use(path, pack)
  consolePages(http, app, parts.consoleFolder)

  homeAndStatePages(http, pages)
  searchPages(http, pages)
  filterPages(http, pages)
  cityPages(http, pages)
  partnerPages(http, pages)
  askPages(http, pages)
  ownInquiryPages(http, pages)
  contactedPages(http, pages)
  partnerCheckPages(http, pages)
  fromGooglePages(http, pages)
  partnerToolPages(http, pages)
  siteTextPages(http, pages)
  questionPages(http, pages)
  shortlistPages(http, pages)
  reportPages(http, pages)

  siteFiles(http, pages)
  serviceWorkerFile(http, app, parts.pageTools)
  http.route('/', builtFiles(parts.clientFolder))
  http.route('/', builtFiles(parts.consoleFolder))
  attachedAssets(http, path.join(app.config.dataDir, 'files/attached_assets'))
  uploadedFiles(http, app)
  googlePhotos(http, pages)
  videoRoutes(http, pages)

  sampleImageFiles(http, parts.sampleImages)
  socialFiles(http, app, parts)

  http.notFound((c) => refuse(c, notFound()))
  http.onError((error, c) => refuse(c, error))
  return http
}
