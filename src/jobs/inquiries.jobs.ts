import { deliverMail } from '../features/inquiries/mail/deliver-mail.ts'
import { sweepOutbox } from '../features/inquiries/mail/sweep-outbox.ts'
import { purgeInquiryCounts } from '../features/inquiries/receive/count-inquiry.ts'
import { purgeIdempotencyKeys } from '../features/inquiries/receive/idempotency.ts'
import { eraseOldInquiries } from '../features/privacy/erase-old-inquiries.ts'
import { purgeMessages } from '../features/privacy/purge-messages.ts'
import type { Jobs } from './queue.ts'

export const inquiryJobs = {
  /** Retries for two days. A missing heartbeat reveals a dead worker. */
  'send-mail': {
    queue: {
      retryLimit: 200,
      retryDelay: 15,
      retryBackoff: true,
      retryDelayMax: 900,
      heartbeatSeconds: 60,
      retentionSeconds: 14 * 86_400,
      deleteAfterSeconds: 86_400,
    },
    run: (app, { outboxId }) => deliverMail(app, outboxId),
  },
  /** Messages without a job, as after a restore. */
  'sweep-outbox': {
    queue: { retryLimit: 2, retryDelay: 30, deleteAfterSeconds: 3600 },
    schedule: '*/10 * * * *',
    run: async (app) => {
      await sweepOutbox(app)
    },
  },
  'erase-old-inquiries': {
    queue: { retryLimit: 3, retryDelay: 300, deleteAfterSeconds: 86_400 },
    schedule: '23 3 * * *',
    run: async (app) => {
      const count = await eraseOldInquiries(app)
      if (count > 0) app.log.info({ count }, 'inquiries older than they may be kept were erased')
    },
  },
  'purge-messages': {
    queue: { retryLimit: 3, retryDelay: 300, deleteAfterSeconds: 86_400 },
    schedule: '43 3 * * *',
    run: async (app) => {
      const { checkCount, messageCount } = await purgeMessages(app)
      if (checkCount + messageCount > 0)
        app.log.info({ checkCount, messageCount }, 'old questions to partners and messages were deleted')
    },
  },
  'purge-idempotency-keys': {
    queue: { retryLimit: 2, retryDelay: 60, deleteAfterSeconds: 3600 },
    schedule: '7 * * * *',
    run: async (app) => {
      await purgeIdempotencyKeys(app)
      await purgeInquiryCounts(app)
    },
  },
} satisfies Jobs
