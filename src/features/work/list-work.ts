import type { App } from '../../app.ts'
import { counted, type Work, type WorkItem, type WorkList } from '../../shared/work.ts'
import { listRuns } from '../description-runs/read-run.ts'
import { listImports } from '../import-jobs/read-import.ts'
import { listGoogleWork } from './list-google-work.ts'
import { listMailWork } from './list-mail-work.ts'
import { listVideoWork } from './list-video-work.ts'

/** A service that cannot describe itself does not hide others. */
export async function listWork(app: Pick<App, 'db' | 'services' | 'videos'>): Promise<Work> {
  const [services, ...lists] = await Promise.all([
    Promise.all(
      app.services.map(async (service) => {
        const { id, label, isConfigured, action } = service
        const state = await service
          .describe()
          .catch(() => ({ sentence: 'Its state could not be read.', isTroubled: true }))
        return { id, label, isConfigured, action, ...state }
      }),
    ),
    listMailWork(app),
    listTextWork(app),
    listGoogleWork(app),
    listImportWork(app),
    listVideoWork(app),
  ])
  const sum = (state: keyof Work['counts']) => lists.reduce((total, list) => total + list.counts[state], 0)
  return {
    items: lists.flatMap((list) => list.items),
    counts: { running: sum('running'), waiting: sum('waiting'), failed: sum('failed') },
    services,
  }
}

/** Under way, or failed. */
async function listTextWork(app: Pick<App, 'db'>): Promise<WorkList> {
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

/** Others wait for a person, or are over. */
const STATES: Readonly<Record<string, WorkItem['state']>> = {
  waiting: 'waiting',
  checking: 'running',
  writing: 'running',
  failed: 'failed',
}

async function listImportWork(app: Pick<App, 'db'>): Promise<WorkList> {
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
