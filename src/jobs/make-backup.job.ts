import { runBackup } from '../features/backup/run-backup.ts'
import type { Job } from './job.ts'

/** Failures are recorded for the Jobs screen. */
export const makeBackupJob: Job<'make-backup'> = {
  name: 'make-backup',
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
}
