import { compareText } from '../../directory/search/compare-names.ts'
import { foldText } from '../../directory/search/fold-text.ts'
import { buildTextColumn } from '../../directory/search/text-column.ts'
import { buildSnapshot } from '../../directory/snapshot/build-snapshot.ts'
import type { ListedEntry, PartnerIndex } from './partner-index.ts'
import type { ListedChanges } from './read-listed-partners.ts'

type Ordering = Parameters<PartnerIndex['inOrder']>[0]

/** Builds the index after `before`, sharing its unchanged entries. A generator for runInSlices. */
export function* buildPartnerIndex(
  before: PartnerIndex | null,
  { version, isWhole, rows }: ListedChanges,
): Generator<undefined, PartnerIndex, undefined> {
  const snapshot = yield* buildSnapshot(before?.snapshot ?? null, {
    version,
    isWhole,
    rows: rows.map(({ partner }) => partner),
    changedAt: new Date(0),
    isSample: false,
    faq: [],
  })
  // The entries of changed rows are new, and nobody has seen them yet.
  for (const { partner, facts } of rows) Object.assign(snapshot.byId.get(partner.id) ?? {}, { listed: facts })
  yield
  const ranked = snapshot.search.ranked as readonly ListedEntry[]
  const entryAt = (position: number) => ranked[position] as ListedEntry
  const contacts = yield* buildTextColumn(ranked.length, (position) => {
    const { email, website } = entryAt(position).listed
    return `${email} ${website}`.toLowerCase()
  })
  const slugs = yield* buildTextColumn(ranked.length, (position) => entryAt(position).slug)
  const positions = new Map<ListedEntry, number>()
  for (const [position, entry] of ranked.entries()) {
    positions.set(entry, position)
    if (position % 2000 === 0) yield
  }
  const positionOf = (entry: ListedEntry) => positions.get(entry) as number
  const orders = new Map<Ordering, Uint32Array>()
  return {
    snapshot,
    contacts,
    slugs,
    isActive: Uint8Array.from(ranked, ({ listed }) => (listed.isActive ? 1 : 0)),
    lacking: Uint16Array.from(ranked, ({ listed }) => listed.lacking),
    confirmedOn: ranked.map(({ listed }) => listed.confirmedOn),
    positionOf,
    inOrder(sort) {
      const known =
        orders.get(sort) ??
        Uint32Array.from(order(snapshot.partners as readonly ListedEntry[], sort), positionOf)
      orders.set(sort, known)
      return known
    },
  }
}

/** Equal ones stay in the order of names. */
function order(byName: readonly ListedEntry[], sort: Ordering): readonly ListedEntry[] {
  const folded = new Map<string, string>()
  const fold = (text: string) => {
    const known = folded.get(text) ?? foldText(text)
    folded.set(text, known)
    return known
  }
  switch (sort) {
    case 'name':
      return byName
    case 'city':
      return byName.toSorted(
        (a, b) => compareText(fold(a.city), fold(b.city)) || compareText(fold(a.state), fold(b.state)),
      )
    case 'state':
      return byName.toSorted(
        (a, b) => compareText(fold(a.state), fold(b.state)) || compareText(fold(a.city), fold(b.city)),
      )
    case 'changed':
      return byName.toSorted((a, b) => b.updatedAt - a.updatedAt)
    case 'newest':
      return byName.toSorted((a, b) => b.listed.createdAt - a.listed.createdAt)
  }
}
