import type { QueueOptions } from 'pg-boss'
import type { App } from '../app.ts'
import type { JobName, JobPayloads } from './queue.ts'

/**
 * One kind of job: what runs, how it is repeated when it fails, and when it runs by itself.
 * A handler may be called twice for one payload (a crash after the work, before its record), so it must bear that.
 */
export type Job<Name extends JobName = JobName> = {
  name: Name
  /** Retry, back-off and time limits, as pg-boss takes them; in seconds. */
  queue: QueueOptions
  /** Cron expression in UTC for a job that also runs by itself; its payload is then empty. */
  schedule?: string
  run(app: App, payload: JobPayloads[Name]): Promise<void>
}
