import type { App } from '../../src/app.ts'
import { findLeftWork } from '../../src/features/work/find-left-work.ts'
import { ALL_JOBS } from '../../src/jobs/all-jobs.ts'
import type { Job } from '../../src/jobs/queue.ts'

/** Does what `resume-work` would queue, by the handlers of its jobs. */
export async function resumeWork(app: App): Promise<void> {
  for (const { name, payload } of await findLeftWork(app)) {
    const job: Job = ALL_JOBS[name]
    await job.run(app, payload, new AbortController().signal)
  }
}
