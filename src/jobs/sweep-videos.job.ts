import { sweepVideos } from '../features/videos/sweep-videos.ts'
import type { Job } from './job.ts'

export const sweepVideosJob: Job<'sweep-videos'> = {
  name: 'sweep-videos',
  queue: { retryLimit: 2, retryDelay: 60, deleteAfterSeconds: 3600 },
  schedule: '53 3 * * *',
  run: (app) => sweepVideos(app),
}
