import { renderWaiting } from '../features/videos/render-waiting.ts'
import type { Job } from './job.ts'

export const resumeVideosJob: Job<'resume-videos'> = {
  name: 'resume-videos',
  queue: { retryLimit: 0, expireInSeconds: 86_399, heartbeatSeconds: 60, deleteAfterSeconds: 3600 },
  schedule: '* * * * *',
  run: (app, _, signal) => renderWaiting(app, signal),
}
