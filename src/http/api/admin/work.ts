import type { OpenAPIHono } from '@hono/zod-openapi'
import type { App } from '../../../app.ts'
import { listWork } from '../../../features/work/list-work.ts'
import { giveUpWork, retryWork } from '../../../features/work/retry-work.ts'
import { checkServiceCall, giveUpWorkCall, listWorkCall, retryWorkCall } from '../../../shared/calls/work.ts'
import { AppError } from '../../../shared/errors.ts'
import { createCalls, serveCall } from '../serve-call.ts'
import { type AdminEnv, actorOf } from './every-call/require-admin.ts'

/** Background work and outside services (the Jobs screen). */
export function workCalls(app: App): OpenAPIHono<AdminEnv> {
  const calls = createCalls<AdminEnv>()
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
  return calls
}
