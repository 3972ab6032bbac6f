import type { App } from '../../app.ts'
import type { WorkList } from '../../shared/work.ts'
import { listRuns } from '../description-runs/read-run.ts'

/** Being written, or failed. */
export async function listTextWork(app: Pick<App, 'db'>): Promise<WorkList> {
  const runs = (await listRuns(app)).filter(({ state }) => state === 'writing' || state === 'failed')
  const items = runs.map((run) => ({
    id: run.id,
    kind: 'texts' as const,
    state: run.state === 'failed' ? ('failed' as const) : ('running' as const),
    title: `Descriptions: ${run.writtenCount} of ${run.totalCount}`,
    reason: run.notice,
    since: run.createdAt,
    attempts: 1,
    nextTryAt: null,
    progress: run.totalCount === 0 ? null : run.writtenCount / run.totalCount,
    canRetry: run.state === 'failed',
    canGiveUp: true,
    link: `/admin/descriptions/${run.id}`,
  }))
  const failed = items.filter(({ state }) => state === 'failed').length
  return { items, counts: { running: items.length - failed, waiting: 0, failed } }
}
