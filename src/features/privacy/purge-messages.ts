import { and, inArray, isNull, lt, ne } from 'drizzle-orm'
import type { App } from '../../app.ts'
import { outbox } from '../../db/schema/directory.ts'
import { purgeChecks } from '../partner-checks/stored-check.ts'
import { eraseMail } from './erase-inquiries.ts'
import { removeMailFiles } from './mail-files.ts'

export const KEPT_DAYS = 90

/** Per transaction: short locks, kept progress. */
const BATCH = 1000

/** Ended questions to partners, and messages of no inquiry (PRIVACY-2). Unsent ones stay. */
export async function purgeMessages(
  app: Pick<App, 'db' | 'config' | 'clock'>,
): Promise<{ checkCount: number; messageCount: number }> {
  const limit = new Date(app.clock.now().getTime() - KEPT_DAYS * 86_400_000)
  const checkCount = await purgeChecks(app.db, limit)
  let messageCount = 0
  for (;;) {
    const count = await purgeBatch(app, limit)
    messageCount += count
    if (count < BATCH) return { checkCount, messageCount }
  }
}

async function purgeBatch(app: Pick<App, 'db' | 'config'>, limit: Date): Promise<number> {
  return app.db.longTransaction(async (tx) => {
    const old = tx
      .select({ id: outbox.id })
      .from(outbox)
      .where(and(isNull(outbox.inquiryId), ne(outbox.state, 'waiting'), lt(outbox.createdAt, limit)))
      .orderBy(outbox.createdAt, outbox.id)
      .limit(BATCH)
    const ids = await eraseMail(tx, inArray(outbox.id, old), [])
    await removeMailFiles(app.config.mail.folder, ids)
    return ids.length
  })
}
