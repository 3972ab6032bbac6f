import { EVERYDAY_WORDS } from '../../places/query/everyday-words.ts'
import { soundOf } from '../../places/query/sound-of.ts'
import type { SearchIndex } from '../indexes/search-index.ts'
import { endOf, textAt } from '../../finder/index/text-column.ts'
import { findTexts } from '../../finder/index/word-index.ts'
import { editDistance, preparePattern } from '../text/edit-distance.ts'
import { swapDistance } from '../text/swap-distance.ts'

/** Each costs a pass over the words of all names. */
const MAX_WORDS = 4
const MIN_LENGTH = 4
/** Per word. */
const MAX_HITS = 5000
/** Per word. */
const MAX_SPELLINGS = 12

/** Shorter words sound like many. */
const MIN_SOUNDING = 5
const MIN_SOUND = 3
/** Letters that two spellings of a sound may differ by: "field" is no "valdo". */
const MAX_SOUND_EDITS = 3
/** What a name of the same sound counts as. */
const SOUND_EDITS = 2

export type NameLike = { position: number; edits: number }

/**
 * Names that have a word like each telling word ("holis and wrenn"), fewest edits first, then most shared
 * everyday words, then tier and name. `words` are folded; `within`: positions to choose from.
 */
export function namesLike(
  index: SearchIndex,
  words: string,
  count: number,
  within: ReadonlySet<number> | null = null,
): NameLike[] {
  const all = words.split(' ')
  const telling = all.filter((word) => !EVERYDAY_WORDS.has(word)).slice(0, MAX_WORDS)
  if (!telling.some((word) => word.length >= MIN_LENGTH)) return []
  let found: Map<number, number> | null = null
  for (const word of telling) {
    const edits = editsByPosition(index, word)
    const before: Map<number, number> | null = found
    found = new Map<number, number>()
    for (const [position, more] of edits) {
      const sofar = before === null ? 0 : before.get(position)
      if (sofar !== undefined) found.set(position, sofar + more)
    }
    if (found.size === 0) return []
  }
  const shared = (position: number) => {
    const name = textAt(index.names.words, position)
    return all.filter((word) => name.includes(word)).length
  }
  return [...(found ?? [])]
    .filter(([position]) => within === null || within.has(position))
    .map(([position, edits]) => ({ position, edits, shared: shared(position) }))
    .sort((a, b) => a.edits - b.edits || b.shared - a.shared || a.position - b.position)
    .slice(0, count)
}

/** Position → edits of its closest word. */
function editsByPosition(
  { nameIndex, nameWords, namesBySound }: SearchIndex,
  word: string,
): Map<number, number> {
  const most = word.length < MIN_LENGTH ? 0 : word.length < 8 ? 1 : 2
  const spellings: { text: string; edits: number }[] = []
  const pattern = preparePattern(word)
  for (let number = 0; number < nameWords.words.starts.length - 1; number++) {
    const start = nameWords.words.starts[number] as number
    const length = endOf(nameWords.words, number) - start
    if (Math.abs(length - word.length) > most) continue
    // A swap of neighbours is at most two plain edits.
    const plain = editDistance(pattern, nameWords.words.text, start, start + length)
    if (plain > 2 * most) continue
    const text = textAt(nameWords.words, number)
    if (EVERYDAY_WORDS.has(text)) continue
    const edits = text === word ? 0 : swapDistance(word, text, most)
    if (edits <= most) spellings.push({ text, edits })
  }
  spellings.push(...soundingLike(namesBySound, word))
  for (const text of inSpanish(word)) if (nameWords.known.has(text)) spellings.push({ text, edits: 1 })
  spellings.sort((a, b) => a.edits - b.edits)
  const found = new Map<number, number>()
  for (const { text, edits } of spellings.slice(0, MAX_SPELLINGS)) {
    findTexts(nameIndex.words, text, (position) => {
      if (!found.has(position) && found.size < MAX_HITS) found.set(position, edits)
    })
  }
  return found
}

/** "coyazo" for Collazo: Spanish LL and Y have one sound. */
function inSpanish(word: string): string[] {
  const others = [word.replace(/(?<=[aeiou])y(?=[aeiou])/g, 'll'), word.replaceAll('ll', 'y')]
  return others.filter((other) => other !== word)
}

/** "cartwrite" for Cartwright, "justice" for Justus: words of one sound that are spelled otherwise. */
function soundingLike(namesBySound: SearchIndex['namesBySound'], word: string) {
  const sound = soundOf(word)
  if (word.length < MIN_SOUNDING || sound.length < MIN_SOUND) return []
  const others = (namesBySound.get(sound) ?? []).filter((text) => {
    return (
      text !== word &&
      !EVERYDAY_WORDS.has(text) &&
      swapDistance(word, text, MAX_SOUND_EDITS) <= MAX_SOUND_EDITS
    )
  })
  return others.map((text) => ({ text, edits: SOUND_EDITS }))
}
