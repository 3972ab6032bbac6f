import { sweepOutbox } from '../features/inquiries/mail/sweep-outbox.ts'
import type { Job } from './job.ts'

/** For messages without a job, as after a restore. */
export const sweepOutboxJob: Job<'sweep-outbox'> = {
  name: 'sweep-outbox',
  queue: { retryLimit: 2, retryDelay: 30, deleteAfterSeconds: 3600 },
  schedule: '*/10 * * * *',
  run: async (app) => {
    await sweepOutbox(app)
  },
}
