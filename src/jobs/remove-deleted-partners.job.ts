import { removeDeletedPartners } from '../features/history/remove-deleted-partners.ts'
import type { Job } from './job.ts'

export const removeDeletedPartnersJob: Job<'remove-deleted-partners'> = {
  name: 'remove-deleted-partners',
  queue: { retryLimit: 2, retryDelay: 600, deleteAfterSeconds: 86_400 },
  schedule: '23 3 * * *',
  run: async (app) => {
    await removeDeletedPartners(app)
  },
}
