import { type Clause, HOUSE, type Item, subjectOf } from './clauses.ts'
import type { WordLists } from './word-lists.ts'

export type Source = {
  text: string
  /** Sentences of a group may be joined, in any order. */
  group?: string
  /** Of a field: an address, link or price in it is no fact. */
  isLabel?: boolean
}

/** A source, or one of its clauses. */
export type Fact = {
  text: string
  items: readonly Item[]
  /** Its pronoun may stand for these. */
  about: readonly Item[]
  isNegative: boolean
  /** Words in any order, of any subject. */
  isLoose: boolean
}

const isThing = ({ isTime, isNumber }: Item) => !isTime && !isNumber

/** In the order of sources. */
export function factsOf(sources: readonly Source[], read: (source: Source) => readonly Clause[]): Fact[] {
  const facts: Fact[] = []
  let before: Record<'subject' | 'object', readonly Item[]> = { subject: [], object: [] }
  for (const source of sources.filter(({ group }) => group === undefined))
    for (const text of source.text.split('; ')) {
      const clauses = read({ ...source, text })
      const pronoun = clauses.find((clause) => clause.pronoun !== null)?.pronoun
      const about = pronoun ? before[pronoun] : []
      const items = clauses.flatMap((clause) => clause.items)
      // A clause about another subject, or one that denies, stands alone.
      const isOne = clauses.every(
        ({ isNegative, hasSubject }, at) => !isNegative && (at === 0 || !hasSubject),
      )
      const subject = clauses[0] ? subjectOf(clauses[0]) : []
      const parts = clauses.map((clause, at) =>
        at === 0 || clause.hasSubject ? clause : { ...clause, items: [...subject, ...clause.items] },
      )
      for (const told of isOne ? [{ items, isNegative: false }] : parts)
        facts.push({
          text: source.text,
          items: told.items,
          isNegative: told.isNegative,
          about,
          isLoose: false,
        })
      const named = items.filter(({ isName, key }) => isName || key === HOUSE)
      before = {
        subject: [...(pronoun === 'subject' ? about : []), ...subject, ...named],
        object: items.filter((item) => isThing(item) && !item.isName),
      }
    }
  return [...facts, ...looseOf(sources, read)]
}

/** What a group affirms, and each text that denies. */
function looseOf(sources: readonly Source[], read: (source: Source) => readonly Clause[]): Fact[] {
  const facts = new Map<string, Fact>()
  for (const source of sources.filter(({ group }) => group !== undefined)) {
    const clauses = read(source)
    const isNegative = clauses.some((clause) => clause.isNegative)
    const key = isNegative ? source.text : `${source.group}`
    const items = [...(facts.get(key)?.items ?? []), ...clauses.flatMap((clause) => clause.items)]
    facts.set(key, { text: source.text, items, about: [], isNegative, isLoose: true })
  }
  return [...facts.values()]
}

/** For clauses that name no subject. */
export const isAboutSubjectOf = ({ items }: Clause, fact: Fact): boolean => {
  const first = fact.items.find(isThing)
  return fact.isLoose || (fact.about.length === 0 && items.some(({ key }) => key === first?.key))
}

/**
 * A fact has each word of a clause, in any order: numbers count the same things, "from", "to" and the like
 * stay, and the house does only what is told of it.
 */
export function supports(
  items: readonly Item[],
  { items: own, about, isLoose }: Fact,
  lists: WordLists,
): boolean {
  const isFree = ({ isNew, isOrdinary }: Item) => isNew || isOrdinary
  if (isLoose)
    return items.every(
      (item) => isFree(item) || item.key === HOUSE || own.some(({ key }) => key === item.key),
    )
  return items.every((item, index) => {
    if (isFree(item)) return true
    if (about.some(({ key }) => key === item.key)) return true
    const places = own.flatMap(({ key }, at) => (key === item.key ? [at] : []))
    // Forms often omit whose chapel it is.
    if (places.length === 0) return item.key === HOUSE && item.link !== ''
    const next = items.slice(index + 1, index + 3)
    return places.some((at) => isSameRole(item, own[at], lists) && isSameCount(item, next, own[at + 1]))
  })
}

function isSameRole(item: Item, given: Item | undefined, lists: WordLists): boolean {
  if (!given || item.link === given.link) return true
  const isBare = item.link === '' || given.link === ''
  if ((item.isTime || item.isNumber) && isBare) return given.link !== 'to'
  return !lists.roles.has(item.link) && !lists.roles.has(given.link)
}

/** "Two embalmers" are not two directors; "two staff members" may be two members of the staff. */
function isSameCount({ isNumber, isTime }: Item, next: readonly Item[], given: Item | undefined): boolean {
  const [first] = next
  if (!isNumber || isTime || !first || first.link !== '' || first.isTime) return true
  return !given || given.link !== '' || next.some(({ key }) => key === given.key)
}
