import { findKeptRuns, keepItems, keepNumbers } from '../../directory/search/indexes/kept-runs.ts'
import { buildSearchIndex, compareRanked } from '../../directory/search/indexes/search-index.ts'
import { buildTextColumn, keepTextColumn } from '../../directory/finder/index/text-column.ts'
import type { DirectoryEntry } from '../../directory/snapshot/directory-entry.ts'
import { mergePartners } from '../../directory/snapshot/merge-partners.ts'
import { createOrders } from './order-partners.ts'
import type { ListedFacts, PartnerIndex } from './partner-index.ts'
import type { ListedChanges } from './read-listed-partners.ts'
import { shareEntry } from './share-entry.ts'

const STEP = 500

/**
 * Shares what did not change since `before`: at 100,000 partners an edit takes a thirtieth of a whole build.
 * Keeps entries and texts equal to `publicEntries` once. A generator for runInSlices.
 */
export function* buildPartnerIndex(
  before: PartnerIndex | null,
  { version, isWhole, rows }: ListedChanges,
  publicEntries: ReadonlyMap<string, DirectoryEntry>,
): Generator<undefined, PartnerIndex, undefined> {
  const factsOf = new Map<string, ListedFacts>()
  for (const [number, { partner, facts }] of rows.entries()) {
    factsOf.set(partner.id, facts)
    if (number % STEP === 0) yield
  }
  const merged = yield* mergePartners(
    before,
    { rows: rows.map(({ partner }) => partner), isWhole },
    null,
    (entry) => {
      const known = publicEntries.get(entry.id)
      // The former index's entry would count as unchanged, with its facts.
      const isKept = !isWhole && before?.byId.get(entry.id) === known
      return known && !isKept ? shareEntry(entry, known) : entry
    },
  )
  const base = merged.hasKept ? before : null
  const { partners, added } = merged
  const ownIds = new Map<string, DirectoryEntry>()
  for (const [number, entry] of added.entries()) {
    if (!base) ownIds.set(entry.id, entry)
    if (number % STEP === 0) yield
  }

  const search = yield* buildSearchIndex(partners, base?.search ?? null, added, false)
  const { ranked } = search
  // Looked up once: at 18,000 partners each column would take 15 ms more.
  const found: ListedFacts[] = []
  const factsAt = (position: number) => {
    const facts = found[position] ?? (factsOf.get(ranked[position]?.id as string) as ListedFacts)
    found[position] = facts
    return facts
  }
  const runs = base && (yield* findKeptRuns(ranked, base.search.ranked, compareRanked))
  const column = (name: 'contacts' | 'slugs', textAt: (position: number) => string) =>
    base && runs
      ? keepTextColumn(base[name], runs, ranked.length, textAt)
      : buildTextColumn(ranked.length, textAt)
  const contacts = yield* column('contacts', (position) => {
    const { email, website } = factsAt(position)
    return `${email} ${website}`.toLowerCase()
  })
  const slugs = yield* column('slugs', (position) => ranked[position]?.slug as string)
  const allNew = { runs: [{ from: null, count: ranked.length }], isSame: false }
  const kept = runs ?? allNew
  const numbers = <Numbers extends Float64Array | Uint16Array | Uint8Array>(
    beforeOrNone: Numbers,
    numberAt: (facts: ListedFacts) => number,
  ) => keepNumbers(beforeOrNone, kept, ranked.length, (position) => numberAt(factsAt(position)))
  const isActive = numbers(base?.isActive ?? new Uint8Array(), (facts) => (facts.isActive ? 1 : 0))
  yield
  const lacking = numbers(base?.lacking ?? new Uint16Array(), (facts) => facts.lacking)
  yield
  const createdAt = numbers(base?.createdAt ?? new Float64Array(), (facts) => facts.createdAt)
  yield
  const confirmedOn = keepItems(base?.confirmedOn ?? [], kept, (position) => factsAt(position).confirmedOn)
  yield
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
    createdAt,
    inOrder: createOrders(partners, search, createdAt),
  }
}

/** Updates the previous map: a copy takes 100 ms at 100,000. Call last. */
function passOn(
  byId: Map<string, DirectoryEntry>,
  rows: ListedChanges['rows'],
  added: readonly DirectoryEntry[],
): Map<string, DirectoryEntry> {
  for (const { partner } of rows) byId.delete(partner.id)
  for (const entry of added) byId.set(entry.id, entry)
  return byId
}
