import { searchText } from '../../../shared/search.ts'
import type { DirectoryEntry } from '../snapshot/directory-view.ts'
import { foldText } from './fold-text.ts'
import type { SearchField, SearchIndex } from './search-index.ts'
import { exactLikeness, mostLikeness, prepareLikeness } from './similar/similar-strengths.ts'
import { scanTextColumn } from './text-column.ts'

/** A place is taken to be meant when it is spelled at least this much like words of the query (1 = the same). */
const LEAST_LIKENESS = 0.75
/** More words than this, and longer runs of them, name no place. */
const MOST_WORDS = 8
const LONGEST_RUN = 3
/** Words of the trade and of sentences: they stand in most queries and name no place. */
const EVERYDAY_WORDS = new Set(
  'and the for near home homes house funeral funerals cremation cremations chapel chapels mortuary memorial service services center centre family care society'.split(
    ' ',
  ),
)

/**
 * What to search for instead when a query matched nobody: distinct cities, then states, at most `limit` (spec, section 5).
 * Read so that it can help: no city contains a whole query that matched nobody, so a place counts when it contains a run
 * of one to three words of the query (of four letters or more), is it, or is spelled like it (likeness 0.75 or more, by
 * edit distance over the longer length). Within cities and within states the one that explains most of the query comes
 * first, then the one with more partners, then by name. Never the query itself. Accents and letter case are put aside.
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

/** Runs of consecutive words that may name a place. */
function runsOf(text: string): string[] {
  const words = text
    .split(/[^\p{L}\p{N}'.-]+/u)
    .filter((word) => word !== '')
    .slice(0, MOST_WORDS)
  const runs = new Set<string>()
  for (let start = 0; start < words.length; start++) {
    for (let length = 1; length <= LONGEST_RUN && start + length <= words.length; length++) {
      const run = words.slice(start, start + length)
      if (run.join('').length >= 3 && !run.every((word) => EVERYDAY_WORDS.has(word))) runs.add(run.join(' '))
    }
  }
  return [...runs]
}

/** Value number → how many letters of the query the place explains; those far behind the best are left out. */
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
    // To contain is less than to be: "Asheville" before "West Asheville".
    scanTextColumn(field.folded, run, (value) => {
      explain(value, 0.7 * length)
      return false
    })
  }
  const most = Math.max(0, ...letters.values())
  return [...letters].filter(([, count]) => count >= 0.6 * most)
}

function spelledLike(field: SearchField, run: string): [number, number][] {
  const likeness = prepareLikeness(field, run, LEAST_LIKENESS)
  const found: [number, number][] = []
  for (let value = 0; value < field.count; value++) {
    if (mostLikeness(likeness, value) < LEAST_LIKENESS) continue
    const exact = exactLikeness(likeness, value)
    if (exact >= LEAST_LIKENESS) found.push([value, exact])
  }
  return found
}
