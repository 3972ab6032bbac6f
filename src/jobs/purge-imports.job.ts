import { purgeImports } from '../features/import-jobs/purge-imports.ts'
import type { Job } from './job.ts'

export const purgeImportsJob: Job<'purge-imports'> = {
  name: 'purge-imports',
  queue: { retryLimit: 2, retryDelay: 60, deleteAfterSeconds: 3600 },
  schedule: '23 3 * * *',
  run: (app) => purgeImports(app),
}
