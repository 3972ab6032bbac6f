import { sql } from 'drizzle-orm'
import type { App } from '../../app.ts'
import type { Queryable } from '../../db/open.ts'
import { partners } from '../../db/schema/directory.ts'
import type { Actor } from '../../shared/accounts/admin-user.ts'
import type { AdminPartner, PartnerInput } from '../../shared/partners/admin-partner.ts'
import { invalidFields } from '../../shared/refusals.ts'
import { loadPlaceTables } from '../directory/places/around/find-contradictions.ts'
import { takeNextVersion } from '../directory/snapshot/directory-version.ts'
import { diffRow } from '../history/diff-row.ts'
import { recordChangeSet } from '../history/record-change-set.ts'
import { requireStoredPictures } from '../uploads/find-removed-pictures.ts'
import { toNewPartner } from './new-partner.ts'
import { normalisePartner } from './normalise-partner.ts'
import { toAdminPartner } from './to-admin-partner.ts'
import { createSlugs, slugBase } from './unique-slug.ts'

/** Public at once; the slug stays. Throws invalid_input with `fields`. */
export async function createPartner(
  app: Pick<App, 'db' | 'directory' | 'clock'>,
  input: PartnerInput,
  actor: Actor,
): Promise<AdminPartner> {
  const now = app.clock.now()
  const normalised = normalisePartner(input, await loadPlaceTables(app), now)
  if ('fields' in normalised) {
    throw invalidFields(normalised.fields)
  }
  const partner = await app.db.transaction(async (tx) => {
    const version = await takeNextVersion(tx)
    await requireStoredPictures(tx, normalised.values)
    const createSlug = createSlugs(await readSlugsLike(tx, slugBase(input.name, input.city)))
    const [created] = await tx
      .insert(partners)
      .values({ ...toNewPartner(normalised.values, createSlug, now), version })
      .returning()
    if (!created) throw new Error('The partner could not be stored.')
    const change = diffRow(null, created)
    const changeSet = { action: 'create', entity: 'partner', actor, subject: created.name } as const
    await recordChangeSet(tx, changeSet, change ? [change] : [], now)
    return created
  })
  await app.directory.refresh()
  return toAdminPartner(partner)
}

/** Deleted partners' too. */
async function readSlugsLike(tx: Queryable, base: string): Promise<string[]> {
  // No % or _ of LIKE.
  const rows = await tx
    .select({ slug: partners.slug })
    .from(partners)
    .where(sql`${partners.slug} = ${base} or ${partners.slug} like ${`${base}-%`}`)
  return rows.map(({ slug }) => slug)
}
