import { sql } from 'drizzle-orm'
import zipcodes from 'zipcodes'
import type { Database } from '../src/db/open.ts'
import { takeNextVersion } from '../src/features/directory/snapshot/directory-version.ts'
import { findRegion } from '../src/shared/places/regions.ts'

const FAMILIES =
  'Abbott,Alder,Bellweather,Brandt,Calloway,Carrow,Dunmore,Eastlake,Ferris,Garner,Hollis,Ingram,Jessup,Kinsley,Lockwood,Marrow,Norwood,Oakes,Pruitt,Quill,Rowan,Sterling,Tolliver,Underhill,Vance,Whitlock,Wren,Yates,Zeller,Ashby,Blythe,Crane,Dover,Ellery,Fenwick,Grady,Hale,Irving,Joyner,Kemp'.split(
    ',',
  )
const KINDS =
  'Funeral Home,Funeral Home & Cremation,Mortuary,Cremation Services,Memorial Chapel,Family Funeral Care,Cremation Society,Funeral Directors,& Sons Funeral Home,Chapel of Rest'.split(
    ',',
  )
const SENTENCES = [
  'A family-owned house that has served its neighbours for generations.',
  'Quiet rooms, clear prices and people who take their time.',
  'Arrangements at home, at our chapel or by telephone, day and night.',
  'We care for every detail, so that families can be with one another.',
  'Traditional services, simple cremation and gatherings of every kind.',
]

/**
 * Fills an empty database with `count` reproducible partners at real ZIPs, realistically varied; resolves
 * once statistics are up to date.
 */
export async function fillLargeDirectory(db: Database, count: number): Promise<void> {
  const random = createRandom(1857)
  const pick = <Item>(items: readonly Item[]) => items[Math.floor(random() * items.length)] as Item
  const places = Object.values(zipcodes.codes).filter(
    (place) => place.country === 'US' && findRegion(place.state),
  )
  await db.transaction(async (tx) => {
    const version = await takeNextVersion(tx)
    for (let start = 0; start < count; start += 10_000) {
      const rows = Array.from({ length: Math.min(10_000, count - start) }, (_, number) => {
        const place = pick(places)
        const name = `${pick(FAMILIES)}${random() < 0.5 ? ` ${pick(['&', 'and'])} ${pick(FAMILIES)}` : ''} ${pick(KINDS)}`
        return {
          slug: `partner-${start + number}`,
          name: random() < 0.3 ? `${place.city} ${name}` : name,
          address: `${100 + Math.floor(random() * 9000)} ${pick(FAMILIES)} Street`,
          city: place.city,
          state: findRegion(place.state)?.name,
          zip_code: place.zip,
          phone: '(828) 555-0142',
          description: `${pick(SENTENCES)} ${pick(SENTENCES)} In ${place.city} and nearby.`,
          is_priority: random() < 0.08,
          latitude: place.latitude,
          longitude: place.longitude,
        }
      })
      await tx.execute(sql`
        insert into partners (slug, name, address, city, state, zip_code, phone, description, is_priority,
          latitude, longitude, version)
        select r.*, ${version}::bigint from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as r(slug text,
          name text, address text, city text, state text, zip_code text, phone text, description text,
          is_priority boolean, latitude float8, longitude float8)`)
    }
  })
  await db.$client.query('vacuum analyze partners')
}

/** Seeded numbers in [0, 1) (mulberry32). */
function createRandom(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}
