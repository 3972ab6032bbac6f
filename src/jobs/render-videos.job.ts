import { renderWaiting } from '../features/videos/render-waiting.ts'
import type { Job } from './job.ts'

/** Renders the videos that wait. One that finds nothing left ends at once; one that died is repeated. */
export const renderVideosJob: Job<'render-videos'> = {
  name: 'render-videos',
  // A long queue takes hours; a heartbeat tells a worker that died.
  queue: {
    retryLimit: 20,
    retryDelay: 5,
    retryBackoff: true,
    retryDelayMax: 300,
    expireInSeconds: 86_399,
    heartbeatSeconds: 60,
    deleteAfterSeconds: 3600,
  },
  run: (app, _, signal) => renderWaiting(app, signal),
}
