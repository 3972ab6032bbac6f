import type { OpenAPIHono } from '@hono/zod-openapi'
import { compress } from 'hono/compress'
import type { App } from '../../../app.ts'
import { LARGER_BODIES } from '../../door/body-limits.ts'
import { limitBody } from '../../door/limit-body.ts'
import type { ServerParts } from '../../server-parts.ts'
import { createCalls } from '../serve-call.ts'
import { accountCalls } from './accounts/accounts.ts'
import { signInCalls } from './accounts/sign-in.ts'
import { dashboardCalls } from './dashboard.ts'
import { type AdminEnv, requireAdmin } from './every-call/require-admin.ts'
import { adminFaqCalls } from './faq/faq.ts'
import { historyCalls } from './history.ts'
import { importCalls } from './imports.ts'
import { adminInquiryCalls } from './inquiries/inquiries.ts'
import { descriptionRunCalls } from './partners/description-runs.ts'
import { descriptionCalls } from './partners/descriptions.ts'
import { adminPartnerCalls } from './partners/partners.ts'
import { uploadCalls } from './partners/uploads.ts'
import { workCalls } from './work.ts'

/**
 * Every call under /api/admin. What stands before the guard is open to everyone and proves who one is; everything
 * after it, an unknown path included, needs a signed-in administrator.
 */
export function adminCalls(app: App, parts: ServerParts): OpenAPIHono<AdminEnv> {
  const calls = createCalls<AdminEnv>()
  const old = createCalls<AdminEnv>()
  const open = createCalls<AdminEnv>()
  open.route('/', signInCalls(app, parts))
  calls.route('/api/admin', open)
  calls.use('/api/admin/*', requireAdmin(app))
  // Whole lists go over the line; no answer behind the guard holds a secret that its length could give away.
  calls.use('/api/admin/*', compress())
  for (const [path, maxBytes] of Object.entries(LARGER_BODIES)) calls.use(path, limitBody(maxBytes))
  old.route('/', accountCalls(app, parts))
  calls.route('/', dashboardCalls(app, parts))
  old.route('/', historyCalls(app))
  old.route('/', importCalls(app))
  old.route('/', adminFaqCalls(app))
  old.route('/', adminInquiryCalls(app))
  calls.route('/api/admin', old)
  calls.route('/', descriptionCalls(app))
  calls.route('/', descriptionRunCalls(app))
  calls.route('/', workCalls(app))
  calls.route('/', adminPartnerCalls(app))
  calls.route('/', uploadCalls(app))
  return calls
}
