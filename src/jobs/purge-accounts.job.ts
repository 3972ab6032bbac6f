import { purgeAccounts } from '../features/accounts/purge-accounts.ts'
import type { Job } from './job.ts'

/** Expired sessions, challenges, links and counts. */
export const purgeAccountsJob: Job<'purge-accounts'> = {
  name: 'purge-accounts',
  queue: { retryLimit: 2, retryDelay: 60, deleteAfterSeconds: 3600 },
  schedule: '17 * * * *',
  run: (app) => purgeAccounts(app),
}
