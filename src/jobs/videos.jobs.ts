import { renderWaiting } from '../features/videos/render-waiting.ts'
import { sweepVideos } from '../features/videos/sweep-videos.ts'
import type { Jobs } from './queue.ts'

export const videoJobs = {
  'render-videos': {
    // A queue may take hours; heartbeats reveal dead workers.
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
  },
  'sweep-videos': {
    queue: { retryLimit: 2, retryDelay: 60, deleteAfterSeconds: 3600 },
    schedule: '53 3 * * *',
    run: (app) => sweepVideos(app),
  },
} satisfies Jobs
