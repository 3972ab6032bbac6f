import type { OpenAPIHono } from '@hono/zod-openapi'
import type { App } from '../../../app.ts'
import { createCoverage } from '../../../features/dashboard/create-coverage.ts'
import { createDirectoryFigures } from '../../../features/dashboard/create-directory-figures.ts'
import { readDashboard } from '../../../features/dashboard/read-dashboard.ts'
import { listWork } from '../../../features/work/list-work.ts'
import { giveUpWork, retryWork } from '../../../features/work/retry-work.ts'
import { readCoverageCall, readDashboardCall } from '../../../shared/calls/dashboard.ts'
import { checkServiceCall, giveUpWorkCall, listWorkCall, retryWorkCall } from '../../../shared/calls/work.ts'
import { AppError } from '../../../shared/errors.ts'
import type { ServerParts } from '../../server-parts.ts'
import { serveCall } from '../serve-call.ts'
import { type AdminEnv, actorOf } from './every-call/require-admin.ts'

/** For the Jobs screen. */
export function serveWorkCalls(calls: OpenAPIHono<AdminEnv>, app: App): void {
  serveCall(calls, listWorkCall, () => listWork(app))
  serveCall(calls, retryWorkCall, ({ params }, c) => retryWork(app, params.kind, params.id, actorOf(c)))
  serveCall(calls, giveUpWorkCall, ({ params }, c) => giveUpWork(app, params.kind, params.id, actorOf(c)))
  serveCall(calls, checkServiceCall, async ({ params }, c) => {
    const service = app.services.find(({ id }) => id === params.id)
    if (!service) throw new AppError('not_found', 'There is no such service.')
    try {
      return { isWorking: true, sentence: await service.check(c.get('session').user) }
    } catch (error) {
      return { isWorking: false, sentence: error instanceof Error ? error.message : String(error) }
    }
  })
}

export function serveDashboardCalls(
  calls: OpenAPIHono<AdminEnv>,
  app: App,
  parts: Pick<ServerParts, 'forwarding'>,
): void {
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
}

/** With ROLE=web queues it and returns true; else the caller works. */
export async function handToWorker(
  app: Pick<App, 'config' | 'db' | 'jobs'>,
  name: 'run-import' | 'run-descriptions' | 'run-google-update',
  id: string,
): Promise<boolean> {
  if (app.config.role !== 'web') return false
  await app.jobs.enqueue(app.db, name, { id })
  return true
}
