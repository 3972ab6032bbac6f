import { eq, sql } from 'drizzle-orm'
import type { App } from '../../app.ts'
import { outbox } from '../../db/schema/directory.ts'
import { googleRuns } from '../../db/schema/google.ts'
import { descriptionRuns } from '../../db/schema/writing.ts'
import type { Actor } from '../../shared/accounts/admin-user.ts'
import { AppError } from '../../shared/errors.ts'
import type { WorkItem } from '../../shared/work.ts'
import { cancelRun } from '../description-runs/plan-run.ts'
import { lockRun } from '../description-runs/read-run.ts'
import { requireNoOtherRun } from '../description-runs/start-run.ts'
import {
  cancelRun as cancelGoogleRun,
  continueRun,
  giveUpRun,
  retryRun as retryGoogleRun,
} from '../google-places/run/change-run.ts'
import { cancelImport } from '../import-jobs/decide-import.ts'
import { recordInquiryEvent } from '../inquiries/inbox/record-inquiry-event.ts'
import { cancelVideo, retryVideo } from '../videos/cancel-video.ts'

/** Finished parts stay. Throws not_found; conflict for work that repeats by itself. */
export async function retryWork(
  app: Pick<App, 'db' | 'jobs' | 'config' | 'clock' | 'places'>,
  kind: WorkItem['kind'],
  id: string,
  actor: Actor,
): Promise<void> {
  if (kind === 'texts') return retryRun(app, id)
  if (kind === 'google') return retryGoogle(app, id, actor)
  if (kind === 'video') return retryVideo(app, id)
  if (kind !== 'mail') throw new AppError('conflict', 'This work goes on by itself.')
  await app.db.transaction(async (tx) => {
    const [mail] = await tx
      .select({ state: outbox.state })
      .from(outbox)
      .where(eq(outbox.id, id))
      .for('update')
    if (!mail) throw notFound()
    if (mail.state === 'sent') return
    await tx.update(outbox).set({ state: 'waiting' }).where(eq(outbox.id, id))
    // There are never two.
    const { rowCount } = await tx.execute(sql`
      update pgboss.job set start_after = now()
      where name = 'send-mail' and data ->> 'outboxId' = ${id} and state in ('created', 'retry')`)
    if ((rowCount ?? 0) === 0) await app.jobs.enqueue(tx, 'send-mail', { outboxId: id })
  })
}

/** Throws not_found; conflict where it is too late. */
export async function giveUpWork(
  app: Pick<App, 'db' | 'clock' | 'log'>,
  kind: WorkItem['kind'],
  id: string,
  actor: Actor,
): Promise<void> {
  if (kind === 'texts') return cancelRun(app, id)
  if (kind === 'import') return cancelImport(app, id)
  if (kind === 'video') return cancelVideo(app, id)
  if (kind === 'google') {
    if (!(await giveUpRun(app, id))) await cancelGoogleRun(app, id)
    return
  }
  if (kind !== 'mail') throw new AppError('conflict', 'This work cannot be given up.')
  await app.db.transaction(async (tx) => {
    const [mail] = await tx
      .select({ state: outbox.state, inquiryId: outbox.inquiryId })
      .from(outbox)
      .where(eq(outbox.id, id))
      .for('update')
    if (!mail) throw notFound()
    if (mail.state === 'sent') throw new AppError('conflict', 'This message is sent already.')
    if (mail.state === 'failed') return
    const lastError = `Given up by ${actor.name}.`
    await tx
      .update(outbox)
      .set(tx.vault.seal(outbox, { id, state: 'failed' as const, lastError }))
      .where(eq(outbox.id, id))
    if (mail.inquiryId === null) return
    const event = { kind: 'mail-failed', text: lastError, outboxId: id } as const
    await recordInquiryEvent(tx, mail.inquiryId, event, actor, app.clock.now())
  })
  app.log.warn({ outboxId: id, userId: actor.id }, 'a message was given up by an administrator')
}

async function retryGoogle(
  app: Pick<App, 'db' | 'config' | 'clock' | 'places'>,
  id: string,
  actor: Actor,
): Promise<void> {
  const [run] = await app.db.select({ state: googleRuns.state }).from(googleRuns).where(eq(googleRuns.id, id))
  if (run?.state === 'stopped') await continueRun(app, id, actor)
  else await retryGoogleRun(app, id)
}

async function retryRun({ db }: Pick<App, 'db'>, id: string): Promise<void> {
  await db.transaction(async (tx) => {
    const state = await lockRun(tx, id)
    if (state !== 'failed') throw new AppError('conflict', 'This work goes on by itself, or is over.')
    await requireNoOtherRun(tx)
    await tx
      .update(descriptionRuns)
      .set({ state: 'writing', attempts: 0, notice: null, updatedAt: sql`now()` })
      .where(eq(descriptionRuns.id, id))
  })
}

const notFound = () => new AppError('not_found', 'This work is not there, or is done.')
