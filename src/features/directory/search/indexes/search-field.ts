import { searchText } from '../../../../shared/search.ts'
import type { DirectoryEntry } from '../../snapshot/directory-entry.ts'
import { type KeptRuns, keepNumbers } from './kept-runs.ts'
import { buildTexts, type SearchTexts } from './search-texts.ts'

export type SearchField = SearchTexts & {
  readonly count: number
  /** By lower-case text, in order of first partners. */
  readonly values: ReadonlyMap<string, number>
  readonly valueAt: Uint32Array
  /** Value v has `ranked` positions `memberStarts[v]` to `memberStarts[v + 1]`. */
  readonly members: Uint32Array
  readonly memberStarts: Uint32Array
}

const UNKNOWN = 2 ** 32 - 1

/** Builds on `kept` while its values stay the same. A generator for runInSlices. */
export function* buildField(
  ranked: readonly DirectoryEntry[],
  fieldOf: (entry: DirectoryEntry) => string,
  kept: { before: SearchField; runs: KeptRuns } | null = null,
): Generator<undefined, SearchField, undefined> {
  if (kept?.runs.isSame) return kept.before
  const keyAt = (position: number) => searchText(fieldOf(ranked[position] as DirectoryEntry)).toLowerCase()
  if (kept) {
    const { before, runs } = kept
    const valueAt = keepNumbers(
      before.valueAt,
      runs,
      ranked.length,
      (position) => before.values.get(keyAt(position)) ?? UNKNOWN,
    )
    yield
    if (isInOrder(valueAt, before.count))
      return { ...before, valueAt, ...groupMembers(valueAt, before.count) }
  }
  const values = new Map<string, number>()
  const valueAt = new Uint32Array(ranked.length)
  /** As written, without folding. */
  const known = new Map<string, number>()
  for (let position = 0; position < ranked.length; position++) {
    const text = fieldOf(ranked[position] as DirectoryEntry)
    let value = known.get(text)
    if (value === undefined) {
      const key = keyAt(position)
      value = values.get(key) ?? values.size
      values.set(key, value)
      known.set(text, value)
    }
    valueAt[position] = value
    if (position % 500 === 0) yield
  }
  const members = groupMembers(valueAt, values.size)
  yield
  const list = [...values.keys()]
  const texts = yield* buildTexts(list.length, (value) => list[value] as string)
  return { ...texts, count: values.size, values, valueAt, ...members }
}

/** All values are used, and numbered by their first partners. */
function isInOrder(valueAt: Uint32Array, count: number): boolean {
  let next = 0
  for (const value of valueAt) {
    if (value > next) return false
    if (value === next) next += 1
  }
  return next === count
}

function groupMembers(valueAt: Uint32Array, count: number): Pick<SearchField, 'members' | 'memberStarts'> {
  const memberStarts = new Uint32Array(count + 1)
  for (const value of valueAt) memberStarts[value + 1] = (memberStarts[value + 1] as number) + 1
  for (let value = 0; value < count; value++) {
    memberStarts[value + 1] = (memberStarts[value + 1] as number) + (memberStarts[value] as number)
  }
  const members = new Uint32Array(valueAt.length)
  const next = memberStarts.slice()
  for (let position = 0; position < valueAt.length; position++) {
    const value = valueAt[position] as number
    const place = next[value] as number
    members[place] = position
    next[value] = place + 1
  }
  return { members, memberStarts }
}
