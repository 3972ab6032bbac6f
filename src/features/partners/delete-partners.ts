import type { App } from '../../app.ts'
import type { Queryable } from '../../db/open.ts'
import { partners } from '../../db/schema/directory.ts'
import type { Actor } from '../../shared/accounts/admin-user.ts'
import { takeNextVersion } from '../directory/snapshot/directory-version.ts'
import { diffRow } from '../history/diff-row.ts'
import { recordChangeSet } from '../history/record-change-set.ts'
import { hasId, lockPartner, lockPartners, nextMoment } from './lock-partners.ts'
import type { StoredPartner } from './to-admin-partner.ts'

type Parts = Pick<App, 'db' | 'directory' | 'clock'>

/** Restorable; its slug is never reused. Throws not_found. */
export async function deletePartner(app: Parts, id: string, actor: Actor): Promise<void> {
  await deleteRows(app, (tx) => lockPartner(tx, id).then((row) => [row]), 'delete', actor)
}

/** All or nothing. Throws not_found. */
export async function deletePartners(
  app: Parts,
  ids: readonly string[],
  actor: Actor,
): Promise<{ deletedCount: number; changeSetId: string | null }> {
  return deleteRows(app, (tx) => lockPartners(tx, ids), 'bulk-delete', actor)
}

async function deleteRows(
  app: Parts,
  lock: (tx: Queryable) => Promise<StoredPartner[]>,
  action: 'delete' | 'bulk-delete',
  actor: Actor,
): Promise<{ deletedCount: number; changeSetId: string | null }> {
  const now = app.clock.now()
  const deleted = await app.db.longTransaction(async (tx) => {
    const version = await takeNextVersion(tx)
    const rows = await lock(tx)
    await tx
      .update(partners)
      .set({ deletedAt: now, updatedAt: nextMoment(now), version })
      .where(hasId(rows.map(({ id }) => id)))
    const subject = rows.length === 1 ? (rows[0]?.name ?? '') : `${rows.length} partners`
    const gone = rows.flatMap((row) => diffRow(row, null) ?? [])
    const changeSet = { action, entity: 'partner' as const, actor, subject }
    const changeSetId = await recordChangeSet(tx, changeSet, gone, now)
    return { deletedCount: rows.length, changeSetId }
  })
  await app.directory.refresh()
  return deleted
}
