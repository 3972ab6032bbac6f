import { resumeUpdates } from '../features/google-places/run/run-update.ts'
import type { Job } from './job.ts'

export const resumeGoogleUpdatesJob: Job<'resume-google-updates'> = {
  name: 'resume-google-updates',
  queue: { retryLimit: 0, expireInSeconds: 7200, deleteAfterSeconds: 3600 },
  schedule: '* * * * *',
  run: (app) => resumeUpdates(app),
}
