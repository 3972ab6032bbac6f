import { type Clause, HOUSE, type Item } from './clause.ts'
import type { Known } from './known-clauses.ts'
import type { WordLists } from './word-lists.ts'

/**
 * Whether a source says what a clause says: the same polarity, each word of the clause, of the same subject, and
 * nobody in another's place. `head`: the clause that names the subject of a sentence's later
 * ones.
 */
export function supports(
  source: Known,
  clause: Clause,
  head: Clause | undefined,
  known: readonly Known[],
  lists: WordLists,
): boolean {
  const given = source.clause
  if (given.isNegative !== clause.isNegative) return false
  const keys = [...clause.keys].filter((key) => key !== HOUSE)
  // "Do not contact it" denies what no source says.
  if (clause.isNegative && keys.length === 0) return false
  if (source.isLoose) return keys.every((key) => given.keys.has(key))
  if (given.isHedged !== clause.isHedged) return false
  if (given.isFuture !== clause.isFuture && (clause.isFuture || clause.isPast) && !given.isPast) return false
  if (!isOfSubject(source, clause, head, known)) return false
  return clause.forms.some((form) => given.forms.some((one) => fits(form, one, source, lists)))
}

function isOfSubject(
  { subject, clause: given }: Known,
  clause: Clause,
  head: Clause | undefined,
  known: readonly Known[],
): boolean {
  if (isNamedBy(clause, subject, known)) return true
  if (head) return isNamedBy(head, subject, known)
  return clause.isAgentless || clause.isOfPronoun || (subject[0] === HOUSE && !given.isAgentless)
}

/** By the whole name, its beginning, or an end that no other name has. */
function isNamedBy({ keys }: Clause, subject: readonly string[], known: readonly Known[]): boolean {
  const [first, last] = [subject[0], subject.at(-1)]
  if (first === undefined || last === undefined) return false
  if (keys.has(first)) return true
  return keys.has(last) && known.every(({ subject: [one, ...more] }) => more.at(-1) !== last || one === first)
}

/** Whether each word of a form has its place in the given one; phrases behind a preposition and times move freely. */
function fits(form: readonly Item[], given: readonly Item[], source: Known, lists: WordLists): boolean {
  let previous = -1
  let lastOfCore = -1
  let isFree = false
  for (const [index, item] of form.entries()) {
    const at = placeOf(form.slice(index), given, previous, source, lists)
    const found = at === undefined ? undefined : given[at]
    if (at === undefined || !found) {
      if (isHouseUnsaid(item, given, source, lists)) continue
      return false
    }
    const isNext = at === previous + 1 || at === previous
    if (!isNext && !found.isTime) {
      // Whose "and" it is: nobody of one part does what the next part tells.
      if (given.slice(previous + 1, at).some((one) => one.isPartStart && one.key !== HOUSE)) return false
      const before = given[at - 1]
      if (before?.isKept && !form.some(({ key }) => key === before.key)) return false
      isFree = found.link !== '' || (item.link !== '' && !lists.roles.has(item.link))
      if (!isFree && at < lastOfCore) return false
    }
    if (!isFree && !found.isTime) lastOfCore = Math.max(lastOfCore, at)
    previous = at
  }
  return true
}

/** The place of the first of some items, at best right behind the one before. */
function placeOf(
  items: readonly Item[],
  given: readonly Item[],
  previous: number,
  source: Known,
  lists: WordLists,
): number | undefined {
  const [item] = items
  if (!item) return undefined
  const fitsAt = (one: Item, at: number) => {
    if (one.pronoun) return standsFor(one, item, source, lists)
    if (one.key !== item.key) return false
    const isNext = at === previous + 1 || at === previous
    return isNext || isSameRole(item, one, lists) || isCompound(items, given, at)
  }
  const places = given.flatMap((one, at) => (fitsAt(one, at) ? [at] : []))
  return places.find((at) => at === previous + 1) ?? places.find((at) => at > previous) ?? places[0]
}

/** "to", "from" and the like are kept; a phrase with any other preposition may lose it or get another. */
function isSameRole(item: Item, given: Item, lists: WordLists): boolean {
  if (item.link === given.link) return true
  if (!lists.roles.has(item.link) && !lists.roles.has(given.link)) return true
  return (item.isNumber || item.isTime) && (item.link === '' || given.link === '') && given.link !== 'to'
}

/** "Lions Club volunteers" for "volunteers from the Lions Club". */
function isCompound(items: readonly Item[], given: readonly Item[], at: number): boolean {
  const host = given[at - 1]
  if (items[0]?.link !== '' || !host) return false
  const length = items.findIndex(({ key }, more) => key !== given[at + more]?.key)
  return length > 0 && items[length]?.key === host.key
}

function standsFor({ pronoun }: Item, item: Item, { subject, before }: Known, lists: WordLists): boolean {
  if (item.isNumber || item.isTime) return false
  if (pronoun === 'subject') return subject.includes(item.key)
  if (pronoun === 'owner') return lists.of.has(item.link) && before.some(({ key }) => key === item.key)
  return before.some(({ key, isDetermined }, at) => {
    // "The garage", or "office" of "the old office"; "destroyed" stands before another article.
    const isWithin = before[at - 1]?.isDetermined && !before[at + 1]?.isDetermined
    return key === item.key && (isDetermined || key === HOUSE || isWithin)
  })
}

/** Of whose chapel it is, and who rebuilt it, a form often says nothing. */
function isHouseUnsaid(item: Item, given: readonly Item[], { clause }: Known, lists: WordLists): boolean {
  if (item.key !== HOUSE || given.some(({ key }) => key === HOUSE)) return false
  return lists.of.has(item.link) || (item.link === '' && clause.isAgentless)
}
