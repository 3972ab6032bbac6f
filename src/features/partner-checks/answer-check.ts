import { eq } from 'drizzle-orm'
import type { App } from '../../app.ts'
import type { Queryable } from '../../db/open.ts'
import { partners } from '../../db/schema/directory.ts'
import { partnerChecks } from '../../db/schema/partner-checks.ts'
import { AppError } from '../../shared/errors.ts'
import { CHECKED_FIELDS } from '../../shared/partner-fields/field-names.ts'
import { PartnerCorrection } from '../../shared/partners/partner-check.ts'
import { invalidFields } from '../../shared/refusals.ts'
import { fieldsOf } from '../../shared/sentence-of-issue.ts'
import { loadPlaceTables } from '../directory/places/around/find-contradictions.ts'
import { takeNextVersion } from '../directory/snapshot/directory-version.ts'
import { diffRow } from '../history/diff-row.ts'
import { recordChangeSet } from '../history/record-change-set.ts'
import { lockPartner, nextMoment } from '../partners/lock-partners.ts'
import { normalisePartner } from '../partners/normalise-partner.ts'
import type { StoredPartner } from '../partners/to-admin-partner.ts'
import { checkedValues } from './find-check.ts'

/** `seenUpdatedAt`: of the details shown. */
type Answer = { seenUpdatedAt: string; correction: unknown | null }

/**
 * Confirms, or stores a proposal; the caller checks the proof. Throws not_found, conflict (answered or
 * changed), invalid_input with `fields`.
 */
export async function answerCheck(
  app: Pick<App, 'db' | 'directory' | 'clock'>,
  id: string,
  { seenUpdatedAt, correction }: Answer,
): Promise<'confirmed' | 'corrected'> {
  const tables = await loadPlaceTables(app)
  const given = correction === null ? null : readCorrection(correction)
  const answer = await app.db.transaction(async (tx) => {
    const now = app.clock.now()
    const version = await takeNextVersion(tx)
    const check = await lockOpenCheck(tx, id, now)
    const partner = await lockPartner(tx, check.partnerId)
    if (partner.updatedAt.toISOString() !== seenUpdatedAt) {
      throw new AppError('conflict', 'These details were changed meanwhile. Please look at them again.')
    }
    const changed = given === null ? [] : findChanged(partner, given, tables, now)
    const answered = { answeredAt: now, answer: changed.length > 0 ? 'corrected' : 'confirmed' } as const
    const proposal = changed.length > 0 && {
      seen: JSON.stringify(Object.fromEntries(changed.map(({ field, seen }) => [field, seen]))),
      proposed: JSON.stringify(Object.fromEntries(changed.map(({ field, proposed }) => [field, proposed]))),
    }
    const { id: _, ...sealed } = tx.vault.seal(partnerChecks, { id, ...proposal })
    await tx
      .update(partnerChecks)
      .set({ ...answered, ...sealed })
      .where(eq(partnerChecks.id, id))
    if (answered.answer === 'confirmed') await confirm(tx, partner, version, now)
    return answered.answer
  })
  if (answer === 'confirmed') await app.directory.refresh()
  return answer
}

async function lockOpenCheck(tx: Queryable, id: string, now: Date) {
  const [check] = await tx.select().from(partnerChecks).where(eq(partnerChecks.id, id)).for('update')
  if (!check) throw new AppError('not_found', 'This link is no longer valid.')
  if (check.answeredAt !== null) throw new AppError('conflict', 'You have answered already. Thank you.')
  if (check.expiresAt <= now) throw new AppError('not_found', 'This link has expired.')
  return check
}

async function confirm(tx: Queryable, partner: StoredPartner, version: number, now: Date): Promise<void> {
  const detailsConfirmedOn = now.toISOString().slice(0, 10)
  const changed = diffRow(partner, { ...partner, detailsConfirmedOn })
  if (!changed) return
  await tx
    .update(partners)
    .set({ detailsConfirmedOn, updatedAt: nextMoment(now), version })
    .where(eq(partners.id, partner.id))
  const actor = { id: null, name: 'The partner' }
  await recordChangeSet(
    tx,
    { action: 'update', entity: 'partner', actor, subject: partner.name },
    [changed],
    now,
  )
}

function readCorrection(correction: unknown) {
  const parsed = PartnerCorrection.safeParse(correction)
  if (parsed.success) return parsed.data
  throw invalidFields(fieldsOf(parsed.error, 'form'))
}

/** Administrators judge contradictory places. */
function findChanged(
  partner: StoredPartner,
  given: ReturnType<typeof readCorrection>,
  tables: Parameters<typeof normalisePartner>[1],
  now: Date,
) {
  const normalised = normalisePartner({ ...given, isPlaceConfirmed: true }, tables, now, partner)
  if ('fields' in normalised) {
    throw invalidFields(normalised.fields)
  }
  const before = checkedValues(partner)
  const after = checkedValues({ ...partner, ...normalised.values })
  return CHECKED_FIELDS.flatMap((field) => {
    const [seen, proposed] = [before[field], after[field]]
    return JSON.stringify(seen) === JSON.stringify(proposed) ? [] : [{ field, seen, proposed }]
  })
}
