import { and, inArray, isNull, lt } from 'drizzle-orm'
import type { App } from '../../app.ts'
import { inquiries, outbox } from '../../db/schema/directory.ts'
import { recordChangeSet } from '../history/record-change-set.ts'
import { eraseInquiries, eraseMail } from './erase-inquiries.ts'
import { removeMailFiles } from './mail-files.ts'

/** Per transaction: short locks, kept progress. */
const BATCH = 200

/** Without events for INQUIRY_RETENTION_MONTHS (0: never; PRIVACY-1). */
export async function eraseOldInquiries(app: Pick<App, 'db' | 'config' | 'clock'>): Promise<number> {
  const months = app.config.inquiryRetentionMonths
  if (months === 0) return 0
  const limit = monthsBefore(app.clock.now(), months)
  let total = 0
  for (;;) {
    const count = await eraseBatch(app, limit, months)
    total += count
    if (count < BATCH) return total
  }
}

async function eraseBatch(
  app: Pick<App, 'db' | 'config' | 'clock'>,
  limit: Date,
  months: number,
): Promise<number> {
  const actor = { id: null, name: 'Retention' }
  return app.db.longTransaction(async (tx) => {
    const now = app.clock.now()
    const rows = await tx
      .select({ id: inquiries.id })
      .from(inquiries)
      .where(and(isNull(inquiries.erasedAt), lt(inquiries.updatedAt, limit)))
      .orderBy(inquiries.updatedAt)
      .limit(BATCH)
      .for('no key update')
    const ids = rows.map((row) => row.id)
    if (ids.length === 0) return 0
    const changes = await eraseInquiries(tx, ids, actor, now)
    const mailIds = await eraseMail(tx, inArray(outbox.inquiryId, ids), ids)
    await removeMailFiles(app.config.mail.folder, mailIds)
    const subject = `Nothing happened for ${months} months`
    await recordChangeSet(tx, { action: 'erase', entity: 'inquiry', actor, subject }, changes, now)
    return ids.length
  })
}

/** The same day, or that month's last. */
export function monthsBefore(now: Date, months: number): Date {
  const date = new Date(now)
  const day = date.getUTCDate()
  date.setUTCDate(1)
  date.setUTCMonth(date.getUTCMonth() - months)
  const lastDay = new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1, 0)).getUTCDate()
  date.setUTCDate(Math.min(day, lastDay))
  return date
}
