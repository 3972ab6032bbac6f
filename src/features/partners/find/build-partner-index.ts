import { compareText } from '../../directory/search/compare-names.ts'
import { foldText } from '../../directory/search/fold-text.ts'
import { buildTextColumn } from '../../directory/search/text-column.ts'
import { buildSnapshot } from '../../directory/snapshot/build-snapshot.ts'
import type { DirectoryEntry } from '../../directory/snapshot/directory-view.ts'
import type { ListedFacts, PartnerIndex } from './partner-index.ts'
import type { ListedChanges } from './read-listed-partners.ts'

type Ordering = Parameters<PartnerIndex['inOrder']>[0]

/** Builds the index after `before`, sharing its unchanged entries. A generator for runInSlices. */
export function* buildPartnerIndex(
  before: PartnerIndex | null,
  changes: ListedChanges,
): Generator<undefined, PartnerIndex, undefined> {
  const { version, isWhole, rows } = changes
  const facts = new Map<string, ListedFacts>(before && !isWhole ? before.facts : [])
  for (const row of rows) {
    if (row.partner.isPublic) facts.set(row.partner.id, row.facts)
    else facts.delete(row.partner.id)
  }
  yield
  const partners = rows.map(({ partner }) => partner)
  const snapshot = yield* buildSnapshot(before?.snapshot ?? null, {
    version,
    isWhole,
    rows: partners,
    changedAt: new Date(0),
    isSample: false,
    faq: [],
  })
  const { ranked } = snapshot.search
  const entryAt = (position: number) => ranked[position] as DirectoryEntry
  const contacts = yield* buildTextColumn(ranked.length, (position) => {
    const { email, website } = facts.get(entryAt(position).id) as ListedFacts
    return `${email} ${website}`.toLowerCase()
  })
  const slugs = yield* buildTextColumn(ranked.length, (position) => entryAt(position).slug)
  const orders = new Map<Ordering, readonly DirectoryEntry[]>()
  return {
    snapshot,
    facts,
    contacts,
    slugs,
    inOrder(sort) {
      const known = orders.get(sort) ?? order(snapshot.partners, facts, sort)
      orders.set(sort, known)
      return known
    },
  }
}

/** Equal ones stay in the order of names. */
function order(
  byName: readonly DirectoryEntry[],
  facts: ReadonlyMap<string, ListedFacts>,
  sort: Ordering,
): readonly DirectoryEntry[] {
  const folded = new Map<string, string>()
  const fold = (text: string) => {
    const known = folded.get(text) ?? foldText(text)
    folded.set(text, known)
    return known
  }
  const created = ({ id }: DirectoryEntry) => facts.get(id)?.createdAt ?? 0
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
      return byName.toSorted((a, b) => created(b) - created(a))
  }
}
