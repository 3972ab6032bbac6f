import type { QueueOptions } from 'pg-boss'
import type { App } from '../app.ts'
import type { JobName, JobPayloads } from './queue.ts'

/** A crash may repeat a job: it must tolerate the same payload twice. */
export type Job<Name extends JobName = JobName> = {
  name: Name
  /** For pg-boss, in seconds. */
  queue: QueueOptions
  /** Cron in UTC, with an empty payload; null: switched off. */
  schedule?: string | ((config: App['config']) => string | null)
  /** `signal` aborts at the stop; the rest must be found again. */
  run(app: App, payload: JobPayloads[Name], signal: AbortSignal): Promise<void>
}
