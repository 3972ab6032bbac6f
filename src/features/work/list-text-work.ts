import type { App } from '../../app.ts'
import { listRuns } from '../description-runs/read-run.ts'
import type { WorkList } from './list-work.ts'

/** Runs of descriptions that are being written. */
export async function listTextWork(app: Pick<App, 'db'>): Promise<WorkList> {
  const writing = (await listRuns(app)).filter((run) => run.state === 'writing')
  const items = writing.map((run) => ({
    id: run.id,
    kind: 'texts' as const,
    state: 'running' as const,
    title: `Descriptions: ${run.writtenCount} of ${run.totalCount}`,
    reason: run.notice,
    since: run.createdAt,
    attempts: 1,
    nextTryAt: null,
    progress: run.totalCount === 0 ? null : run.writtenCount / run.totalCount,
    canRetry: false,
    canGiveUp: true,
    link: `/admin/descriptions/${run.id}`,
  }))
  return { items, counts: { running: items.length, waiting: 0, failed: 0 } }
}
