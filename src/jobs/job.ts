import type { QueueOptions } from 'pg-boss'
import type { App } from '../app.ts'
import type { JobName, JobPayloads } from './queue.ts'

/**
 * A kind of job: handler, retries, schedule. A handler must tolerate a second call with the same payload (a
 * crash after the work, before its record).
 */
export type Job<Name extends JobName = JobName> = {
  name: Name
  /** Retry, back-off and time limits for pg-boss, in seconds. */
  queue: QueueOptions
  /** Cron expression in UTC; the payload is then empty. */
  schedule?: string
  run(app: App, payload: JobPayloads[Name]): Promise<void>
}
