import type { OpenAPIHono } from '@hono/zod-openapi'
import { compress } from 'hono/compress'
import type { App } from '../../../app.ts'
import { LARGER_BODIES, limitBody } from '../../door/body-limits.ts'
import type { ServerParts } from '../../server-parts.ts'
import { createCalls } from '../serve-call.ts'
import { accountCalls } from './accounts/accounts.ts'
import { signInCalls } from './accounts/sign-in.ts'
import { dashboardCalls } from './dashboard.ts'
import { type AdminEnv, requireAdmin } from './every-call/require-admin.ts'
import { adminFaqCalls } from './faq/faq.ts'
import { googlePlacesCalls } from './google-places.ts'
import { historyCalls } from './history.ts'
import { importCalls } from './imports.ts'
import { adminInquiryCalls } from './inquiries/inquiries.ts'
import { descriptionRunCalls } from './partners/description-runs.ts'
import { descriptionCalls } from './partners/descriptions.ts'
import { partnerCheckCalls, partnerReportCalls } from './partners/partner-checks.ts'
import { partnerViewCalls } from './partners/partner-views.ts'
import { adminPartnerCalls } from './partners/partners.ts'
import { uploadCalls } from './partners/uploads.ts'
import { workCalls } from './work.ts'

/** All paths under /api/admin and /api/google-places, even unknown ones, need an administrator. */
export function adminCalls(app: App, parts: ServerParts): OpenAPIHono<AdminEnv> {
  const calls = createCalls<AdminEnv>()
  const signIn = signInCalls(app, parts)
  calls.route('/', signIn)
  const openPaths = new Set(signIn.routes.map(({ path }) => path))
  const guard = requireAdmin(app)
  for (const path of ['/api/admin/*', '/api/google-places/*']) {
    // Another method of an open path is 405 (answerAllowedMethods): a token would not help.
    calls.use(path, async (c, next) => (openPaths.has(c.req.path) ? c.notFound() : guard(c, next)))
  }
  // No answer holds a secret that its compressed length could reveal.
  for (const path of ['/api/admin/*', '/api/google-places/*']) calls.use(path, compress())
  for (const [path, maxBytes] of Object.entries(LARGER_BODIES)) calls.use(path, limitBody(maxBytes))
  calls.route('/', accountCalls(app, parts))
  calls.route('/', dashboardCalls(app, parts))
  calls.route('/', historyCalls(app))
  calls.route('/', googlePlacesCalls(app))
  calls.route('/', descriptionCalls(app))
  calls.route('/', descriptionRunCalls(app))
  calls.route('/', workCalls(app))
  calls.route('/', adminPartnerCalls(app, parts.partnerFinder))
  calls.route('/', partnerViewCalls(app))
  calls.route('/', uploadCalls(app))
  calls.route('/', partnerCheckCalls(app))
  calls.route('/', partnerReportCalls(app))
  calls.route('/', importCalls(app))
  calls.route('/', adminFaqCalls(app))
  calls.route('/', adminInquiryCalls(app))
  return calls
}
