import { purgeRuns } from '../features/description-runs/purge-runs.ts'
import type { Job } from './job.ts'

export const purgeDescriptionsJob: Job<'purge-descriptions'> = {
  name: 'purge-descriptions',
  queue: { retryLimit: 2, retryDelay: 60, deleteAfterSeconds: 3600 },
  schedule: '41 3 * * *',
  run: (app) => purgeRuns(app),
}
