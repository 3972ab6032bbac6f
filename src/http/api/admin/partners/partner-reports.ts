import type { OpenAPIHono } from '@hono/zod-openapi'
import type { App } from '../../../../app.ts'
import { listReports, resolveReport } from '../../../../features/partner-reports/list-reports.ts'
import { listPartnerReportsCall, resolvePartnerReportCall } from '../../../../shared/calls/partner-reports.ts'
import { createCalls, serveCall } from '../../serve-call.ts'
import { type AdminEnv, actorOf } from '../every-call/require-admin.ts'

/** Registers the calls of visitors' reports. */
export function partnerReportCalls(app: App): OpenAPIHono<AdminEnv> {
  const calls = createCalls<AdminEnv>()
  serveCall(calls, listPartnerReportsCall, () => listReports(app))
  serveCall(calls, resolvePartnerReportCall, ({ params }, c) => resolveReport(app, params.id, actorOf(c)))
  return calls
}
