import { keysFrom } from '../indexes/likeness-table.ts'
import { countTexts, findTexts, textAt, textsHaving } from '../indexes/word-index.ts'
import { BEFORE_STREETS, STREETS } from '../vocabulary/words.ts'
import { alike } from './slips.ts'
import type { Asked } from './spans.ts'
import { bitsOf, isSentence, type Token } from './tokens.ts'

/** What a partner's name and address have of the query. */
export type NameHit = {
  position: number
  /** Bits of tokens that are words of its name. */
  cover: number
  /** What their slips cost. */
  loss: number
  /** Bits of tokens that are its house number and street. */
  address: number
}

/** A word of a name that tokens may stand for. */
type Form = { cover: number; loss: number; word: string }

/** Of one word: more partners are told apart by another word. */
const MOST_HITS = 5000
/** Of one token: likest first. */
const MOST_ALIKE = 12
const MOST_BEGUN = 40

/** Partners by position, whose names or addresses have words of the query. */
export type NameHits = {
  readonly found: readonly NameHit[]
  at(position: number): NameHit | undefined
  add(position: number, cover: number, loss: number, address?: number): void
}

/** Everyday words that so few share may be a family's name: "miles funeral home". */
const RARE = 0.01

/** Names that are spelled as typed, and with an open end those that the last word begins. */
export function findNames(asked: Asked): NameHits {
  const hits = createHits(asked.index.ranked.length)
  addForms(asked, hits, formsOf(asked))
  for (const { position, address } of findAddresses(asked)) hits.add(position, 0, 0, address)
  return hits
}

/** Adds those that resemble words of the query; in a sentence none. */
export function addNamesAlike(asked: Asked, hits: NameHits): void {
  const { index, tokens, weights } = asked
  if (isSentence(tokens)) return
  const forms = tokens.flatMap(({ text, isFiller }, at) => {
    const found = isFiller ? [] : alike(index.nameWords, text, weights)
    const cover = bitsOf(at, at + 1)
    return found.slice(0, MOST_ALIKE).map(({ key, loss }) => ({ cover, loss, word: key }))
  })
  addForms(asked, hits, forms)
}

function createHits(count: number): NameHits {
  const found: NameHit[] = []
  // From 1; a common word hits thousands, for which a Map takes five times as long.
  const places = new Uint32Array(count)
  const at = (position: number) => found[(places[position] as number) - 1]
  const add = (position: number, cover: number, loss: number, address = 0) => {
    if (position >= count) return
    const known = at(position)
    if (!known) {
      places[position] = found.push({ position, cover, loss, address })
      return
    }
    known.address |= address
    if ((cover & ~known.cover) === 0) return
    known.cover |= cover
    known.loss += loss
  }
  return { found, at, add }
}

/** Cheapest first. */
function addForms({ index: { names } }: Asked, { add }: NameHits, forms: Form[]): void {
  for (const { cover, loss, word } of forms.sort((a, b) => a.loss - b.loss)) {
    if (word.includes(' ')) findTexts(names, word, (position) => add(position, cover, loss))
    else for (const position of textsHaving(names, word, { most: MOST_HITS })) add(position, cover, loss)
  }
}

function formsOf({ index, tokens, isOpen, weights }: Asked): Form[] {
  const forms: Form[] = []
  const countOf = (word: string) => countTexts(index.names, word)
  for (const [at, { text, isFiller, isTrade }] of tokens.entries()) {
    const count = countOf(text)
    const cover = bitsOf(at, at + 1)
    const isRare = text.length > 2 && count > 0 && count <= Math.max(3, RARE * index.ranked.length)
    const isTelling = !isFiller || (!isTrade && isRare)
    if (isTelling && count > 0) forms.push({ cover, loss: 0, word: text })
    const isLast = at === tokens.length - 1
    if (isOpen && isLast && text.length > 1) {
      let begun = 0
      for (const word of keysFrom(index.nameWords, text)) {
        if (word !== text && begun++ < MOST_BEGUN) forms.push({ cover, loss: weights.begun, word })
      }
    }
    const next = tokens[at + 1]
    if (next && !(isFiller && next.isFiller)) {
      const joined = text + next.text
      if (countOf(joined) > 0) forms.push({ cover: bitsOf(at, at + 2), loss: 0, word: joined })
    }
    if (!isTelling) continue
    const owner = text.replace(/(?<=[^s])s$/, '')
    if (owner !== text && owner.length > 3 && countOf(owner) > 0) forms.push({ cover, loss: 0, word: owner })
    if (count > 0 || text.length <= 4) continue
    for (let cut = 2; cut <= text.length - 2; cut++) {
      const [first, second] = [text.slice(0, cut), text.slice(cut)]
      if (countOf(first) > 0 && countOf(second) > 0)
        forms.push({ cover, loss: 0, word: `${first} ${second}` })
    }
  }
  return forms
}

/** "785 hancock st quincy": house number and street. */
function* findAddresses({
  index: { streets },
  tokens,
}: Asked): Iterable<{ position: number; address: number }> {
  const isName = ({ text }: Token) => text.length > 1 && !BEFORE_STREETS.has(text) && !STREETS.has(text)
  for (const [at, { text }] of tokens.entries()) {
    if (!/^\d+[a-z]?$/.test(text)) continue
    for (const position of textsHaving(streets, text, { isFirst: true })) {
      const own = new Set(textAt(streets.column, position).split(' '))
      const after = tokens.slice(at + 1)
      const end = after.findIndex((token) => isName(token) && !own.has(token.text))
      const said = end < 0 ? after : after.slice(0, end)
      if (said.some((token) => isName(token) && own.has(token.text)))
        yield { position, address: bitsOf(at, at + 1 + said.length) }
    }
  }
}
