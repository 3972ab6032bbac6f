import { workOnRun } from '../features/description-runs/work-on-run.ts'
import type { Job } from './job.ts'

/** For processes without jobs. `resume-work` repeats it. */
export const runDescriptionsJob: Job<'run-descriptions'> = {
  name: 'run-descriptions',
  queue: { retryLimit: 0, expireInSeconds: 86_399, heartbeatSeconds: 60, deleteAfterSeconds: 3600 },
  run: (app, { id }) => workOnRun(app, id),
}
