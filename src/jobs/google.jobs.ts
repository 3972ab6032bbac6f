import { purgeGoogleContent } from '../features/google-places/purge-content.ts'
import { refreshNightly } from '../features/google-places/refresh-nightly.ts'
import { runUpdate } from '../features/google-places/run/run-update.ts'
import type { Jobs } from './queue.ts'

export const googleJobs = {
  /** For processes without jobs. `resume-work` repeats it. */
  'run-google-update': {
    queue: { retryLimit: 0, expireInSeconds: 7200, deleteAfterSeconds: 3600 },
    run: (app, { id }) => {
      const work = runUpdate(app, id)
      // The stop waits for a paid call.
      app.background.start(work)
      return work
    },
  },
  'refresh-from-google': {
    queue: { retryLimit: 0, expireInSeconds: 7200, deleteAfterSeconds: 86_400 },
    schedule: '53 8 * * *',
    run: (app) => refreshNightly(app),
  },
  'purge-google-content': {
    queue: { retryLimit: 3, retryDelay: 300, deleteAfterSeconds: 86_400 },
    schedule: '41 * * * *',
    run: async (app) => {
      const count = await purgeGoogleContent(app)
      if (count > 0) app.log.info({ count }, 'ratings from Google older than they may be kept were deleted')
    },
  },
} satisfies Jobs
