import type { OpenAPIHono } from '@hono/zod-openapi'
import type { App } from '../../../../app.ts'
import { acceptRest, decideDraft } from '../../../../features/description-runs/decide-draft.ts'
import { cancelRun, planRun } from '../../../../features/description-runs/plan-run.ts'
import { startPublishing } from '../../../../features/description-runs/publish-run.ts'
import { listDrafts, listRuns, readRun } from '../../../../features/description-runs/read-run.ts'
import { startRun } from '../../../../features/description-runs/start-run.ts'
import { workOnRun } from '../../../../features/description-runs/work-on-run.ts'
import {
  acceptRestCall,
  cancelRunCall,
  decideDraftCall,
  listDraftsCall,
  listRunsCall,
  planRunCall,
  publishRunCall,
  readRunCall,
  startRunCall,
} from '../../../../shared/calls/description-runs.ts'
import { serveCall } from '../../serve-call.ts'
import { type AdminEnv, actorOf } from '../every-call/require-admin.ts'
import { handToWorker } from '../work.ts'

export function serveDescriptionRunCalls(calls: OpenAPIHono<AdminEnv>, app: App): void {
  /** Continues after the answer; a job resumes it every minute. */
  async function workInBackground(id: string): Promise<void> {
    const isHandedOver = await handToWorker(app, 'run-descriptions', id)
    if (!isHandedOver) app.background.start(workOnRun(app, id))
  }
  serveCall(calls, startRunCall, async ({ body }, c) => {
    const id = await startRun(app, body, actorOf(c))
    await workInBackground(id)
    return readRun(app.db, id)
  })
  serveCall(calls, planRunCall, () => planRun(app))
  serveCall(calls, listRunsCall, () => listRuns(app))
  serveCall(calls, readRunCall, ({ params }) => readRun(app.db, params.id))
  serveCall(calls, listDraftsCall, ({ params, query }) => listDrafts(app, params.id, query))
  serveCall(calls, decideDraftCall, async ({ params, body }) => {
    await decideDraft(app, params.id, body)
    return readRun(app.db, params.id)
  })
  serveCall(calls, acceptRestCall, async ({ params, body }) => {
    await acceptRest(app, params.id, body)
    return readRun(app.db, params.id)
  })
  serveCall(calls, publishRunCall, async ({ params }, c) => {
    await startPublishing(app, params.id, actorOf(c))
    await workInBackground(params.id)
    return readRun(app.db, params.id)
  })
  serveCall(calls, cancelRunCall, async ({ params }) => {
    await cancelRun(app, params.id)
    return readRun(app.db, params.id)
  })
}
