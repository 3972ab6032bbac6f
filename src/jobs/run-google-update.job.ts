import { runUpdate } from '../features/google-places/run/run-update.ts'
import type { Job } from './job.ts'

/** For processes without jobs. `resume-work` repeats it. */
export const runGoogleUpdateJob: Job<'run-google-update'> = {
  name: 'run-google-update',
  queue: { retryLimit: 0, expireInSeconds: 7200, deleteAfterSeconds: 3600 },
  run: (app, { id }) => {
    const work = runUpdate(app, id)
    // The stop waits for a paid call.
    app.background.start(work)
    return work
  },
}
