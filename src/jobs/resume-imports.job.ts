import { resumeImports } from '../features/import-jobs/resume-imports.ts'
import type { Job } from './job.ts'

export const resumeImportsJob: Job<'resume-imports'> = {
  name: 'resume-imports',
  queue: { retryLimit: 0, expireInSeconds: 900, deleteAfterSeconds: 3600 },
  schedule: '* * * * *',
  run: (app) => resumeImports(app),
}
