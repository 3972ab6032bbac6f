import { sendForgottenLink } from '../features/accounts/forgotten-password/send-forgotten-link.ts'
import { purgeAccounts } from '../features/accounts/purge-accounts.ts'
import { runBackup } from '../features/backup/run-backup.ts'
import { purgeGoogleContent } from '../features/google-places/purge-content.ts'
import { refreshNightly } from '../features/google-places/refresh-nightly.ts'
import { runUpdate } from '../features/google-places/run/run-update.ts'
import { sealRows } from '../features/privacy/seal-rows.ts'
import { renderWaiting } from '../features/videos/render-waiting.ts'
import { sweepVideos } from '../features/videos/sweep-videos.ts'
import { findLeftWork } from '../features/work/find-left-work.ts'
import { inquiryJobs } from './inquiries.jobs.ts'
import { partnerJobs } from './partners.jobs.ts'
import type { Jobs } from './queue.ts'

export const upkeepJobs = {
  'resume-work': {
    queue: { retryLimit: 0, expireInSeconds: 60, deleteAfterSeconds: 3600 },
    schedule: '* * * * *',
    async run(app) {
      for (const { name, payload } of await findLeftWork(app)) await app.jobs.enqueue(app.db, name, payload)
    },
  },
  'make-backup': {
    queue: { retryLimit: 2, retryDelay: 600, expireInSeconds: 7200, deleteAfterSeconds: 86_400 },
    schedule: (config) => config.backup.schedule,
    run: async (app) => {
      const { file, bytes, rows, isKeyNew } = await runBackup(app)
      app.log.info({ file, bytes, rows }, 'a backup was made')
      if (isKeyNew) {
        const key = app.config.backup.keyFile
        app.log.warn({ key }, 'backups can be read only with this new key: keep a copy in another place')
      }
    },
  },
  /** Older releases' plain values, and those under older keys. */
  'seal-rows': {
    queue: { retryLimit: 3, retryDelay: 30, expireInSeconds: 3600, deleteAfterSeconds: 3600 },
    schedule: '23 * * * *',
    async run(app, _, signal) {
      const count = await sealRows(app.db, () => {}, signal)
      if (count > 0) app.log.info({ count }, 'stored personal data were encrypted')
    },
  },
  'purge-accounts': {
    queue: { retryLimit: 2, retryDelay: 60, deleteAfterSeconds: 3600 },
    schedule: '17 * * * *',
    run: (app) => purgeAccounts(app),
  },
  'send-password-link': {
    queue: {
      retryLimit: 5,
      retryDelay: 10,
      retryBackoff: true,
      retentionSeconds: 1800,
      deleteAfterSeconds: 60,
    },
    run: (app, { name }) => sendForgottenLink(app, name),
  },
  /** From processes without jobs. `resume-work` repeats it. */
  'run-google-update': {
    queue: { retryLimit: 0, expireInSeconds: 7200, deleteAfterSeconds: 3600 },
    run: (app, { id }) => {
      const work = runUpdate(app, id)
      // The stop waits for paid calls.
      app.background.start(work)
      return work
    },
  },
  'refresh-from-google': {
    queue: { retryLimit: 0, expireInSeconds: 7200, deleteAfterSeconds: 86_400 },
    schedule: '53 8 * * *',
    run: (app) => refreshNightly(app),
  },
  'purge-google-content': {
    queue: { retryLimit: 3, retryDelay: 300, deleteAfterSeconds: 86_400 },
    schedule: '41 * * * *',
    run: async (app) => {
      const count = await purgeGoogleContent(app)
      if (count > 0) app.log.info({ count }, 'ratings from Google older than they may be kept were deleted')
    },
  },
  'render-videos': {
    // Queues may take hours; heartbeats reveal dead workers.
    queue: {
      retryLimit: 20,
      retryDelay: 5,
      retryBackoff: true,
      retryDelayMax: 300,
      expireInSeconds: 86_399,
      heartbeatSeconds: 60,
      deleteAfterSeconds: 3600,
    },
    run: (app, _, signal) => renderWaiting(app, signal),
  },
  'sweep-videos': {
    queue: { retryLimit: 2, retryDelay: 60, deleteAfterSeconds: 3600 },
    schedule: '53 3 * * *',
    run: (app) => sweepVideos(app),
  },
} satisfies Jobs

/** A missing one does not compile. */
export const ALL_JOBS: Readonly<Required<Jobs>> = {
  ...inquiryJobs,
  ...partnerJobs,
  ...upkeepJobs,
}
