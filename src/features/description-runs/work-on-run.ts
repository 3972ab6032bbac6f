import { and, asc, eq, isNull } from 'drizzle-orm'
import type { App } from '../../app.ts'
import { renewLease } from '../../db/lease.ts'
import { partners } from '../../db/schema/directory.ts'
import { descriptionDrafts } from '../../db/schema/writing.ts'
import { DescriptionFacts } from '../../shared/partners/description-facts.ts'
import { checkDescription } from '../descriptions/check-description.ts'
import { publishBatch } from './publish-run.ts'
import { failRun, keepRun, releaseRun, renewRun, takeRun } from './run-lease.ts'

/** Local models answer one after the other. */
const AT_ONCE = 4

type Needs = Pick<App, 'db' | 'directory' | 'clock' | 'writer' | 'log' | 'background'>

/**
 * Writes missing or publishes accepted texts until done or cancelled; returns at once when another process
 * does. Never rejects: `resume-work` takes up what is left, until 5 attempts in a row wrote nothing; then the
 * run fails. Ends after texts under way when the product stops.
 */
export async function workOnRun(app: Needs, id: string): Promise<void> {
  let end = () => {}
  try {
    const state = await takeRun(app.db, id)
    if (state === null) return
    end = renewLease(() => renewRun(app.db, id))
    while (state === 'publishing' && !app.background.stopping.aborted) {
      if (!(await publishBatch(app, id)) || !(await keepRun(app.db, id, null))) return
    }
    while (state === 'writing' && !app.background.stopping.aborted) {
      const batch = await nextDrafts(app, id)
      if (batch.length === 0) break
      const notices = await Promise.all(batch.map((draft) => writeDraft(app, id, draft)))
      const notice = notices.find((one) => one !== null) ?? null
      if (!(await keepRun(app.db, id, notice))) return
    }
    await releaseRun(app.db, id)
  } catch (error) {
    app.log.error({ err: error, runId: id }, 'writing or publishing descriptions was interrupted')
    const reason =
      error instanceof UnwritableText ? error.message : 'The texts could not be written or published.'
    await failRun(app.db, id, reason).catch((cause) =>
      app.log.error({ err: cause, runId: id }, 'a run of descriptions could not be ended'),
    )
  } finally {
    end()
  }
}

type Draft = Awaited<ReturnType<typeof nextDrafts>>[number]

const nextDrafts = (app: Needs, id: string) =>
  app.db
    .select({ field: descriptionDrafts.field, partner: partners })
    .from(descriptionDrafts)
    .innerJoin(partners, eq(partners.id, descriptionDrafts.partnerId))
    .where(and(eq(descriptionDrafts.runId, id), isNull(descriptionDrafts.text)))
    .orderBy(asc(descriptionDrafts.position))
    .limit(AT_ONCE)

async function writeDraft(app: Needs, runId: string, { field, partner }: Draft): Promise<string | null> {
  const facts = DescriptionFacts.parse(partner)
  const write = field === 'description' ? app.writer.writeDescription : app.writer.writeLongDescription
  const written = await write(facts).catch((cause) => {
    throw new UnwritableText(partner.name, cause)
  })
  await app.db
    .update(descriptionDrafts)
    .set({
      text: written.text,
      source: written.source,
      marks: written.source === 'ai' ? checkDescription(written.text, facts, app.clock.now()) : [],
    })
    .where(
      and(
        eq(descriptionDrafts.runId, runId),
        eq(descriptionDrafts.partnerId, partner.id),
        eq(descriptionDrafts.field, field),
      ),
    )
  return written.notice && `${written.notice} The built-in writer wrote the texts that the model did not.`
}

class UnwritableText extends Error {
  override name = 'UnwritableText'
  constructor(partner: string, cause: unknown) {
    super(`The text about ${partner} could not be written.`, { cause })
  }
}
