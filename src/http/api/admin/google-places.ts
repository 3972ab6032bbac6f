import type { OpenAPIHono } from '@hono/zod-openapi'
import type { App } from '../../../app.ts'
import {
  listGooglePartners,
  listMissing,
  listMissingIds,
} from '../../../features/google-places/list-partners.ts'
import { decideMatch } from '../../../features/google-places/queue/decide-match.ts'
import { listFindings, markSeen } from '../../../features/google-places/queue/list-findings.ts'
import { listQueue } from '../../../features/google-places/queue/list-queue.ts'
import { loadCandidates } from '../../../features/google-places/queue/load-candidates.ts'
import { readGoogleStatus } from '../../../features/google-places/read-status.ts'
import { NO_RATING, NOT_FOUND } from '../../../features/google-places/run/ask-for-partner.ts'
import { cancelRun, continueRun } from '../../../features/google-places/run/change-run.ts'
import { planRun } from '../../../features/google-places/run/plan-run.ts'
import { readBatchAnswer, readRun } from '../../../features/google-places/run/read-run.ts'
import { MOST_HELD_MS, runUpdate } from '../../../features/google-places/run/run-update.ts'
import { startRun } from '../../../features/google-places/run/start-run.ts'
import { testService } from '../../../features/google-places/test-service.ts'
import {
  batchUpdateCall,
  cancelGoogleRunCall,
  continueGoogleRunCall,
  decideMatchCall,
  listGoogleFindingsCall,
  listGooglePartnersCall,
  listMatchQueueCall,
  listMissingIdsCall,
  listPartnersWithoutGoogleCall,
  loadCandidatesCall,
  markFindingSeenCall,
  planGoogleRunCall,
  readGoogleRunCall,
  readGoogleStatusCall,
  startGoogleRunCall,
  testGooglePlacesCall,
  updateFromGoogleCall,
} from '../../../shared/calls/google-places.ts'
import { AppError } from '../../../shared/errors.ts'
import { DOUBTFUL } from '../../../shared/google-places/run.ts'
import { serveCall } from '../serve-call.ts'
import { type AdminEnv, actorOf } from './every-call/require-admin.ts'
import { handToWorker } from './work.ts'

export function serveGooglePlacesCalls(calls: OpenAPIHono<AdminEnv>, app: App): void {
  serveCall(calls, readGoogleStatusCall, () => readGoogleStatus(app))
  serveCall(calls, testGooglePlacesCall, async () => ({ testResult: await testService(app) }))
  serveCall(calls, listPartnersWithoutGoogleCall, () => listMissing(app))
  serveCall(calls, listGooglePartnersCall, ({ query }) => listGooglePartners(app, query))
  serveCall(calls, listMissingIdsCall, async ({ query }) => ({ ids: await listMissingIds(app, query.q) }))

  serveCall(calls, updateFromGoogleCall, async ({ params }, c) => {
    const { partnerId } = params
    const run = await runToEnd({ partnerIds: [partnerId], kind: 'single' }, c)
    const [result] = run.results
    const error = result?.error ?? run.error ?? 'Google gave no answer.'
    if (error === NOT_FOUND || error === DOUBTFUL) throw new AppError('conflict', error)
    const googleData =
      error === NO_RATING ? { rating: null, review_count: null } : (result?.googleData ?? null)
    if (!googleData) throw new AppError('upstream_failed', error)
    return { googleData, changeSetId: run.changeSetId }
  })
  serveCall(calls, batchUpdateCall, async ({ body }, c) => {
    const partnerIds = body.partnerIds.slice(0, body.limit)
    const run = await runToEnd({ partnerIds, kind: 'selected' }, c)
    if (run.state === 'failed' || (run.state === 'stopped' && run.successCount === 0))
      throw new AppError('upstream_failed', run.error ?? 'Google gave no answer.')
    return readBatchAnswer(app, run)
  })
  serveCall(calls, planGoogleRunCall, ({ body }) => planRun(app, body.partnerIds))
  serveCall(calls, startGoogleRunCall, async ({ body }, c) => {
    const id = await startRun(app, { ...body, kind: 'selected' }, actorOf(c))
    return runInBackground(id)
  })
  serveCall(calls, readGoogleRunCall, ({ params, query }) => readRun(app, params.id, query))
  serveCall(calls, cancelGoogleRunCall, async ({ params }) => {
    await cancelRun(app, params.id)
    return readRun(app, params.id)
  })
  serveCall(calls, continueGoogleRunCall, async ({ params }, c) =>
    runInBackground(await continueRun(app, params.id, actorOf(c))),
  )

  serveCall(calls, listMatchQueueCall, () => listQueue(app))
  serveCall(calls, loadCandidatesCall, async ({ params }) => ({
    candidates: await loadCandidates(app, params.partnerId),
  }))
  serveCall(calls, decideMatchCall, ({ params, body }, c) =>
    decideMatch(app, params.partnerId, body, actorOf(c)),
  )
  serveCall(calls, listGoogleFindingsCall, () => listFindings(app))
  serveCall(calls, markFindingSeenCall, ({ params }) => markSeen(app, params.partnerId))

  async function runToEnd(wanted: Parameters<typeof startRun>[1], c: Parameters<typeof actorOf>[0]) {
    const id = await startRun(app, wanted, actorOf(c))
    await runUpdate(app, id, { mostHeldMs: MOST_HELD_MS })
    const run = await readRun(app, id)
    if (run.state === 'running')
      throw new AppError('unavailable', 'The directory is being restarted. The update goes on by itself.')
    return run
  }

  async function runInBackground(id: string) {
    const isHandedOver = await handToWorker(app, 'run-google-update', id)
    if (!isHandedOver) app.background.start(runUpdate(app, id))
    return readRun(app, id)
  }
}
