import { purgeGoogleContent } from '../features/google-places/purge-content.ts'
import type { Job } from './job.ts'

export const purgeGoogleContentJob: Job<'purge-google-content'> = {
  name: 'purge-google-content',
  queue: { retryLimit: 3, retryDelay: 300, deleteAfterSeconds: 86_400 },
  schedule: '41 * * * *',
  run: async (app) => {
    const count = await purgeGoogleContent(app)
    if (count > 0) app.log.info({ count }, 'ratings from Google older than they may be kept were deleted')
  },
}
