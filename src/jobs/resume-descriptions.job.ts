import { resumeRuns } from '../features/description-runs/work-on-run.ts'
import type { Job } from './job.ts'

export const resumeDescriptionsJob: Job<'resume-descriptions'> = {
  name: 'resume-descriptions',
  // A day: texts of a slow local model take hours. A second worker finds the run taken.
  queue: { retryLimit: 0, expireInSeconds: 86_399, heartbeatSeconds: 60, deleteAfterSeconds: 3600 },
  schedule: '* * * * *',
  run: (app) => resumeRuns(app),
}
