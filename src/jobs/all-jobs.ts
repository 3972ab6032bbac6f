import { eraseOldInquiriesJob } from './erase-old-inquiries.job.ts'
import type { Job } from './job.ts'
import { mailPartnerChecksJob } from './mail-partner-checks.job.ts'
import { makeBackupJob } from './make-backup.job.ts'
import { purgeAccountsJob } from './purge-accounts.job.ts'
import { purgeDescriptionsJob } from './purge-descriptions.job.ts'
import { purgeGoogleContentJob } from './purge-google-content.job.ts'
import { purgeIdempotencyKeysJob } from './purge-idempotency-keys.job.ts'
import { purgeImportsJob } from './purge-imports.job.ts'
import { purgeMessagesJob } from './purge-messages.job.ts'
import type { JobName } from './queue.ts'
import { refreshFromGoogleJob } from './refresh-from-google.job.ts'
import { removeDeletedPartnersJob } from './remove-deleted-partners.job.ts'
import { removeUnusedUploadsJob } from './remove-unused-uploads.job.ts'
import { renderVideosJob } from './render-videos.job.ts'
import { resumeWorkJob } from './resume-work.job.ts'
import { runDescriptionsJob } from './run-descriptions.job.ts'
import { runGoogleUpdateJob } from './run-google-update.job.ts'
import { runImportJob } from './run-import.job.ts'
import { sealRowsJob } from './seal-rows.job.ts'
import { sendMailJob } from './send-mail.job.ts'
import { sendPasswordLinkJob } from './send-password-link.job.ts'
import { sweepOutboxJob } from './sweep-outbox.job.ts'
import { sweepVideosJob } from './sweep-videos.job.ts'

const JOB_NAMES: Record<JobName, true> = {
  'send-mail': true,
  'send-password-link': true,
  'mail-partner-checks': true,
  'sweep-outbox': true,
  'purge-idempotency-keys': true,
  'run-import': true,
  'purge-imports': true,
  'purge-accounts': true,
  'remove-deleted-partners': true,
  'erase-old-inquiries': true,
  'run-google-update': true,
  'purge-google-content': true,
  'refresh-from-google': true,
  'run-descriptions': true,
  'purge-descriptions': true,
  'render-videos': true,
  'resume-work': true,
  'sweep-videos': true,
  'make-backup': true,
  'remove-unused-uploads': true,
  'purge-messages': true,
  'seal-rows': true,
}

export const ALL_JOBS: readonly Job[] = [
  sendMailJob,
  sendPasswordLinkJob,
  mailPartnerChecksJob,
  sweepOutboxJob,
  purgeIdempotencyKeysJob,
  runImportJob,
  purgeImportsJob,
  purgeAccountsJob,
  removeDeletedPartnersJob,
  eraseOldInquiriesJob,
  runGoogleUpdateJob,
  purgeGoogleContentJob,
  refreshFromGoogleJob,
  runDescriptionsJob,
  purgeDescriptionsJob,
  renderVideosJob,
  resumeWorkJob,
  sweepVideosJob,
  makeBackupJob,
  removeUnusedUploadsJob,
  purgeMessagesJob,
  sealRowsJob,
] as readonly Job[]

/**
 * Each kind has exactly one handler, so that none is left undone. Throws one Error that names each mistake.
 */
export function checkJobs(
  jobs: readonly { name: string }[],
  names: readonly string[] = Object.keys(JOB_NAMES),
): void {
  const count = (name: string) => jobs.filter((job) => job.name === name).length
  const faults = [
    ...names.filter((name) => count(name) === 0).map((name) => `no handler for ${name}`),
    ...names.filter((name) => count(name) > 1).map((name) => `${count(name)} handlers for ${name}`),
    ...jobs
      .filter((job) => !names.includes(job.name))
      .map((job) => `a handler for the unknown job ${job.name}`),
  ]
  if (faults.length > 0) throw new Error(`The list of jobs is wrong: ${faults.join('; ')}.`)
}
