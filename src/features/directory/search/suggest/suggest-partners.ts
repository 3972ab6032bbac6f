import { paths } from '../../../../shared/paths.ts'
import type { Suggestions } from '../../../../shared/search.ts'
import type { DirectoryEntry } from '../../snapshot/directory-entry.ts'
import type { SearchIndex } from '../indexes/search-index.ts'
import type { SearchTexts } from '../indexes/search-texts.ts'
import { endOf, scanTextColumn, type TextColumn, textAt } from '../../finder/index/text-column.ts'
import { mayContain } from '../indexes/word-list.ts'
import { createSpellingMatch, exactPieces, isForgiven, type SpellingMatch } from '../text/spelling-match.ts'
import { createTopList } from '../../finder/index/top-list.ts'

/** Bounds the time of a key press. */
const MAX_LOOKS = 4000
const MAX_COMPARISONS = 500
const MAX_WORDS = 6

/**
 * For folded words: name prefix, word prefix, substring, then `meant` (positions that search found
 * otherwise), else similar spelling; then priority, name.
 */
export function suggestPartners(
  index: SearchIndex,
  text: string,
  limit: number,
  meant: Iterable<number> = [],
): Suggestions['partners'] {
  const names = index.names.words
  const found = new Set<number>()
  const add = (positions: Iterable<number>) => {
    for (const position of positions) if (found.size < limit) found.add(position)
  }
  if (mayContain(index.nameWords, text)) {
    add(beginningWith(names, text, limit))
    if (found.size < limit) add(containing(names, text, limit))
  }
  add(meant)
  if (found.size === 0 && isForgiven(text)) {
    add(
      /[^\p{L}\p{N}]/u.test(text)
        ? spelledLike(index.names, text, limit)
        : wordsSpelledLike(index, text, limit),
    )
  }
  return Array.from(found, (position) => {
    const { id, slug, name, city, state } = index.ranked[position] as DirectoryEntry
    return { id, slug, name, city, state, path: paths.partner({ id, slug, city, state }) }
  })
}

function beginningWith(names: TextColumn, text: string, limit: number): number[] {
  const found: number[] = []
  if (names.text.startsWith(text)) found.push(0)
  // With the separator, only prefixes match.
  const wanted = `\0${text}`
  let position = 0
  let hit = names.text.indexOf(wanted)
  while (hit >= 0 && found.length < limit) {
    while ((names.starts[position] as number) <= hit) position += 1
    found.push(position)
    hit = names.text.indexOf(wanted, hit + 1)
  }
  return found
}

function containing(names: TextColumn, text: string, limit: number): number[] {
  const words: number[] = []
  const inside: number[] = []
  let looks = 0
  scanTextColumn(names, text, (position) => {
    if (hasWordAt(names, position, text)) words.push(position)
    else if (inside.length < limit) inside.push(position)
    looks += 1
    return words.length === limit || looks === MAX_LOOKS
  })
  return [...words, ...inside]
}

function hasWordAt({ text, starts }: TextColumn, position: number, wanted: string): boolean {
  const start = starts[position] as number
  const end = starts[position + 1] as number
  for (let at = text.indexOf(wanted, start); at >= 0 && at < end; at = text.indexOf(wanted, at + 1)) {
    if (at === start || isBetweenWords(text.charCodeAt(at - 1))) return true
  }
  return false
}

function wordsSpelledLike({ names, nameWords }: SearchIndex, text: string, limit: number): number[] {
  const spelling = createSpellingMatch(text)
  const words = createTopList<{ word: string; edits: number }>(MAX_WORDS, (a, b) => a.edits - b.edits)
  for (let number = 0; number < nameWords.words.starts.length - 1; number++) {
    const start = nameWords.words.starts[number] as number
    const edits = spelling.edits(nameWords.words.text, start, endOf(nameWords.words, number))
    if (edits !== Number.POSITIVE_INFINITY) words.add({ word: textAt(nameWords.words, number), edits })
  }
  const found = new Map<number, number>()
  for (const { word, edits } of words.items) {
    let hits = 0
    scanTextColumn(names.words, word, (position) => {
      if (!hasWordAt(names.words, position, word)) return false
      if (!found.has(position)) found.set(position, edits)
      hits += 1
      return hits === limit
    })
  }
  return best(found, limit)
}

function spelledLike(
  { words: folded, characters, repeated }: SearchTexts,
  text: string,
  limit: number,
): number[] {
  const spelling = createSpellingMatch(text)
  const found = new Map<number, number>()
  for (const piece of exactPieces(text)) {
    let looks = 0
    let comparisons = 0
    scanTextColumn(folded, piece, (position) => {
      if (
        spelling.isPossible(characters[position] as number, repeated[position] as number) &&
        !found.has(position)
      ) {
        comparisons += 1
        const edits = fewestEdits(folded, position, spelling)
        if (edits !== Number.POSITIVE_INFINITY) found.set(position, edits)
      }
      looks += 1
      return looks === MAX_LOOKS || comparisons === MAX_COMPARISONS
    })
  }
  return best(found, limit)
}

function best(edits: ReadonlyMap<number, number>, limit: number): number[] {
  const list = createTopList<[number, number]>(limit, (a, b) => a[1] - b[1] || a[0] - b[0])
  for (const pair of edits) list.add(pair)
  return list.items.map(([position]) => position)
}

function fewestEdits(names: TextColumn, position: number, spelling: SpellingMatch): number {
  const start = names.starts[position] as number
  const end = endOf(names, position)
  let fewest = Number.POSITIVE_INFINITY
  for (let at = start; at < end; at++) {
    if (at > start && !isBetweenWords(names.text.charCodeAt(at - 1))) continue
    fewest = Math.min(fewest, spelling.edits(names.text, at, end))
  }
  return fewest
}

function isBetweenWords(code: number): boolean {
  return code === 32 || code === 45 || code === 38 || code === 39 || code === 46 || code === 40 || code === 47
}
