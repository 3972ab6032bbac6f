import { sendForgottenLink } from '../features/accounts/forgotten-password/send-forgotten-link.ts'
import { purgeAccounts } from '../features/accounts/purge-accounts.ts'
import { runBackup } from '../features/backup/run-backup.ts'
import { sealRows } from '../features/privacy/seal-rows.ts'
import { findLeftWork } from '../features/work/find-left-work.ts'
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
  /** Plain values of older releases and those under older keys. */
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
} satisfies Jobs
