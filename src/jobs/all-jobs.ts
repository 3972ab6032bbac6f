import { purgeGoogleContentJob, refreshFromGoogleJob, runGoogleUpdateJob } from './google.jobs.ts'
import {
  eraseOldInquiriesJob,
  purgeIdempotencyKeysJob,
  purgeMessagesJob,
  sendMailJob,
  sweepOutboxJob,
} from './inquiries.jobs.ts'
import {
  mailPartnerChecksJob,
  purgeDescriptionsJob,
  purgeImportsJob,
  removeDeletedPartnersJob,
  removeUnusedUploadsJob,
  runDescriptionsJob,
  runImportJob,
} from './partners.jobs.ts'
import type { Job, JobName } from './queue.ts'
import {
  makeBackupJob,
  purgeAccountsJob,
  resumeWorkJob,
  sealRowsJob,
  sendPasswordLinkJob,
} from './upkeep.jobs.ts'
import { renderVideosJob, sweepVideosJob } from './videos.jobs.ts'

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
