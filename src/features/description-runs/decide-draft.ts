import { createHash } from 'node:crypto'
import { and, eq, sql } from 'drizzle-orm'
import type { App } from '../../app.ts'
import { partners } from '../../db/schema/directory.ts'
import { descriptionDrafts } from '../../db/schema/writing.ts'
import type { AcceptRestInput, DraftDecisionInput } from '../../shared/description-runs.ts'
import { AppError } from '../../shared/errors.ts'
import { PARTNER_FIELDS } from '../../shared/partner-fields/partner-fields.ts'
import { DescriptionFacts } from '../../shared/partners/description-facts.ts'
import { invalidFields } from '../../shared/refusals.ts'
import { checkDescription } from '../descriptions/check-description.ts'
import { lockRun, readRun } from './read-run.ts'

/**
 * About the text that was read: conflict when another stands there. Checks an edited text again. A text with
 * marks needs their count in `acceptedMarks`, else conflict. Throws not_found, and conflict once the run is
 * published or cancelled.
 */
export async function decideDraft(
  app: Pick<App, 'db' | 'clock'>,
  id: string,
  { partnerId, field, decision, textId, text, acceptedMarks = 0 }: DraftDecisionInput,
): Promise<void> {
  const isThis = and(
    eq(descriptionDrafts.runId, id),
    eq(descriptionDrafts.partnerId, partnerId),
    eq(descriptionDrafts.field, field),
  )
  const unseen = await app.db.transaction(async (tx) => {
    requireUndecided(await lockRun(tx, id))
    const [row] = await tx
      .select({ draft: descriptionDrafts, partner: partners })
      .from(descriptionDrafts)
      .innerJoin(partners, eq(partners.id, descriptionDrafts.partnerId))
      .where(isThis)
      .for('update', { of: descriptionDrafts })
    if (!row || row.draft.text === null)
      throw new AppError('not_found', 'This text is not there, or not written yet.')
    if (row.draft.decision === 'published') throw new AppError('conflict', 'This text is published already.')
    if (textIdOf(row.draft.text) !== textId)
      throw new AppError('conflict', 'This text was changed meanwhile. Please read it again.')
    if (text !== undefined && text.length > PARTNER_FIELDS[field].max)
      throw invalidFields({
        text: `Please use at most ${PARTNER_FIELDS[field].max.toLocaleString('en-US')} characters.`,
      })
    const isEdited = text !== undefined && text !== row.draft.text
    const facts = DescriptionFacts.parse(row.partner)
    const marks = isEdited ? checkDescription(text, facts, app.clock.now()) : row.draft.marks
    const isUnseen = decision === 'accepted' && marks.length > acceptedMarks
    await tx
      .update(descriptionDrafts)
      .set({
        ...(isEdited && { text, marks }),
        decision: isUnseen ? 'open' : decision,
        readAt: app.clock.now(),
      })
      .where(isThis)
    return isUnseen ? marks.length : 0
  })
  if (unseen > 0)
    throw new AppError(
      'conflict',
      `This text says ${unseen === 1 ? 'something' : `${unseen} things`} that the form does not. Please check what is marked.`,
    )
}

/**
 * Accepts open texts without marks. Throws not_found; conflict while texts are written, before SAMPLE texts
 * were decided one by one, or when their number is not `count`.
 */
export async function acceptRest(
  app: Pick<App, 'db'>,
  id: string,
  { count }: AcceptRestInput,
): Promise<void> {
  await app.db.transaction(async (tx) => {
    const state = await lockRun(tx, id)
    requireUndecided(state)
    if (state === 'writing') throw new AppError('conflict', 'The texts are still being written.')
    const { sampleLeft, openCount, markedOpenCount } = await readRun(tx, id)
    if (sampleLeft > 0)
      throw new AppError(
        'conflict',
        `Please read and decide about ${sampleLeft} more ${sampleLeft === 1 ? 'text' : 'texts'} first.`,
      )
    if (openCount - markedOpenCount !== count)
      throw new AppError('conflict', 'The number of texts has changed meanwhile. Please look again.')
    await tx
      .update(descriptionDrafts)
      .set({ decision: 'accepted' })
      .where(
        and(
          eq(descriptionDrafts.runId, id),
          eq(descriptionDrafts.decision, 'open'),
          sql`jsonb_array_length(${descriptionDrafts.marks}) = 0`,
        ),
      )
  })
}

/** SQL's `md5`. */
const textIdOf = (text: string) => createHash('md5').update(text).digest('hex')

function requireUndecided(state: string): void {
  if (state !== 'writing' && state !== 'review')
    throw new AppError(
      'conflict',
      state === 'failed'
        ? 'This run has failed.'
        : state === 'publishing'
          ? 'The texts are being published.'
          : `This run is ${state} already.`,
    )
}
