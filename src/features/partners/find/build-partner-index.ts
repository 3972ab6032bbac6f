import { buildFinderIndex } from '../../directory/finder/indexes/finder-index.ts'
import { buildTextColumn } from '../../directory/finder/indexes/text-column.ts'
import type { DirectoryEntry } from '../../directory/snapshot/directory-entry.ts'
import { mergePartners } from '../../directory/snapshot/merge-partners.ts'
import { createOrders } from './order-partners.ts'
import type { ListedFacts, PartnerIndex } from './partner-index.ts'
import type { ListedChanges } from './read-listed-partners.ts'

const STEP = 500

/** Merges changed rows into the index before. A generator for runInSlices. */
export function* buildPartnerIndex(
  before: PartnerIndex | null,
  { version, isWhole, rows }: ListedChanges,
): Generator<undefined, PartnerIndex, undefined> {
  const factsOf = new Map(isWhole ? [] : before?.factsOf)
  for (const [number, { partner, facts }] of rows.entries()) {
    factsOf.set(partner.id, facts)
    if (number % STEP === 0) yield
  }
  const changes = { rows: rows.map(({ partner }) => partner), isWhole }
  const { partners, services } = yield* mergePartners(before, changes)
  const byId = new Map<string, DirectoryEntry>()
  for (const [number, entry] of partners.entries()) {
    byId.set(entry.id, entry)
    if (number % STEP === 0) yield
  }
  const search = yield* buildFinderIndex(partners, before?.search ?? null)
  const facts = search.ranked.map(({ id }) => factsOf.get(id) as ListedFacts)
  yield
  const contacts = yield* buildTextColumn(facts.length, (position) => {
    const { email, website } = facts[position] as ListedFacts
    return `${email} ${website}`.toLowerCase()
  })
  const slugs = yield* buildTextColumn(facts.length, (position) => search.ranked[position]?.slug ?? '')
  const createdAt = Float64Array.from(facts, (fact) => fact.createdAt)
  return {
    version,
    partners,
    byId,
    factsOf,
    services,
    search,
    contacts,
    slugs,
    isActive: Uint8Array.from(facts, ({ isActive }) => (isActive ? 1 : 0)),
    lacking: Uint16Array.from(facts, ({ lacking }) => lacking),
    confirmedOn: facts.map(({ confirmedOn }) => confirmedOn),
    createdAt,
    inOrder: createOrders(partners, search, createdAt),
  }
}
