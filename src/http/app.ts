import path from 'node:path'
import { OpenAPIHono } from '@hono/zod-openapi'
import type { Context } from 'hono'
import { compress } from 'hono/compress'
import type { App } from '../app.ts'
import { notFound } from '../shared/refusals.ts'
import type { SiteAssets } from '../site/site.ts'
import { adminCalls } from './api/admin/admin-calls.ts'
import { describeCalls } from './api/describe-calls.ts'
import { faqCalls } from './api/faq.ts'
import { inquiryCalls } from './api/inquiries.ts'
import { partnerToolCalls } from './api/partner-tools.ts'
import { partnerCalls } from './api/partners.ts'
import { searchCalls } from './api/search.ts'
import { LARGER_BODIES, limitBody, MAX_BODY_BYTES } from './door/body-limits.ts'
import { answerAllowedMethods, refuseUnknownMethods } from './door/known-methods.ts'
import { refuseBrokenAddress } from './door/refuse-broken-address.ts'
import { giveRequestId } from './door/request-id.ts'
import { addSecurityHeaders } from './door/security-headers.ts'
import { answerError, methodRefused } from './failures/answer-error.ts'
import { attachedAssets } from './files/attached-assets.ts'
import { builtFiles } from './files/built-files.ts'
import { googlePhotos } from './files/google-photos.ts'
import { sampleImageFiles } from './files/open-sample-images.ts'
import { serviceWorkerFile } from './files/service-worker.ts'
import { siteFiles } from './files/site-files.ts'
import { socialFiles } from './files/social.ts'
import { uploadedFiles } from './files/uploads.ts'
import { videoRoutes } from './files/videos.ts'
import { healthRoutes } from './health.ts'
import type { HttpEnv } from './http-env.ts'
import { redirectSpelling } from './pages/answer-page.ts'
import { askPages } from './pages/ask.ts'
import { cityPages } from './pages/cities.ts'
import { consolePages } from './pages/console.ts'
import { contactedPages } from './pages/contacted.ts'
import { createCurrentSite } from './pages/current-site.ts'
import { filterPages } from './pages/filter.ts'
import { fromGooglePages } from './pages/from-google.ts'
import { homeAndStatePages, questionPages } from './pages/home-and-states.ts'
import { ownInquiryPages } from './pages/own-inquiry.ts'
import { failureLocaleOf, keepLanguage, pathWithoutLanguage } from './pages/page-language.ts'
import { partnerCheckPages } from './pages/partner-check.ts'
import { partnerToolPages } from './pages/partner-tools.ts'
import { partnerPages } from './pages/partners.ts'
import { renderFailure } from './pages/render-failure.ts'
import { reportPages } from './pages/report-partner.ts'
import { searchPages } from './pages/search.ts'
import { shortlistPages } from './pages/shortlist.ts'
import { siteTextPages } from './pages/site-texts.ts'
import { logSecurity } from './security-log/log-security.ts'
import { createServerParts } from './server-parts.ts'

/** In the order that requests pass. `parts` are shared with serve.ts. */
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
      renderPage: (error, path, requestId) =>
        renderFailure(() => site(failureLocaleOf(c)), error, path, requestId),
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

  http.route('/', healthRoutes(app, parts.metrics))

  const reads = { app, parts }
  http.route('/', searchCalls(reads))
  http.route('/', partnerCalls(reads))
  http.route('/', faqCalls(reads))
  http.route('/', inquiryCalls(app, parts))
  http.route('/', partnerToolCalls(app, parts))
  http.route('/', adminCalls(app, parts))
  describeCalls(http, pages)

  http.use(keepLanguage)
  http.use(redirectSpelling)
  // Not pages behind a secret link: their size would tell of the secret. Source: BREACH (CVE-2013-3587).
  const pack = compress({ encoding: 'gzip', contentTypeFilter: /^text\/html\b/ })
  for (const path of ['/partner/:slug/ask', '/partner/:slug/report', '/partner-tools/*']) http.use(path, pack)
  http.route('/', consolePages(app, parts.consoleFolder))

  http.route('/', homeAndStatePages(pages))
  http.route('/', searchPages(pages))
  http.route('/', filterPages(pages))
  http.route('/', cityPages(pages))
  http.route('/', partnerPages(pages))
  http.route('/', askPages(pages))
  http.route('/', ownInquiryPages(pages))
  http.route('/', contactedPages(pages))
  http.route('/', partnerCheckPages(pages))
  http.route('/', fromGooglePages(pages))
  http.route('/', partnerToolPages(pages))
  http.route('/', siteTextPages(pages))
  http.route('/', questionPages(pages))
  http.route('/', shortlistPages(pages))
  http.route('/', reportPages(pages))

  http.route('/', siteFiles(pages))
  http.route('/', serviceWorkerFile(app, parts.pageTools))
  http.route('/', builtFiles(parts.clientFolder))
  http.route('/', builtFiles(parts.consoleFolder))
  http.route('/', attachedAssets(path.join(app.config.dataDir, 'files/attached_assets')))
  http.route('/', uploadedFiles(app))
  http.route('/', googlePhotos(pages))
  http.route('/', videoRoutes(pages))

  http.route('/', sampleImageFiles(parts.sampleImages))
  http.route('/', socialFiles(app, parts))

  http.notFound((c) => refuse(c, notFound()))
  http.onError((error, c) => refuse(c, error))
  return http
}
