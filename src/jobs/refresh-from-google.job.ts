import { refreshNightly } from '../features/google-places/refresh-nightly.ts'
import type { Job } from './job.ts'

export const refreshFromGoogleJob: Job<'refresh-from-google'> = {
  name: 'refresh-from-google',
  queue: { retryLimit: 0, expireInSeconds: 7200, deleteAfterSeconds: 86_400 },
  schedule: '53 8 * * *',
  run: (app) => refreshNightly(app),
}
