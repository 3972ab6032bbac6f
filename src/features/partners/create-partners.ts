import type { App } from '../../app.ts'
import { insertRows } from '../../db/insert-rows.ts'
import { partners } from '../../db/schema/directory.ts'
import type { Actor } from '../../shared/accounts/admin-user.ts'
import { PartnerInput } from '../../shared/partners/admin-partner.ts'
import { invalidRow } from '../../shared/refusals.ts'
import { fieldsOf } from '../../shared/sentence-of-issue.ts'
import type { PlaceTables } from '../directory/places/around/find-contradictions.ts'
import { loadPlaceTables } from '../directory/places/around/find-contradictions.ts'
import { takeNextVersion } from '../directory/snapshot/directory-version.ts'
import { runInSlices } from '../directory/snapshot/run-in-slices.ts'
import { recordCreatedPartners } from '../history/record-created-partners.ts'
import { findRemovedPictures } from '../uploads/find-removed-pictures.ts'
import { toNewPartner } from './new-partner.ts'
import { normalisePartner } from './normalise-partner.ts'
import type { StoredPartner } from './to-admin-partner.ts'
import { createSlugs } from './unique-slug.ts'

const ROWS_PER_SLICE = 50

/** All or nothing (IMPORT-1). Throws invalid_input `Invalid data in row N: …`, N from 1. */
export async function createPartners(
  app: Pick<App, 'db' | 'directory' | 'clock'>,
  rows: readonly unknown[],
  actor: Actor,
): Promise<number> {
  const now = app.clock.now()
  const checked = await runInSlices(checkRows(rows, await loadPlaceTables(app), now))
  await app.db.longTransaction(async (tx) => {
    const version = await takeNextVersion(tx)
    const taken = await tx.select({ slug: partners.slug }).from(partners)
    const createSlug = createSlugs(taken.map(({ slug }) => slug))
    const [removed] = await findRemovedPictures(tx, checked)
    if (removed) throw invalidRow('partners', removed.position, removed.fields)
    const added = checked.map((values) => ({ ...toNewPartner(values, createSlug, now), version }))
    await insertRows(tx, partners, added)
    const subject = added.length === 1 ? (added[0]?.name ?? '') : `${added.length} partners`
    const changeSet = { action: 'bulk-create', entity: 'partner', actor, subject } as const
    await recordCreatedPartners(tx, changeSet, version, now)
  })
  await app.directory.refresh()
  return checked.length
}

function* checkRows(
  rows: readonly unknown[],
  tables: PlaceTables,
  now: Date,
): Generator<undefined, Partial<StoredPartner>[], undefined> {
  const checked: Partial<StoredPartner>[] = []
  for (const [position, row] of rows.entries()) {
    const parsed = PartnerInput.safeParse(row)
    if (!parsed.success) throw invalidRow('partners', position, fieldsOf(parsed.error, ''))
    const normalised = normalisePartner(parsed.data, tables, now)
    if ('fields' in normalised) throw invalidRow('partners', position, normalised.fields)
    checked.push(normalised.values)
    if (position % ROWS_PER_SLICE === 0) yield
  }
  return checked
}
