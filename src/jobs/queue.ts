import type { QueueOptions } from 'pg-boss'
import type { App } from '../app.ts'
import type { Queryable } from '../db/open.ts'

export type JobPayloads = {
  'send-mail': { outboxId: string }
  'mail-partner-checks': Record<string, never>
  /** Encrypted (typed-name.ts). */
  'send-password-link': { name: string }
  'sweep-outbox': Record<string, never>
  'purge-idempotency-keys': Record<string, never>
  'run-import': { id: string }
  'purge-imports': Record<string, never>
  'purge-accounts': Record<string, never>
  'remove-deleted-partners': Record<string, never>
  'erase-old-inquiries': Record<string, never>
  'run-google-update': { id: string }
  'purge-google-content': Record<string, never>
  'refresh-from-google': Record<string, never>
  'run-descriptions': { id: string }
  'purge-descriptions': Record<string, never>
  'render-videos': Record<string, never>
  'resume-work': Record<string, never>
  'sweep-videos': Record<string, never>
  'make-backup': Record<string, never>
  'remove-unused-uploads': Record<string, never>
  'purge-messages': Record<string, never>
  'seal-rows': Record<string, never>
}

export type JobName = keyof JobPayloads

/** No commit, no job. */
export type JobQueue = {
  enqueue<Name extends JobName>(tx: Queryable, name: Name, payload: JobPayloads[Name]): Promise<void>
}

/** A crash may repeat it: the same payload twice must do no harm. */
export type Job<Name extends JobName = JobName> = {
  queue: QueueOptions
  /** Cron in UTC; null: switched off. */
  schedule?: string | ((config: App['config']) => string | null)
  /** `signal` aborts at the stop; the rest must be found again. */
  run(app: App, payload: JobPayloads[Name], signal: AbortSignal): Promise<void>
}

export type Jobs = { [Name in JobName]?: Job<Name> }
