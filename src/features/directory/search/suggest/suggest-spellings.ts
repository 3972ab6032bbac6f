import { searchText } from '../../../../shared/search.ts'
import type { DirectoryEntry } from '../../snapshot/directory-entry.ts'
import type { SearchField } from '../indexes/search-field.ts'
import type { SearchIndex } from '../indexes/search-index.ts'
import { scanTextColumn } from '../../finder/index/text-column.ts'
import { exactLikeness, maxLikeness, prepareLikeness } from '../similar/similar-strengths.ts'
import { foldText } from '../../finder/vocabulary/fold-text.ts'

/** 1 = the same. */
const MIN_LIKENESS = 0.75
const MAX_WORDS = 8
const LONGEST_RUN = 3
const EVERYDAY_WORDS = new Set(
  'and the for near home homes house funeral funerals cremation cremations chapel chapels mortuary memorial service services center centre family care society'.split(
    ' ',
  ),
)

/**
 * SEARCH-6: places that contain, equal or resemble (likeness 0.75 or more) one to three words of the query,
 * by letters explained, partners, name.
 */
export function suggestSpellings(index: SearchIndex, query: string, limit = 5): string[] {
  const text = searchText(query)
  const runs = runsOf(foldText(text))
  const isQuery = (name: string) => name.toLowerCase() === text.toLowerCase()
  const names = (field: SearchField, nameOf: (entry: DirectoryEntry) => string) =>
    explained(field, runs)
      .map(([value, letters]) => {
        const start = field.memberStarts[value] as number
        const name = nameOf(index.ranked[field.members[start] as number] as DirectoryEntry)
        return { name, letters, partnerCount: (field.memberStarts[value + 1] as number) - start }
      })
      .sort((a, b) => b.letters - a.letters || b.partnerCount - a.partnerCount || (a.name < b.name ? -1 : 1))
      .map((place) => place.name)
  const cities = names(index.cities, (entry) => entry.city)
  const states = names(index.states, (entry) => entry.state)
  return [...new Set([...cities, ...states])].filter((name) => !isQuery(name)).slice(0, limit)
}

function runsOf(text: string): string[] {
  const words = text
    .split(/[^\p{L}\p{N}'.-]+/u)
    .filter((word) => word !== '')
    .slice(0, MAX_WORDS)
  const runs = new Set<string>()
  for (let start = 0; start < words.length; start++) {
    for (let length = 1; length <= LONGEST_RUN && start + length <= words.length; length++) {
      const run = words.slice(start, start + length)
      if (run.join('').length >= 3 && !run.every((word) => EVERYDAY_WORDS.has(word))) runs.add(run.join(' '))
    }
  }
  return [...runs]
}

/** Value number → query letters explained; those far behind the best are out. */
function explained(field: SearchField, runs: readonly string[]): [number, number][] {
  const letters = new Map<number, number>()
  const explain = (value: number, count: number) => {
    if (count > (letters.get(value) ?? 0)) letters.set(value, count)
  }
  for (const run of runs) {
    const length = run.replaceAll(' ', '').length
    const spelled = spelledLike(field, run)
    const isPlace = spelled.some(([, likeness]) => likeness === 1)
    for (const [value, likeness] of spelled) if (likeness === 1 || !isPlace) explain(value, likeness * length)
    if (length < 4) continue
    // Equality counts more: "Asheville" before "West Asheville".
    scanTextColumn(field.folded, run, (value) => {
      explain(value, 0.7 * length)
      return false
    })
  }
  const most = Math.max(0, ...letters.values())
  return [...letters].filter(([, count]) => count >= 0.6 * most)
}

function spelledLike(field: SearchField, run: string): [number, number][] {
  const likeness = prepareLikeness(field, run, MIN_LIKENESS)
  const found: [number, number][] = []
  for (let value = 0; value < field.count; value++) {
    if (maxLikeness(likeness, value) < MIN_LIKENESS) continue
    const exact = exactLikeness(likeness, value)
    if (exact >= MIN_LIKENESS) found.push([value, exact])
  }
  return found
}
