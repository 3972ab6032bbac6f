/** Rows with realistic defaults. */
import type { InferInsertModel } from 'drizzle-orm'
import type { Database } from '../../src/db/open.ts'
import { faqItems, partners } from '../../src/db/schema/directory.ts'
import { takeNextVersion } from '../../src/features/directory/snapshot/directory-version.ts'
import { toSlug } from '../../src/shared/places/slugs.ts'

let sequence = 0

/** Returns an insertable partner row. */
export function buildPartner(
  given: Partial<InferInsertModel<typeof partners>> = {},
): InferInsertModel<typeof partners> {
  sequence += 1
  const name = given.name ?? `Hollis & Wren Funeral Home ${sequence}`
  const city = given.city ?? 'Asheville'
  return {
    slug: toSlug(`${name} ${city} ${sequence}`),
    name,
    address: `${100 + sequence} Merrimon Avenue`,
    city,
    state: 'North Carolina',
    zipCode: '28801',
    phone: '(828) 555-0142',
    latitude: 35.5971,
    longitude: -82.5565,
    ...given,
  }
}

/** Inserts partners; the site sees them after `app.directory.refresh()`. */
export async function insertPartners(db: Database, ...given: Partial<InferInsertModel<typeof partners>>[]) {
  return db.transaction(async (tx) => {
    const version = await takeNextVersion(tx)
    return tx
      .insert(partners)
      .values(given.map((row) => ({ ...buildPartner(row), version })))
      .returning()
  })
}

/** Inserts FAQ items in order. */
export async function insertFaq(db: Database, ...given: Partial<InferInsertModel<typeof faqItems>>[]) {
  return db.transaction(async (tx) => {
    await takeNextVersion(tx)
    return tx
      .insert(faqItems)
      .values(
        given.map((item) => ({ question: 'How long does it take?', answer: 'About eight weeks.', ...item })),
      )
      .returning()
  })
}
