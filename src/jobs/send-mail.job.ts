import { deliverMail } from '../features/inquiries/mail/deliver-mail.ts'
import type { Job } from './job.ts'

/**
 * Retries after 15 s, doubling with jitter up to 15 minutes, 200 times: about two days. A missing heartbeat
 * reveals a dead worker.
 */
export const sendMailJob: Job<'send-mail'> = {
  name: 'send-mail',
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
}
