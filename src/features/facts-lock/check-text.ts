import type { ReleaseLanguage } from '../../shared/press-releases/news-kinds.ts'
import { briefName } from '../press-releases/reading/keep-names.ts'
import { type Clause, clauseOf, HOUSE, type Item } from './clause.ts'
import { restOnQuotation } from './rest-on-quotation.ts'
import { type Token, tokensOf } from './tokens.ts'
import { WORD_LISTS, type WordLists } from './word-lists.ts'

export type Source = {
  text: string
  /** Sentences of one group may be joined and told in any order. */
  group?: string
  /** Of a field: an address, link or price in it is no fact. */
  isLabel?: boolean
}

export type Grounds = {
  language: ReleaseLanguage
  sources: readonly Source[]
  /** The house's names. */
  names: readonly string[]
  quotations?: readonly { words: string; speaker: string }[]
  /** Their words say nothing where they are capitalised. */
  places?: readonly string[]
  /** Words that state nothing in such a text. */
  plain?: string
}

export type Rest =
  /** The texts that the sentence rests on. */
  | { sources: string[]; unknown: null }
  /** Its words that no source has; none where it turns their words round. */
  | { sources: null; unknown: Token[] }

type Known = { text: string; clause: Clause; before: Clause | undefined; isLoose: boolean }

const OWN: Record<ReleaseLanguage, string> = {
  en: "(?:the |a )?(?:company|funeral home|firm|mortuary|provider)(?![’'s\\p{L}]*s)",
  fr: '(?:la |une )?(?:maison|coopérative|entreprise)(?: funéraire)?',
  es: '(?:la |una )?(?:funeraria|empresa)',
}
const MOST_PIECES = 14

/**
 * The one check of texts that a model wrote. A sentence, or each of its clauses, rests on a source when it says
 * nothing that the source does not say of the same things in the same order. Remembers what it has checked.
 */
export function createTextCheck(grounds: Grounds): (sentence: string) => Rest {
  const lists = WORD_LISTS[grounds.language]
  const plain = new Set((grounds.plain ?? '').split(/\s+/).map(lists.stem))
  const places = new Set(
    (grounds.places ?? []).flatMap((place) =>
      tokensOf(place, lists)
        .filter(({ kind }) => isPlain(kind))
        .map(({ key }) => key),
    ),
  )
  const isEmpty = ({ word, key, isCapital }: Token) =>
    word === '' ||
    lists.empty.has(word) ||
    lists.links.has(word) ||
    lists.negatives.has(word) ||
    lists.hedges.has(word) ||
    plain.has(key) ||
    (isCapital && places.has(key))
  const names = grounds.names
    .filter((name) => tokensOf(name, lists).every(({ kind }) => isPlain(kind)))
    .flatMap((name) => [name, briefName(name)])
  const escaped = names
    .toSorted((a, b) => b.length - a.length)
    .map((name) => name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'))
  const house = new RegExp(
    `(?<!\\p{L})(?:${[...escaped, OWN[grounds.language]].join('|')})(?![’']s|\\p{L})`,
    'giu',
  )
  const read = (text: string) =>
    tokensOf(
      text
        .replace(/(?<=(?:solidified|cremated)) remains|\bone of(?= )/giu, (word) => ' '.repeat(word.length))
        .replace(/\bevery(?= (?:day|week|month|year|\p{Lu}\p{Ll}+day)\b)/gu, 'each ')
        .replace(house, (name) => HOUSE.repeat(name.length)),
      lists,
    )
  const toClause = (tokens: readonly Token[]) => clauseOf(tokens, lists, isEmpty)
  const known = knownOf(grounds, read, toClause, lists)
  const keys = new Set(known.flatMap(({ clause }) => [...clause.keys]))
  const checked = new Map<string, Rest>()

  const check = (sentence: string): Rest => {
    const quoted = /[“«"]/.test(sentence) ? restOnQuotation(sentence, grounds) : undefined
    if (quoted !== undefined)
      return quoted ? { sources: [quoted], unknown: null } : { sources: null, unknown: [] }
    const tokens = read(sentence)
    const isUnknown = (token: Token) =>
      !isEmpty(token) && !token.word.startsWith(HOUSE) && !keys.has(token.key)
    if (tokens.some(isUnknown))
      // A known number beside a new word may count something else.
      return { sources: null, unknown: tokens.filter((token) => isUnknown(token) || token.kind === 'number') }
    const pieces = piecesOf(tokens, lists)
    const sources = findSources(pieces, toClause, known)
    return sources ? { sources: [...new Set(sources)], unknown: null } : { sources: null, unknown: [] }
  }
  return (sentence) => {
    const rest = checked.get(sentence) ?? check(sentence)
    checked.set(sentence, rest)
    return rest
  }
}

const isPlain = (kind: Token['kind']) => kind === 'word' || kind === 'number'
const isCode = (kind: Token['kind'], word: string) =>
  kind === 'markup' || /^(?:javascript|vbscript|data):/.test(word)

function knownOf(
  { sources }: Grounds,
  read: (text: string) => Token[],
  toClause: (tokens: readonly Token[]) => Clause,
  lists: WordLists,
): Known[] {
  const groups = new Map<string, { tokens: Token[]; text: string }>()
  const known: Known[] = []
  for (const { text, group, isLabel } of sources) {
    const tokens = read(text).filter(({ kind, word }) => !isCode(kind, word) && (!isLabel || isPlain(kind)))
    const clause = toClause(tokens)
    const before = known.at(-1)?.clause
    const isLoose = group !== undefined
    known.push({ text, clause, before, isLoose })
    if (isLoose && !clause.isNegative) {
      const joined = groups.get(group) ?? { tokens: [], text }
      joined.tokens.push(...tokens)
      groups.set(group, joined)
    }
    const pieces = isLoose ? [] : piecesOf(tokens, lists)
    if (pieces.length > 1)
      for (const piece of pieces) {
        const part = toClause(piece)
        if (part.keys.size > 1) known.push({ text, clause: part, before: clause, isLoose: false })
      }
  }
  for (const { tokens, text } of groups.values())
    known.push({ text, clause: { ...toClause(tokens), forms: [] }, before: undefined, isLoose: true })
  return known
}

/** Parted behind commas and before "and", "which" and the like. */
function piecesOf(tokens: readonly Token[], lists: WordLists): Token[][] {
  const pieces: Token[][] = [[]]
  for (const token of tokens) {
    const isNew = token.isBehindStop || lists.joints.has(token.word)
    if (isNew && pieces.length < MOST_PIECES && (pieces.at(-1)?.length ?? 0) > 0) pieces.push([])
    pieces.at(-1)?.push(token)
  }
  return pieces
}

/** The fewest sources whose clauses make the sentence. `failed`: lengths of its rest that rested on nothing behind this head. */
function findSources(
  pieces: readonly Token[][],
  toClause: (tokens: readonly Token[]) => Clause,
  known: readonly Known[],
  head?: Clause,
  failed = new Set<number>(),
): string[] | null {
  if (pieces.length === 0) return head ? [] : null
  if (failed.has(pieces.length)) return null
  for (let end = pieces.length; end > 0; end--) {
    const clause = toClause(pieces.slice(0, end).flat())
    const isEmpty = [...clause.keys].every((key) => key === HOUSE)
    if (isEmpty && end < pieces.length) continue
    const found = isEmpty && head ? undefined : known.find((one) => supports(one, clause, head, known))
    if (!found && !(isEmpty && head)) continue
    const rest = findSources(pieces.slice(end), toClause, known, head ?? clause, head && failed)
    if (rest) return [...(found ? [found.text] : []), ...rest]
  }
  // "…, the company said": a piece that states nothing.
  const [first = [], ...others] = pieces
  const found =
    others.length > 0 && [...toClause(first).keys].every((key) => key === HOUSE)
      ? findSources(others, toClause, known, head, failed)
      : null
  if (!found) failed.add(pieces.length)
  return found
}

function supports(
  { clause: source, before, isLoose }: Known,
  clause: Clause,
  head: Clause | undefined,
  known: readonly Known[],
): boolean {
  if (source.isNegative !== clause.isNegative) return false
  const keys = [...clause.keys].filter((key) => key !== HOUSE)
  // "Do not contact it" denies what no source says.
  if (clause.isNegative && keys.length === 0) return false
  if (isLoose) return keys.every((key) => source.keys.has(key))
  if (source.isHedged !== clause.isHedged) return false
  if (source.isFuture !== clause.isFuture && (clause.isFuture || clause.isPast) && !source.isPast)
    return false
  const own = subjectOf(source)
  const borrowed = source.startsWithPronoun && before ? subjectOf(before) : []
  if (!keys.every((key) => source.keys.has(key) || borrowed.includes(key))) return false
  const isNamed = names(clause, own, known) || (borrowed.length > 0 && names(clause, borrowed, known))
  const isOfHead = head !== undefined && (names(head, own, known) || names(head, borrowed, known))
  const isOfNobody =
    source.startsWithPronoun || own[0] === HOUSE || clause.isAgentless || clause.startsWithPronoun
  if (!isNamed && !isOfHead && !(head === undefined && isOfNobody)) return false
  if (head && !clause.hasVerb && clause.keys.size * 2.5 < source.keys.size) return false
  return clause.forms.some((form) =>
    source.forms.some((given) =>
      follows(
        form,
        given,
        borrowed,
        source.startsWithIt || (source.isAgentless && given !== source.forms[0]),
      ),
    ),
  )
}

/** Who or what a clause is about: the name that it begins with, else its first word. */
function subjectOf({ forms }: Clause): string[] {
  const items = (forms[0] ?? []).filter(({ isTime, isKept }) => !isTime && !isKept)
  const from = items
    .slice(0, 3)
    .findIndex(({ isName }, index, all) => isName && all.slice(0, index + 1).every(({ link }) => link === ''))
  const end = items.findIndex(({ isName, link }, index) => index > from && (!isName || link !== ''))
  return items.slice(Math.max(from, 0), from < 0 ? 1 : end < 0 ? items.length : end).map(({ key }) => key)
}

/** By the whole name, its beginning, or an end that no other name has. */
function names({ keys }: Clause, subject: readonly string[], known: readonly Known[]): boolean {
  const [first, last] = [subject[0], subject.at(-1)]
  if (first === undefined || last === undefined) return false
  if (keys.has(first)) return true
  const others = known.map(({ clause }) => subjectOf(clause)).filter((other) => other.at(-1) === last)
  return keys.has(last) && others.every((other) => other[0] === first || other.length === 1)
}

/** Whether each word of a form stands in the given one, in its order, times aside. */
function follows(
  form: readonly Item[],
  given: readonly Item[],
  borrowed: readonly string[],
  isHouses: boolean,
): boolean {
  let last = -1
  let lastNumber = false
  for (const item of form) {
    if (item.key === HOUSE && !given.some(({ key }) => key === HOUSE)) {
      // Of whose chapel it is a form often says nothing.
      if (!isHouses && (item.link === '' || item.isRole)) return false
      continue
    }
    const from = item.isTime ? 0 : last + 1
    const at = given.findIndex((one, index) => index >= from && one.key === item.key)
    const found = given[at]
    if (!found) {
      if (borrowed.includes(item.key)) continue
      return false
    }
    if (found.isTime || item.isTime) continue
    if (found.link !== item.link && (found.isRole || item.isRole || item.link === '') && at !== last + 1)
      return false
    const skipped = given.slice(last + 1, at)
    if (lastNumber && skipped.some(({ isNumber, isTime }) => isNumber && !isTime)) return false
    if (skipped.at(-1)?.isKept) return false
    lastNumber = item.isNumber
    last = at
  }
  return true
}
