import type { OpenAPIHono } from '@hono/zod-openapi'
import type { App } from '../../../../app.ts'
import { askPartners, findLastCheck } from '../../../../features/partner-checks/ask-partners.ts'
import { decideProposal } from '../../../../features/partner-checks/decide-proposal.ts'
import { listProposals } from '../../../../features/partner-checks/list-proposals.ts'
import { listReports, resolveReport } from '../../../../features/partner-reports/list-reports.ts'
import {
  askPartnersCall,
  decideProposalCall,
  listProposalsCall,
  readPartnerCheckCall,
} from '../../../../shared/calls/partner-checks.ts'
import { listPartnerReportsCall, resolvePartnerReportCall } from '../../../../shared/calls/partner-reports.ts'
import { serveCall } from '../../serve-call.ts'
import { type AdminEnv, actorOf } from '../every-call/require-admin.ts'

export function servePartnerCheckCalls(calls: OpenAPIHono<AdminEnv>, app: App): void {
  serveCall(calls, askPartnersCall, ({ body }, c) => askPartners(app, body.ids, actorOf(c)))
  serveCall(calls, readPartnerCheckCall, async ({ params }) => ({
    check: await findLastCheck(app, params.id),
  }))
  serveCall(calls, listProposalsCall, () => listProposals(app))
  serveCall(calls, decideProposalCall, ({ params, body }, c) =>
    decideProposal(app, params.id, body, actorOf(c)),
  )
}

export function servePartnerReportCalls(calls: OpenAPIHono<AdminEnv>, app: App): void {
  serveCall(calls, listPartnerReportsCall, () => listReports(app))
  serveCall(calls, resolvePartnerReportCall, ({ params }, c) => resolveReport(app, params.id, actorOf(c)))
}
