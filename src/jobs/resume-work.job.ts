import { findLeftWork } from '../features/work/find-left-work.ts'
import type { Job } from './job.ts'

export const resumeWorkJob: Job<'resume-work'> = {
  name: 'resume-work',
  queue: { retryLimit: 0, expireInSeconds: 60, deleteAfterSeconds: 3600 },
  schedule: '* * * * *',
  async run(app) {
    for (const { name, payload } of await findLeftWork(app)) await app.jobs.enqueue(app.db, name, payload)
  },
}
