import { paths } from '../../shared/paths.ts'
import type { Suggestions } from '../../shared/search.ts'
import type { DirectoryEntry } from './directory-view.ts'
import type { SearchIndex } from './search-index.ts'
import { createSpellingMatch, isForgiven, unspoiltPieces } from './spelling-match.ts'
import { endOf, scanTextColumn, type TextColumn } from './text-column.ts'

/** Names looked at for a text inside them, or for a piece of a misspelt one: bounds the time a key press takes. */
const MOST_LOOKS = 4000

/**
 * Partners for a folded text: whose name begins with it, then has a word beginning with it, then contains it, and, when
 * none does, has a word beginning nearly like it; within each priority partners first, then by name. Beyond MOST_LOOKS
 * names that contain the text, further words beginning with it are not looked for.
 */
export function suggestPartners(index: SearchIndex, text: string, limit: number): Suggestions['partners'] {
  const names = index.names.folded
  const found = new Set<number>(beginningWith(names, text, limit))
  if (found.size < limit) {
    const { words, inside } = containing(names, text, limit)
    for (const position of [...words, ...inside]) if (found.size < limit) found.add(position)
  }
  if (found.size === 0 && isForgiven(text)) {
    for (const position of spelledLike(names, text, limit)) found.add(position)
  }
  return Array.from(found, (position) => {
    const { id, slug, name, city, state } = index.ranked[position] as DirectoryEntry
    return { id, slug, name, city, state, path: paths.partner({ id, slug, city, state }) }
  })
}

function beginningWith(names: TextColumn, text: string, limit: number): number[] {
  const found: number[] = []
  if (names.text.startsWith(text)) found.push(0)
  // The separator before a name and the text in one: only names that begin with it are hit.
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

function containing(names: TextColumn, text: string, limit: number) {
  const words: number[] = []
  const inside: number[] = []
  let looks = 0
  scanTextColumn(names, text, (position) => {
    if (hasWordAt(names, position, text)) words.push(position)
    else if (inside.length < limit) inside.push(position)
    looks += 1
    return words.length === limit || looks === MOST_LOOKS
  })
  return { words, inside }
}

function hasWordAt({ text, starts }: TextColumn, position: number, wanted: string): boolean {
  const start = starts[position] as number
  const end = starts[position + 1] as number
  for (let at = text.indexOf(wanted, start); at >= 0 && at < end; at = text.indexOf(wanted, at + 1)) {
    if (at === start || isBetweenWords(text.charCodeAt(at - 1))) return true
  }
  return false
}

function spelledLike(names: TextColumn, text: string, limit: number): number[] {
  const isSpelledLike = createSpellingMatch(text)
  const found = new Set<number>()
  for (const piece of unspoiltPieces(text)) {
    let looks = 0
    scanTextColumn(names, piece, (position) => {
      const end = endOf(names, position)
      for (let at = names.starts[position] as number; at < end && !found.has(position); at++) {
        const isWord = at === names.starts[position] || isBetweenWords(names.text.charCodeAt(at - 1))
        if (isWord && isSpelledLike(names.text, at, end)) found.add(position)
      }
      looks += 1
      return looks === MOST_LOOKS || found.size >= 4 * limit
    })
  }
  return [...found].sort((a, b) => a - b).slice(0, limit)
}

/** Space, hyphen, ampersand, apostrophe, dot, bracket or slash. */
function isBetweenWords(code: number): boolean {
  return code === 32 || code === 45 || code === 38 || code === 39 || code === 46 || code === 40 || code === 47
}
