import type { App } from '../../src/app.ts'
import { findLeftWork } from '../../src/features/work/find-left-work.ts'
import { ALL_JOBS } from '../../src/jobs/all-jobs.ts'

/** Does what `resume-work` would queue, by the handlers of its jobs. */
export async function resumeWork(app: App): Promise<void> {
  for (const { name, payload } of await findLeftWork(app)) {
    const job = ALL_JOBS.find((one) => one.name === name)
    await job?.run(app, payload, new AbortController().signal)
  }
}
