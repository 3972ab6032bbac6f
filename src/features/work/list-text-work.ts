import type { App } from '../../app.ts'
import { counted, type WorkList } from '../../shared/work.ts'
import { listRuns } from '../description-runs/read-run.ts'

/** Under way, or failed. */
export async function listTextWork(app: Pick<App, 'db'>): Promise<WorkList> {
  const runs = (await listRuns(app)).filter(({ state }) =>
    ['writing', 'publishing', 'failed'].includes(state),
  )
  const items = runs.map((run) => {
    const isPublishing = run.state === 'publishing'
    const done = isPublishing ? run.publishedCount : run.writtenCount
    const total = isPublishing ? run.acceptedCount : run.totalCount
    return {
      id: run.id,
      kind: 'texts' as const,
      state: run.state === 'failed' ? ('failed' as const) : ('running' as const),
      title: `Descriptions: ${done} of ${total}${isPublishing ? ' published' : ''}`,
      reason: run.notice,
      since: run.createdAt,
      attempts: 1,
      nextTryAt: null,
      progress: total === 0 ? null : done / total,
      canRetry: run.state === 'failed',
      canGiveUp: true,
      link: `/admin/descriptions/${run.id}`,
    }
  })
  return counted(items)
}
