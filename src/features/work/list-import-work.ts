import type { App } from '../../app.ts'
import { counted, type WorkItem, type WorkList } from '../../shared/work.ts'
import { listImports } from '../import-jobs/read-import.ts'

/** Others wait for a person, or are over. */
const STATES: Readonly<Record<string, WorkItem['state']>> = {
  waiting: 'waiting',
  checking: 'running',
  writing: 'running',
  failed: 'failed',
}

/** Of the last 20. */
export async function listImportWork(app: Pick<App, 'db'>): Promise<WorkList> {
  const items = (await listImports(app)).flatMap((job): WorkItem[] => {
    const state = STATES[job.state]
    if (!state) return []
    return [
      {
        id: job.id,
        kind: 'import',
        state,
        title: job.fileName,
        reason: job.error,
        since: job.createdAt,
        attempts: 1,
        nextTryAt: null,
        progress: job.totalCount ? Math.min(1, job.doneCount / job.totalCount) : null,
        canRetry: false,
        canGiveUp: state !== 'failed',
        link: `/admin/partners/import/${job.id}`,
      },
    ]
  })
  return counted(items)
}
