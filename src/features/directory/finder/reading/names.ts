import { alike, countBits, keysFrom } from '../indexes/likeness.ts'
import { scanWords, textAt } from '../indexes/text-columns.ts'
import { EVERYDAY_WORDS, STREETS, TRADE_WORDS } from '../vocabulary/words.ts'
import { byLikeness, type Mention } from './find-places.ts'
import type { KnownPlace } from './places.ts'
import { bitsOf, isSentence, type Query, weightOutside } from './query.ts'
import type { Reading } from './reading.ts'
import { CLOSE } from './weights.ts'

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
  readonly found: ReadonlyMap<number, NameHit>
  add(position: number, cover: number, loss: number, address?: number): void
}

/** Everyday words that so few share may be a family's name: "miles funeral home". */
const RARE = 0.01

/** Names that are spelled as typed, and with an open end those that the last word begins. */
export function findNames(query: Query): NameHits {
  const hits = createHits(query.index.ranked.length)
  addForms(query, hits, formsOf(query))
  addAddresses(query, hits)
  return hits
}

/** Adds those that resemble words of the query; in a sentence none. */
export function addNamesAlike(query: Query, hits: NameHits): void {
  if (isSentence(query)) return
  const { index, tokens, weights } = query
  const forms = tokens.flatMap(({ text, isFiller }, at) => {
    const found = isFiller ? [] : alike(index.nameWords, text, weights)
    const cover = bitsOf(at, at + 1)
    return found.slice(0, MOST_ALIKE).map(({ key, loss }) => ({ cover, loss, word: key }))
  })
  addForms(query, hits, forms)
}

function createHits(count: number): NameHits {
  const found = new Map<number, NameHit>()
  const add = (position: number, cover: number, loss: number, address = 0) => {
    if (position >= count) return
    const known = found.get(position)
    if (!known) {
      found.set(position, { position, cover, loss, address })
      return
    }
    known.address |= address
    known.cover |= cover
    known.loss += loss
  }
  return { found, add }
}

/** Cheapest first. */
function addForms({ index: { names } }: Query, { add }: NameHits, forms: Form[]): void {
  for (const { cover, loss, word } of forms.sort((a, b) => a.loss - b.loss)) {
    if (word.includes(' ')) scanWords(names, word, (position) => add(position, cover, loss))
    else for (const position of (names.having.get(word) ?? []).slice(0, MOST_HITS)) add(position, cover, loss)
  }
}

function formsOf({ index, tokens, isOpen, weights }: Query): Form[] {
  const forms: Form[] = []
  const countOf = (word: string) => index.names.having.get(word)?.length ?? 0
  for (const [at, { text, isFiller, isTrade }] of tokens.entries()) {
    const count = countOf(text)
    const cover = bitsOf(at, at + 1)
    const isRare = text.length > 2 && count > 0 && count <= Math.max(3, RARE * index.ranked.length)
    const isTelling = !isFiller || (!isTrade && isRare)
    if (isTelling && count > 0) forms.push({ cover, loss: 0, word: text })
    if (isOpen && at === tokens.length - 1 && text.length > 1)
      for (const begun of [...keysFrom(index.nameWords, text)].slice(0, MOST_BEGUN))
        if (begun !== text) forms.push({ cover, loss: weights.begun, word: begun })
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

/** "785 hancock st quincy": adds those with the house number in whose street further words are. */
function addAddresses({ index: { streets }, tokens }: Query, hits: NameHits): void {
  for (const { text } of tokens) {
    if (!/^\d+[a-z]?$/.test(text)) continue
    for (const position of streets.having.get(text) ?? []) {
      const own = textAt(streets.column, position).split(' ')
      const said = tokens.map((token) => own.includes(token.text))
      const isNamed = tokens.some((token, at) => said[at] && token.text !== text && !STREETS.has(token.text))
      const address = said.reduce((bits, isSaid, at) => bits | (isSaid ? 1 << at : 0), 0)
      if (own[0] === text && isNamed) hits.add(position, 0, 0, address)
    }
  }
}

/** Weighed one by one; the likest come first. */
const MOST = 40

type Placed = { cover: number; loss: number; place: KnownPlace | null }

/** Partners whose names, addresses or both have words of the query, with the place among the other words. */
export function readPartners(query: Query, mentions: readonly Mention[], { found }: NameHits): Reading[] {
  if (found.size === 0) return []
  const { tokens } = query
  const placed = placeHits(mentions, found)
  const said = new Set(tokens.map(({ text }) => text))
  const lossOf = ({ position, cover, address, loss }: NameHit) => {
    const there = placed.get(position)
    return weightOutside(tokens, cover | address | (there?.cover ?? 0)) + loss + (there?.loss ?? 0)
  }
  const losses = Array.from(found.values(), (hit) => ({ hit, loss: lossOf(hit) }))
  const likest = losses.sort((a, b) => a.loss - b.loss).slice(0, MOST)
  const scored = likest.map(({ hit }) => {
    const there = placed.get(hit.position)
    return { ...weigh(query, said, hit, there), hit, there }
  })
  scored.sort((a, b) => b.score - a.score || a.hit.position - b.hit.position)
  const [best] = scored
  if (!best) return []
  const alike = scored.filter(({ score }) => score >= best.score - CLOSE)
  return [
    {
      score: best.score,
      place: best.there?.place ?? null,
      hasRegion: best.there?.place != null,
      cover: best.cover,
      loss: best.loss,
      isExact: best.hit.loss === 0 || best.there?.loss === 0,
      named: alike.map(({ hit }) => hit.position),
    },
  ]
}

/** What of the query says where each of the partners is. */
function placeHits(mentions: readonly Mention[], found: NameHits['found']): Map<number, Placed> {
  const placed = new Map<number, Placed>()
  for (const { cover, loss, place } of mentions.toSorted(byLikeness)) {
    for (const position of place.positions) {
      if (!found.has(position)) continue
      const known = placed.get(position)
      if (!known) placed.set(position, { cover, loss, place })
      else if ((cover & ~known.cover) !== 0) {
        known.cover |= cover
        known.loss += loss
      }
    }
  }
  return placed
}

function weigh(
  { index, tokens, weights }: Query,
  said: ReadonlySet<string>,
  hit: NameHit,
  there: Placed | undefined,
): { score: number; cover: number; loss: number } {
  const { position } = hit
  const words = textAt(index.names.column, position).split(' ')
  const address = ` ${textAt(index.streets.column, position)} `
  let cover = hit.cover | hit.address
  let score = weights.name
  for (const [at, { text, isFiller }] of tokens.entries()) {
    const bit = bitsOf(at, at + 1)
    const isSaid = isFiller && (cover & bit) === 0 && words.includes(text)
    if (isSaid) score += weights.trade
    if (isSaid || (!isFiller && address.includes(` ${text} `))) cover |= bit
  }
  if (there && (there.cover & ~hit.cover) !== 0) score += weights.agreement
  cover |= there?.cover ?? 0
  if (hit.address !== 0) score += weights.address
  const telling = words.filter((word) => !EVERYDAY_WORDS.has(word))
  const isWhole =
    telling.length <= countBits(hit.cover) && words.every((word) => !TRADE_WORDS.has(word) || said.has(word))
  if (isWhole) score += weights.wholeName
  if (words[0] === tokens[0]?.text) score += weights.nameStart
  const loss = hit.loss + (there?.loss ?? 0)
  return { score: score - loss - weightOutside(tokens, cover), cover, loss }
}
