import { sendForgottenLink } from '../features/accounts/forgotten-password/send-forgotten-link.ts'
import type { Job } from './job.ts'

export const sendPasswordLinkJob: Job<'send-password-link'> = {
  name: 'send-password-link',
  queue: {
    retryLimit: 5,
    retryDelay: 10,
    retryBackoff: true,
    retentionSeconds: 1800,
    deleteAfterSeconds: 60,
  },
  run: (app, { name }) => sendForgottenLink(app, name),
}
