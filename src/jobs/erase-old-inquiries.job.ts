import { eraseOldInquiries } from '../features/privacy/erase-old-inquiries.ts'
import type { Job } from './job.ts'

export const eraseOldInquiriesJob: Job<'erase-old-inquiries'> = {
  name: 'erase-old-inquiries',
  queue: { retryLimit: 3, retryDelay: 300, deleteAfterSeconds: 86_400 },
  schedule: '23 3 * * *',
  run: async (app) => {
    const count = await eraseOldInquiries(app)
    if (count > 0) app.log.info({ count }, 'inquiries older than they may be kept were erased')
  },
}
