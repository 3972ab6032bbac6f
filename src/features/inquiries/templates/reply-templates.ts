import { count, eq, sql } from 'drizzle-orm'
import type { App } from '../../../app.ts'
import { replyTemplates } from '../../../db/schema/directory.ts'
import { AppError } from '../../../shared/errors.ts'
import {
  MAX_REPLY_TEMPLATES,
  REPLY_TEMPLATE_READ_ONLY,
  type ReplyTemplate,
  type ReplyTemplateChange,
  type ReplyTemplateInput,
} from '../../../shared/inquiries/reply-template.ts'
import { findReadOnlyErrors, withoutReadOnly } from '../../../shared/read-only-keys.ts'
import { invalidFields } from '../../../shared/refusals.ts'

type Parts = Pick<App, 'db' | 'clock'>

/** By name. */
export async function listReplyTemplates({ db }: Pick<App, 'db'>): Promise<ReplyTemplate[]> {
  const rows = await db
    .select()
    .from(replyTemplates)
    .orderBy(sql`lower(${replyTemplates.name})`, replyTemplates.id)
  return rows.map(toTemplate)
}

/** Throws conflict beyond 100. */
export async function createReplyTemplate(
  { db, clock }: Parts,
  input: ReplyTemplateInput,
): Promise<ReplyTemplate> {
  const now = clock.now()
  return db.transaction(async (tx) => {
    const [existing] = await tx.select({ count: count() }).from(replyTemplates)
    if ((existing?.count ?? 0) >= MAX_REPLY_TEMPLATES)
      throw new AppError('conflict', `There can be at most ${MAX_REPLY_TEMPLATES} templates.`)
    const [row] = await tx
      .insert(replyTemplates)
      .values({ ...input, createdAt: now, updatedAt: now })
      .returning()
    if (!row) throw new Error('The template could not be stored.')
    return toTemplate(row)
  })
}

/** Throws not_found; conflict, with the current one; invalid_input when a read-only key differs. */
export async function changeReplyTemplate(
  { db, clock }: Parts,
  id: string,
  change: ReplyTemplateChange,
): Promise<ReplyTemplate> {
  const { expectedUpdatedAt, ...fields } = withoutReadOnly(REPLY_TEMPLATE_READ_ONLY, change)
  return db.transaction(async (tx) => {
    const [before] = await tx.select().from(replyTemplates).where(eq(replyTemplates.id, id)).for('update')
    if (!before) throw notFound()
    const current = toTemplate(before)
    if (expectedUpdatedAt && Date.parse(expectedUpdatedAt) !== before.updatedAt.getTime())
      throw new AppError('conflict', 'Somebody else has changed this template in the meantime.', { current })
    const readOnly = findReadOnlyErrors(REPLY_TEMPLATE_READ_ONLY, change, current)
    if (readOnly) throw invalidFields(readOnly)
    const updatedAt = new Date(Math.max(clock.now().getTime(), before.updatedAt.getTime() + 1))
    const [after] = await tx
      .update(replyTemplates)
      .set({ ...fields, updatedAt })
      .where(eq(replyTemplates.id, id))
      .returning()
    if (!after) throw notFound()
    return toTemplate(after)
  })
}

/** Throws not_found. */
export async function deleteReplyTemplate({ db }: Pick<App, 'db'>, id: string): Promise<void> {
  const deleted = await db.delete(replyTemplates).where(eq(replyTemplates.id, id)).returning()
  if (deleted.length === 0) throw notFound()
}

const notFound = () => new AppError('not_found', 'Template not found')

function toTemplate(row: typeof replyTemplates.$inferSelect): ReplyTemplate {
  return { ...row, createdAt: row.createdAt.toISOString(), updatedAt: row.updatedAt.toISOString() }
}
