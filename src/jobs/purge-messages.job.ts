import { purgeMessages } from '../features/privacy/purge-messages.ts'
import type { Job } from './job.ts'

/** Also ended questions to partners. */
export const purgeMessagesJob: Job<'purge-messages'> = {
  name: 'purge-messages',
  queue: { retryLimit: 3, retryDelay: 300, deleteAfterSeconds: 86_400 },
  schedule: '43 3 * * *',
  run: async (app) => {
    const { checkCount, messageCount } = await purgeMessages(app)
    if (checkCount + messageCount > 0)
      app.log.info({ checkCount, messageCount }, 'old questions to partners and messages were deleted')
  },
}
