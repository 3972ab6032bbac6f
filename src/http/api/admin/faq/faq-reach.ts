import type { OpenAPIHono } from '@hono/zod-openapi'
import type { App } from '../../../../app.ts'
import { findUnreachableFaq } from '../../../../features/faq/find-unreachable-faq.ts'
import { listFaqPartners } from '../../../../features/faq/list-faq-partners.ts'
import { listFaqPartnersCall, listUnreachableFaqCall } from '../../../../shared/calls/faq.ts'
import { createCalls, serveCall } from '../../serve-call.ts'
import type { AdminEnv } from '../every-call/require-admin.ts'

/** Registers the calls that show where questions appear. */
export function faqReachCalls(app: App): OpenAPIHono<AdminEnv> {
  const calls = createCalls<AdminEnv>()
  serveCall(calls, listFaqPartnersCall, () => listFaqPartners(app))
  serveCall(calls, listUnreachableFaqCall, () => findUnreachableFaq(app))
  return calls
}
