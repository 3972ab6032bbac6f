import { purgeInquiryCounts } from '../features/inquiries/receive/count-inquiry.ts'
import { purgeIdempotencyKeys } from '../features/inquiries/receive/idempotency.ts'
import type { Job } from './job.ts'

/** Also counts of inquiries. */
export const purgeIdempotencyKeysJob: Job<'purge-idempotency-keys'> = {
  name: 'purge-idempotency-keys',
  queue: { retryLimit: 2, retryDelay: 60, deleteAfterSeconds: 3600 },
  schedule: '7 * * * *',
  run: async (app) => {
    await purgeIdempotencyKeys(app)
    await purgeInquiryCounts(app)
  },
}
