import type { OpenAPIHono } from '@hono/zod-openapi'
import type { App } from '../../../app.ts'
import { createCoverage } from '../../../features/dashboard/create-coverage.ts'
import { createDirectoryFigures } from '../../../features/dashboard/create-directory-figures.ts'
import { readDashboard } from '../../../features/dashboard/read-dashboard.ts'
import { readCoverageCall, readDashboardCall } from '../../../shared/calls/dashboard.ts'
import type { ServerParts } from '../../server-parts.ts'
import { createCalls, serveCall } from '../serve-call.ts'
import type { AdminEnv } from './every-call/require-admin.ts'

export function dashboardCalls(app: App, parts: Pick<ServerParts, 'forwarding'>): OpenAPIHono<AdminEnv> {
  const calls = createCalls<AdminEnv>()
  const directoryFigures = createDirectoryFigures(app)
  const coverage = createCoverage(app)

  serveCall(calls, readDashboardCall, async ({ query }) => {
    const hasUnknownProxy = parts.forwarding.hasUnknownProxy()
    return readDashboard(app, directoryFigures, query.timeZone, {
      hasUnknownProxy,
      journal: await app.journal.state(),
    })
  })
  serveCall(calls, readCoverageCall, () => coverage())
  return calls
}
