import { purgeRuns } from '../features/description-runs/plan-run.ts'
import { workOnRun } from '../features/description-runs/work-on-run.ts'
import { removeDeletedPartners } from '../features/history/remove-deleted-partners.ts'
import { purgeImports } from '../features/import-jobs/purge-imports.ts'
import { runImport } from '../features/import-jobs/run-import.ts'
import { mailChecks } from '../features/partner-checks/mail-checks.ts'
import { removeUnusedUploads } from '../features/uploads/remove-unused-uploads.ts'
import type { Jobs } from './queue.ts'

export const partnerJobs = {
  'mail-partner-checks': {
    queue: { retryLimit: 10, retryDelay: 15, retryBackoff: true, deleteAfterSeconds: 86_400 },
    run: async (app, _payload, signal) => {
      await mailChecks(app, signal)
    },
  },
  'remove-deleted-partners': {
    queue: { retryLimit: 2, retryDelay: 600, deleteAfterSeconds: 86_400 },
    schedule: '23 3 * * *',
    run: async (app) => {
      await removeDeletedPartners(app)
    },
  },
  'remove-unused-uploads': {
    queue: { retryLimit: 2, retryDelay: 600, deleteAfterSeconds: 86_400 },
    schedule: '37 * * * *',
    run: async (app) => {
      const count = await removeUnusedUploads(app)
      if (count > 0) app.log.info({ count }, 'pictures that no partner uses were removed')
    },
  },
  'run-import': {
    queue: { retryLimit: 0, expireInSeconds: 900, deleteAfterSeconds: 3600 },
    run: (app, { id }) => runImport(app, id),
  },
  'purge-imports': {
    queue: { retryLimit: 2, retryDelay: 60, deleteAfterSeconds: 3600 },
    schedule: '23 3 * * *',
    run: (app) => purgeImports(app),
  },
  'run-descriptions': {
    queue: { retryLimit: 0, expireInSeconds: 86_399, heartbeatSeconds: 60, deleteAfterSeconds: 3600 },
    run: (app, { id }) => workOnRun(app, id),
  },
  'purge-descriptions': {
    queue: { retryLimit: 2, retryDelay: 60, deleteAfterSeconds: 3600 },
    schedule: '41 3 * * *',
    run: (app) => purgeRuns(app),
  },
} satisfies Jobs
