import { createRoute, type OpenAPIHono } from '@hono/zod-openapi'
import type { App } from '../../../app.ts'
import { createCoverage } from '../../../features/dashboard/create-coverage.ts'
import { createDirectoryFigures } from '../../../features/dashboard/create-directory-figures.ts'
import { readDashboard } from '../../../features/dashboard/read-dashboard.ts'
import { selectLackingPartners } from '../../../features/dashboard/select-lacking-partners.ts'
import {
  CoverageMap,
  Dashboard,
  DashboardQuery,
  LackingPartners,
  LackingQuery,
} from '../../../shared/dashboard.ts'
import type { ServerParts } from '../../server-parts.ts'
import { errorAnswers, jsonAnswer } from '../calls.ts'
import { createAdminCalls } from './create-admin-calls.ts'
import type { AdminEnv } from './every-call/require-admin.ts'

const dashboardRoute = createRoute({
  method: 'get',
  path: '/dashboard',
  summary: 'What a team looks at each morning',
  description: 'Days are counted in the given time zone (an IANA name), else in UTC.',
  request: { query: DashboardQuery },
  responses: { 200: jsonAnswer('The figures', Dashboard.openapi('Dashboard')), ...errorAnswers(400) },
})

const coverageRoute = createRoute({
  method: 'get',
  path: '/dashboard/coverage',
  summary: 'Active partners of each state and province, with the shapes of a map',
  responses: { 200: jsonAnswer('The map', CoverageMap.openapi('CoverageMap')), ...errorAnswers() },
})

const lackingRoute = createRoute({
  method: 'get',
  path: '/dashboard/lacking',
  summary: 'Active partners that lack something, the first 500 by name',
  request: { query: LackingQuery },
  responses: { 200: jsonAnswer('The partners', LackingPartners), ...errorAnswers(400) },
})

/** The figures of the dashboard. */
export function dashboardCalls(app: App, parts: Pick<ServerParts, 'forwarding'>): OpenAPIHono<AdminEnv> {
  const calls = createAdminCalls()
  const directoryFigures = createDirectoryFigures(app)
  const coverage = createCoverage(app)

  calls.openapi(dashboardRoute, async (c) => {
    const hasUnknownProxy = parts.forwarding.hasUnknownProxy()
    const { timeZone } = c.req.valid('query')
    return c.json(await readDashboard(app, directoryFigures, timeZone, { hasUnknownProxy }), 200)
  })
  calls.openapi(coverageRoute, async (c) => c.json(await coverage(), 200))
  calls.openapi(lackingRoute, async (c) =>
    c.json(await selectLackingPartners(app.db, c.req.valid('query').field), 200),
  )
  return calls
}
