import type { App } from '../../app.ts'
import { partners } from '../../db/schema.ts'
import type { Actor } from '../../shared/accounts/admin-user.ts'
import type { PartnerBulkUpdates } from '../../shared/partners/admin-partner.ts'
import { takeNextVersion } from '../directory/snapshot/directory-version.ts'
import { diffRow } from '../history/diff-row.ts'
import { recordChangeSet } from '../history/record-change-set.ts'
import { hasId } from './has-id.ts'
import { lockPartners } from './lock-partners.ts'
import { nextMoment } from './next-moment.ts'

/**
 * Sets the same values on many partners as one change set, all or nothing: an unknown or deleted id throws
 * not_found. States are not checked against ZIPs. The count includes unchanged partners.
 */
export async function editPartners(
  app: Pick<App, 'db' | 'directory' | 'clock'>,
  { ids, updates }: { ids: readonly string[]; updates: PartnerBulkUpdates },
  actor: Actor,
): Promise<{ updatedCount: number; changeSetId: string | null }> {
  const now = app.clock.now()
  const changeSetId = await app.db.longTransaction(async (tx) => {
    const version = await takeNextVersion(tx)
    const before = await lockPartners(tx, ids)
    const changed = before.flatMap((row) => diffRow(row, { ...row, ...updates }) ?? [])
    if (changed.length === 0) return null
    await tx
      .update(partners)
      .set({ ...updates, updatedAt: nextMoment(now), version })
      .where(hasId(changed.map(({ entityId }) => entityId)))
    const subject = before.length === 1 ? (before[0]?.name ?? '') : `${changed.length} partners`
    return recordChangeSet(tx, { action: 'bulk-edit', entity: 'partner', actor, subject }, changed, now)
  })
  await app.directory.refresh()
  return { updatedCount: ids.length, changeSetId }
}
