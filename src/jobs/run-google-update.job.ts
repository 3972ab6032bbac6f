import { runUpdate } from '../features/google-places/run/run-update.ts'
import type { Job } from './job.ts'

/** Does one update from Google for a process that runs no jobs. `resume-google-updates` repeats it. */
export const runGoogleUpdateJob: Job<'run-google-update'> = {
  name: 'run-google-update',
  queue: { retryLimit: 0, expireInSeconds: 7200, deleteAfterSeconds: 3600 },
  run: (app, { id }) => {
    const work = runUpdate(app, id)
    // A paid call under way is waited for when the product stops.
    app.background.start(work)
    return work
  },
}
