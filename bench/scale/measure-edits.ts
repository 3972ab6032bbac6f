import { randomBytes } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Database } from '../../src/db/open.ts'
import { changedIn, listPlaces, listSitemaps } from './list-places.ts'
import { seeEdit } from './see-edit.ts'

/** Processes show an edit long before. */
const SETTLE_MS = 5000
const EDITS = 3
/** After which a new name must be seen everywhere. */
const FRESH_AFTER_MS = 1000

type Row = { id: string; slug: string; city: string; state: string }

/**
 * Renames a priority partner three times at the first of `products`; the slowest place of each kind at each of them
 * counts. `pagesOnly`: without sitemaps and calls, of which the list of all takes a second to send.
 */
export async function measureEdits(
  db: Database,
  products: readonly { url: string }[],
  token: string,
  { pagesOnly = false } = {},
) {
  const { rows } = await db.$client.query<Row>(
    `select id, slug, city, state from partners where is_priority and state = 'Texas' order by slug limit 1`,
  )
  const partner = rows[0] as Row
  const rename = async (name: string) => {
    const response = await fetch(`${products[0]?.url}/api/admin/partners/${partner.id}`, {
      method: 'PUT',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      body: JSON.stringify({ name, isPlaceConfirmed: true }),
    })
    if (!response.ok) throw new Error(`The edit was answered ${response.status}: ${await response.text()}`)
  }
  // Parts of the sitemap follow names: the first new name moves the partner to another one.
  await rename('Aaron Chapel')
  await sleep(SETTLE_MS)
  const worst = new Map<string, { what: string; freshAfterMs: number; tookMs: number; bar: number }>()
  for (let edit = 0; edit < EDITS; edit++) {
    // First of its state and city, so that their pages feature it.
    const name = `Aaron ${randomBytes(4).toString('hex')} Chapel`
    const sitemaps = await Promise.all(
      products.map(async ({ url }, number) => {
        for (const part of await listSitemaps(url)) {
          const before = changedIn(await (await fetch(part)).text(), partner.slug)
          if (before === undefined) continue
          const shows = (text: string) => (changedIn(text, partner.slug) ?? before) !== before
          return { what: `process ${number + 1}: sitemap`, url: part, shows }
        }
        throw new Error('The partner is in no sitemap.')
      }),
    )
    // The sitemap counts in seconds.
    await sleep(1000)
    await rename(name)
    const editedAt = performance.now()
    const places = products.flatMap(({ url }, number) =>
      listPlaces(`process ${number + 1}`, url, { partner, name, token }),
    )
    const watched = pagesOnly ? places.filter(({ what }) => what.endsWith(' page')) : [...sitemaps, ...places]
    for (const seen of await seeEdit(watched, editedAt)) {
      const known = worst.get(seen.what)
      if (!known || seen.freshAfterMs + seen.tookMs > known.freshAfterMs + known.tookMs)
        worst.set(seen.what, { ...seen, what: `edit shown, ${seen.what}`, bar: FRESH_AFTER_MS })
    }
  }
  return [...worst.values()]
}
