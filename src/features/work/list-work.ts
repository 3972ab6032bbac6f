import type { App } from '../../app.ts'
import type { Work } from '../../shared/work.ts'
import { listGoogleWork } from './list-google-work.ts'
import { listImportWork } from './list-import-work.ts'
import { listMailWork } from './list-mail-work.ts'
import { listTextWork } from './list-text-work.ts'
import { listVideoWork } from './list-video-work.ts'

/** A service that cannot describe itself does not hide the others. */
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
