import { desc, eq } from 'drizzle-orm'
import type { App } from '../../app.ts'
import type { Queryable } from '../../db/open.ts'
import { partners } from '../../db/schema/directory.ts'
import { changeSets, changes } from '../../db/schema/history.ts'
import type { Actor } from '../../shared/accounts/admin-user.ts'
import { AppError } from '../../shared/errors.ts'
import { type AdminPartner, type PartnerChange, READ_ONLY_KEYS } from '../../shared/partners/admin-partner.ts'
import { findReadOnlyErrors, withoutReadOnly } from '../../shared/read-only-keys.ts'
import { invalidFields } from '../../shared/refusals.ts'
import type { PlaceTables } from '../directory/places/around/find-contradictions.ts'
import { loadPlaceTables } from '../directory/places/around/find-contradictions.ts'
import { takeNextVersion } from '../directory/snapshot/directory-version.ts'
import { diffRow } from '../history/diff-row.ts'
import { recordChangeSet } from '../history/record-change-set.ts'
import { requireStoredPictures } from '../uploads/find-removed-pictures.ts'
import { lockPartner, nextMoment } from './lock-partners.ts'
import { normalisePartner } from './normalise-partner.ts'
import { type StoredPartner, toAdminPartner } from './to-admin-partner.ts'

/** Throws conflict, with the row (FORM-2), not_found, invalid_input with `fields`. */
export async function updatePartner(
  app: Pick<App, 'db' | 'directory' | 'clock'>,
  id: string,
  change: PartnerChange,
  actor: Actor,
): Promise<AdminPartner> {
  const now = app.clock.now()
  const tables = await loadPlaceTables(app)
  const { partner } = await app.db.transaction(async (tx) => {
    const version = await takeNextVersion(tx)
    return writePartner(tx, await lockPartner(tx, id), change, { tables, version, actor, now })
  })
  await app.directory.refresh()
  return toAdminPartner(partner)
}

type Write = { tables: PlaceTables; version: number; actor: Actor; now: Date }

/** `changeSetId` null: no difference. Throws as updatePartner. */
export async function writePartner(
  tx: Queryable,
  before: StoredPartner,
  { expectedUpdatedAt, ...given }: PartnerChange,
  { tables, version, actor, now }: Write,
): Promise<{ partner: StoredPartner; changeSetId: string | null }> {
  if (expectedUpdatedAt && Date.parse(expectedUpdatedAt) !== before.updatedAt.getTime()) {
    throw await conflict(tx, before)
  }
  const stored = { ...toAdminPartner(before), unusualStatus: before.googleBusinessStatus }
  const readOnly = findReadOnlyErrors(READ_ONLY_KEYS, given, stored)
  if (readOnly) throw invalidFields(readOnly)
  const normalised = normalisePartner(withoutReadOnly(READ_ONLY_KEYS, given), tables, now, before)
  if ('fields' in normalised) {
    throw invalidFields(normalised.fields)
  }
  const changed = diffRow(before, { ...before, ...normalised.values })
  if (!changed) return { partner: before, changeSetId: null }
  await requireStoredPictures(tx, changed.after ?? {})
  const [partner] = await tx
    .update(partners)
    .set({ ...normalised.values, updatedAt: nextMoment(now), version })
    .where(eq(partners.id, before.id))
    .returning()
  if (!partner) throw new Error('The partner could not be stored.')
  const changeSet = { action: 'update', entity: 'partner', actor, subject: partner.name } as const
  return { partner, changeSetId: await recordChangeSet(tx, changeSet, [changed], now) }
}

async function conflict(tx: Queryable, current: StoredPartner): Promise<AppError> {
  const [last] = await tx
    .select({ userName: changeSets.userName })
    .from(changes)
    .innerJoin(changeSets, eq(changeSets.id, changes.changeSetId))
    .where(eq(changes.entityId, current.id))
    .orderBy(desc(changes.id))
    .limit(1)
  const who = last?.userName ?? 'Somebody'
  return new AppError('conflict', `${who} has changed this partner since you opened it.`, {
    current: toAdminPartner(current),
  })
}
