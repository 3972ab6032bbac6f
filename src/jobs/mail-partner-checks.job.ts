import { mailChecks } from '../features/partner-checks/mail-checks.ts'
import type { Job } from './job.ts'

/** A second run continues. */
export const mailPartnerChecksJob: Job<'mail-partner-checks'> = {
  name: 'mail-partner-checks',
  queue: { retryLimit: 10, retryDelay: 15, retryBackoff: true, deleteAfterSeconds: 86_400 },
  run: async (app, _payload, signal) => {
    await mailChecks(app, signal)
  },
}
