import { sealRows } from '../features/privacy/seal-rows.ts'
import type { Job } from './job.ts'

/** Plain values of older releases and those under older keys; also at each start. */
export const sealRowsJob: Job<'seal-rows'> = {
  name: 'seal-rows',
  queue: { retryLimit: 3, retryDelay: 30, expireInSeconds: 3600, deleteAfterSeconds: 3600 },
  schedule: '23 * * * *',
  async run(app, _, signal) {
    const count = await sealRows(app.db, () => {}, signal)
    if (count > 0) app.log.info({ count }, 'stored personal data were encrypted')
  },
}
