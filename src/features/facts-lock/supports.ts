import { HOUSE, type Item } from './clauses.ts'
import { type Fact, isThing } from './facts.ts'
import type { WordLists } from './word-lists.ts'

/**
 * Whether a source says each word of a clause: a number counts the same things, "from", "to" and the like stay, and
 * the house does only what is told of it. The order of words does not matter.
 */
export function supports(items: readonly Item[], { items: own, about }: Fact, lists: WordLists): boolean {
  if (about.length > 0 && !items.some((item) => isThing(item) && own.some(({ key }) => key === item.key)))
    return false
  return items.every((item, index) => {
    if (about.some(({ key }) => key === item.key)) return true
    const places = own.flatMap(({ key }, at) => (key === item.key ? [at] : []))
    // Of whose chapel it is a form often says nothing.
    if (places.length === 0) return item.key === HOUSE && item.link !== ''
    return places.some(
      (at) =>
        isSameRole(item, own[at], lists) && isSameCount(item, items.slice(index + 1, index + 3), own[at + 1]),
    )
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
