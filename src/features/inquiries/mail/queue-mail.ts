import { randomUUID } from 'node:crypto'
import { and, eq, gt } from 'drizzle-orm'
import type { App } from '../../../app.ts'
import type { Queryable } from '../../../db/open.ts'
import { outbox } from '../../../db/schema/directory.ts'
import type { Opened } from '../../../db/sealing/sealed-text.ts'
import { openMail } from '../stored-inquiry.ts'

type NewMail = Pick<
  Opened<typeof outbox.$inferInsert>,
  'inquiryId' | 'kind' | 'to' | 'replyTo' | 'subject' | 'text' | 'resendOfId'
>

/** The same message within it is a mistake. */
const REPEAT_MINUTES = 10

/** With its job, in the caller's transaction. Returns its id. */
export async function queueMail(
  tx: Queryable,
  app: Pick<App, 'jobs'>,
  mail: NewMail,
  now: Date,
): Promise<string> {
  const id = randomUUID()
  await tx.insert(outbox).values(tx.vault.seal(outbox, { ...mail, id, createdAt: now }))
  await app.jobs.enqueue(tx, 'send-mail', { outboxId: id })
  return id
}

/** Within REPEAT_MINUTES. */
export async function wasJustQueued(
  tx: Queryable,
  inquiryId: string,
  mail: Pick<NewMail, 'to' | 'subject' | 'text'>,
  now: Date,
): Promise<boolean> {
  const rows = await tx
    .select()
    .from(outbox)
    .where(
      and(
        eq(outbox.inquiryId, inquiryId),
        gt(outbox.createdAt, new Date(now.getTime() - REPEAT_MINUTES * 60_000)),
      ),
    )
  return rows
    .map((row) => openMail(tx, row))
    .some(({ to, subject, text }) => to === mail.to && subject === mail.subject && text === mail.text)
}
