import { findKeptRuns } from '../../directory/search/kept-runs.ts'
import { buildSearchIndex, compareRanked } from '../../directory/search/search-index.ts'
import { buildTextColumn, keepTextColumn } from '../../directory/search/text-column.ts'
import type { DirectoryEntry } from '../../directory/snapshot/directory-view.ts'
import { mergePartners } from '../../directory/snapshot/merge-partners.ts'
import { createOrders } from './order-partners.ts'
import type { ListedEntry, ListedFacts, PartnerIndex } from './partner-index.ts'
import type { ListedChanges } from './read-listed-partners.ts'

const STEP = 2000

/** Texts that the public entry of the same partner mostly has. */
const SHARED = ['id', 'slug', 'name', 'address', 'city', 'state', 'zipCode', 'phone'] as const

/**
 * Builds the index after `before`, sharing what did not change: at 100,000 partners an edit takes a thirtieth of a whole
 * build. Texts equal to those of `publicEntries`, by id, are kept once. A generator for runInSlices.
 */
export function* buildPartnerIndex(
  before: PartnerIndex | null,
  { version, isWhole, rows }: ListedChanges,
  publicEntries: ReadonlyMap<string, DirectoryEntry>,
): Generator<undefined, PartnerIndex, undefined> {
  const factsOf = new Map<string, ListedFacts>()
  for (const [number, { partner, facts }] of rows.entries()) {
    factsOf.set(partner.id, facts)
    const listed = publicEntries.get(partner.id)
    if (listed) for (const key of SHARED) if (partner[key] === listed[key]) partner[key] = listed[key]
    if (number % STEP === 0) yield
  }
  const merged = yield* mergePartners(before, { rows: rows.map(({ partner }) => partner), isWhole })
  const base = merged.hasKept ? before : null
  const partners = merged.partners as ListedEntry[]
  const added = merged.added as ListedEntry[]
  const ownIds = new Map<string, ListedEntry>()
  for (const [number, entry] of added.entries()) {
    // Nobody has seen the entries of changed rows yet.
    Object.assign(entry, { listed: factsOf.get(entry.id) })
    if (!base) ownIds.set(entry.id, entry)
    if (number % STEP === 0) yield
  }

  const search = yield* buildSearchIndex(partners, base?.search ?? null, added)
  const ranked = search.ranked as readonly ListedEntry[]
  const entryAt = (position: number) => ranked[position] as ListedEntry
  const runs =
    base && (yield* findKeptRuns(ranked, base.search.ranked as readonly ListedEntry[], compareRanked))
  const column = (name: 'contacts' | 'slugs', textAt: (position: number) => string) =>
    base && runs
      ? keepTextColumn(base[name], runs, ranked.length, textAt)
      : buildTextColumn(ranked.length, textAt)
  const contacts = yield* column('contacts', (position) => {
    const { email, website } = entryAt(position).listed
    return `${email} ${website}`.toLowerCase()
  })
  const slugs = yield* column('slugs', (position) => entryAt(position).slug)
  const isActive = new Uint8Array(ranked.length)
  const lacking = new Uint16Array(ranked.length)
  const confirmedOn: string[] = []
  for (let position = 0; position < ranked.length; position++) {
    const { listed } = entryAt(position)
    isActive[position] = listed.isActive ? 1 : 0
    lacking[position] = listed.lacking
    confirmedOn.push(listed.confirmedOn)
    if (position % STEP === 0) yield
  }
  return {
    version,
    partners,
    byId: base ? passOn(base.byId, rows, added) : ownIds,
    services: merged.services,
    search,
    contacts,
    slugs,
    isActive,
    lacking,
    confirmedOn,
    inOrder: createOrders(partners, search),
  }
}

/** The map passes from index to index, since a copy takes 100 ms at 100,000. Call last. */
function passOn(
  byId: Map<string, ListedEntry>,
  rows: ListedChanges['rows'],
  added: readonly ListedEntry[],
): Map<string, ListedEntry> {
  for (const { partner } of rows) byId.delete(partner.id)
  for (const entry of added) byId.set(entry.id, entry)
  return byId
}
