import { removeUnusedUploads } from '../features/uploads/remove-unused-uploads.ts'
import type { Job } from './job.ts'

export const removeUnusedUploadsJob: Job<'remove-unused-uploads'> = {
  name: 'remove-unused-uploads',
  queue: { retryLimit: 2, retryDelay: 600, deleteAfterSeconds: 86_400 },
  schedule: '37 * * * *',
  run: async (app) => {
    const count = await removeUnusedUploads(app)
    if (count > 0) app.log.info({ count }, 'pictures that no partner uses were removed')
  },
}
