import { searchText } from '../../../../shared/search.ts'
import { foldText } from '../../finder/vocabulary/fold-text.ts'
import { createWordFolder } from '../../finder/vocabulary/fold-words.ts'
import { characterSets } from './character-set.ts'
import { type KeptRuns, keepNumbers } from './kept-runs.ts'
import { buildTextColumn, endOf, keepTextColumn, type TextColumn } from '../../finder/index/text-column.ts'

/** Lower case (Unicode) for SEARCH-1; folded for likeness; words (fold-words.ts) for search and typeahead. */
export type SearchTexts = {
  readonly lower: TextColumn
  /** Same object as `lower` without accents. */
  readonly folded: TextColumn
  /** Same object as `folded` where nothing differs. */
  readonly words: TextColumn
  /** Of each folded text: a cheap bound on likeness. */
  readonly characters: Uint32Array
  readonly repeated: Uint32Array
}

/** Takes unchanged texts from `kept`. A generator for runInSlices. */
export function* buildTexts(
  count: number,
  at: (position: number) => string,
  kept: { before: SearchTexts; runs: KeptRuns } | null = null,
): Generator<undefined, SearchTexts, undefined> {
  const build = (name: 'lower' | 'folded' | 'words', textAt: (position: number) => string) =>
    kept ? keepTextColumn(kept.before[name], kept.runs, count, textAt) : buildTextColumn(count, textAt)
  const lower = yield* build('lower', (position) => searchText(at(position)).toLowerCase())
  const folded = yield* build('folded', (position) => foldText(searchText(at(position))))
  const foldWords = createWordFolder()
  const words = yield* build('words', (position) => foldWords(at(position)))
  const shared = folded.text === lower.text ? lower : folded
  const setsAt = (position: number) =>
    characterSets(folded.text, folded.starts[position], endOf(folded, position))
  const columns = { lower, folded: shared, words: words.text === folded.text ? shared : words }
  if (kept) {
    const { before, runs } = kept
    return {
      ...columns,
      characters: keepNumbers(before.characters, runs, count, (position) => setsAt(position).all),
      repeated: keepNumbers(before.repeated, runs, count, (position) => setsAt(position).repeated),
    }
  }
  const characters = new Uint32Array(count)
  const repeated = new Uint32Array(count)
  for (let position = 0; position < count; position++) {
    const sets = setsAt(position)
    characters[position] = sets.all
    repeated[position] = sets.repeated
    if (position % 500 === 0) yield
  }
  return { ...columns, characters, repeated }
}
