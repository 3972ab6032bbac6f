import { OpenAPIHono } from '@hono/zod-openapi'
import { compress } from 'hono/compress'
import type { App } from '../../../app.ts'
import { LARGER_BODIES, limitBody } from '../../door/body-limits.ts'
import type { ServerParts } from '../../server-parts.ts'
import { serveAdministratorCalls } from './accounts/administrators.ts'
import { serveOwnAccountCalls } from './accounts/own-account.ts'
import { serveSignInCalls } from './accounts/sign-in.ts'
import { type AdminEnv, requireAdmin } from './every-call/require-admin.ts'
import { serveAdminFaqCalls } from './faq/faq.ts'
import { serveGooglePlacesCalls } from './google-places.ts'
import { serveHistoryCalls } from './history.ts'
import { serveImportCalls } from './imports.ts'
import { serveAdminInquiryCalls } from './inquiries/inquiries.ts'
import { serveDescriptionRunCalls } from './partners/description-runs.ts'
import { serveDescriptionCalls } from './partners/descriptions.ts'
import { servePartnerCheckCalls, servePartnerReportCalls } from './partners/partner-checks.ts'
import { serveAdminPartnerCalls } from './partners/partners.ts'
import { serveUploadCalls } from './partners/uploads.ts'
import { serveDashboardCalls, serveWorkCalls } from './work.ts'

/** All of /api/admin and /api/google-places, even unknown paths, needs an administrator. */
export function adminCalls(app: App, parts: ServerParts): OpenAPIHono<AdminEnv> {
  const calls = new OpenAPIHono<AdminEnv>()
  serveSignInCalls(calls, app, parts)
  const openPaths = new Set(calls.routes.map(({ path }) => path))
  const guard = requireAdmin(app)
  for (const path of ['/api/admin/*', '/api/google-places/*']) {
    // Another method of an open path is 405: a token would not help.
    calls.use(path, async (c, next) => (openPaths.has(c.req.path) ? c.notFound() : guard(c, next)))
  }
  // No answer holds a secret that its compressed length could reveal.
  for (const path of ['/api/admin/*', '/api/google-places/*']) calls.use(path, compress())
  for (const [path, maxBytes] of Object.entries(LARGER_BODIES)) calls.use(path, limitBody(maxBytes))
  serveOwnAccountCalls(calls, app, parts)
  serveAdministratorCalls(calls, app)
  serveDashboardCalls(calls, app, parts)
  serveHistoryCalls(calls, app)
  serveGooglePlacesCalls(calls, app)
  serveDescriptionCalls(calls, app)
  serveDescriptionRunCalls(calls, app)
  serveWorkCalls(calls, app)
  serveAdminPartnerCalls(calls, app, parts.partnerFinder)
  serveUploadCalls(calls, app)
  servePartnerCheckCalls(calls, app)
  servePartnerReportCalls(calls, app)
  serveImportCalls(calls, app)
  serveAdminFaqCalls(calls, app)
  serveAdminInquiryCalls(calls, app)
  return calls
}
