import { runImport } from '../features/import-jobs/run-import.ts'
import type { Job } from './job.ts'

/** For processes without jobs. `resume-work` repeats it. */
export const runImportJob: Job<'run-import'> = {
  name: 'run-import',
  queue: { retryLimit: 0, expireInSeconds: 900, deleteAfterSeconds: 3600 },
  run: (app, { id }) => runImport(app, id),
}
