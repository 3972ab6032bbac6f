import { sql } from 'drizzle-orm'
import type { App } from '../../app.ts'
import type { Queryable } from '../../db/open.ts'
import { partners } from '../../db/schema/directory.ts'
import type { Actor } from '../../shared/accounts/admin-user.ts'
import type { PartnerBulkUpdates } from '../../shared/partners/admin-partner.ts'
import type { PlaceTables } from '../directory/places/around/find-contradictions.ts'
import { loadPlaceTables } from '../directory/places/around/find-contradictions.ts'
import { locatePartner } from '../directory/places/around/map-city.ts'
import { takeNextVersion } from '../directory/snapshot/directory-version.ts'
import { diffRow } from '../history/diff-row.ts'
import { recordChangeSet } from '../history/record-change-set.ts'
import { hasId, lockPartners, nextMoment } from './lock-partners.ts'
import type { StoredPartner } from './to-admin-partner.ts'

/** All or nothing; a new state moves points. Counts unchanged partners. Throws not_found. */
export async function editPartners(
  app: Pick<App, 'db' | 'directory' | 'clock'>,
  { ids, updates }: { ids: readonly string[]; updates: PartnerBulkUpdates },
  actor: Actor,
): Promise<{ updatedCount: number; changeSetId: string | null }> {
  const now = app.clock.now()
  const tables = await loadPlaceTables(app)
  const changeSetId = await app.db.longTransaction(async (tx) => {
    const version = await takeNextVersion(tx)
    const before = await lockPartners(tx, ids)
    const moved = updates.state === undefined ? [] : findMoved(before, updates.state, tables)
    const points = new Map(moved.map((row) => [row.id, row]))
    const changed = before.flatMap((row) => diffRow(row, { ...row, ...updates, ...points.get(row.id) }) ?? [])
    if (changed.length === 0) return null
    await tx
      .update(partners)
      .set({ ...updates, updatedAt: nextMoment(now), version })
      .where(hasId(changed.map(({ entityId }) => entityId)))
    await writePoints(tx, moved)
    const subject = before.length === 1 ? (before[0]?.name ?? '') : `${changed.length} partners`
    return recordChangeSet(tx, { action: 'bulk-edit', entity: 'partner', actor, subject }, changed, now)
  })
  await app.directory.refresh()
  return { updatedCount: ids.length, changeSetId }
}

type Moved = Pick<StoredPartner, 'id' | 'latitude' | 'longitude'>

function findMoved(rows: readonly StoredPartner[], state: string, tables: PlaceTables): Moved[] {
  return rows.flatMap((row) => {
    if (row.state === state) return []
    const point = locatePartner({ ...row, state }, tables)
    return { id: row.id, latitude: point?.latitude ?? null, longitude: point?.longitude ?? null }
  })
}

async function writePoints(tx: Queryable, moved: readonly Moved[]): Promise<void> {
  if (moved.length === 0) return
  const list = (values: readonly (string | number | null)[]) => sql.param(values)
  await tx.execute(sql`
    update ${partners} as p set latitude = m.latitude, longitude = m.longitude
    from unnest(${list(moved.map(({ id }) => id))}::uuid[],
      ${list(moved.map(({ latitude }) => latitude))}::float8[],
      ${list(moved.map(({ longitude }) => longitude))}::float8[]) as m (id, latitude, longitude)
    where p.id = m.id`)
}
