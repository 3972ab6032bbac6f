import { findRegion } from '../places/regions.ts'
import { toSlug } from '../places/slugs.ts'
import type { FaqContext, FaqHiddenReason, FaqItem } from './faq.ts'

/**
 * The page that asks. A FaqContext is one; what is left out is not asked about, so that an editor or a call can look at
 * a whole scope. A partner's name is known to some callers only.
 */
export type FaqPlace = {
  scope: FaqContext['scope']
  state?: string
  city?: string
  partnerId?: string
  partnerSlug?: string
  partnerName?: string
}

/**
 * The active questions of one page, by order, then question (spec, section 3). What applies to all is shown everywhere;
 * what applies to the home page, to states, to cities or to partners is shown on that kind of page, where its lists of
 * targets name it. An empty list names all. States may be named in full or by code, cities by name, partners by id,
 * slug or name, all in any letter case; on city and partner pages a list of states (and for partners a list of
 * cities) narrows further. Used by the site and the console alike, so that both mean the same.
 */
export function faqFor(items: readonly FaqItem[], place: FaqPlace): FaqItem[] {
  return inOrder(items).filter((item) => whyHidden(item, place) === null)
}

/** Lists as they were read, in order: a page asks the same list again and again, and a list never changes. */
const sorted = new WeakMap<readonly FaqItem[], readonly FaqItem[]>()

function inOrder(items: readonly FaqItem[]): readonly FaqItem[] {
  let list = sorted.get(items)
  if (!list) {
    list = items.toSorted(compareFaq)
    sorted.set(items, list)
  }
  return list
}

const alphabetical = new Intl.Collator('en').compare

/** By order, then question as in a dictionary, then id. */
export function compareFaq(a: FaqItem, b: FaqItem): number {
  return a.order - b.order || alphabetical(a.question, b.question) || alphabetical(a.id, b.id)
}

/** Why a page does not show an item, the first reason that holds; null where it does. The one rule of targeting. */
export function whyHidden(item: FaqItem, place: FaqPlace): FaqHiddenReason | null {
  return item.isActive ? whyNotMeant(item, place) : 'inactive'
}

/** The same as if every item were active: what an administrator asks about a page. */
export function whyNotMeant(item: FaqItem, place: FaqPlace): FaqHiddenReason | null {
  if (item.appliesTo === 'all') return null
  if (item.appliesTo !== place.scope) return 'other-page'
  if (place.scope === 'homepage') return null
  if (!names(item.targetStates, [place.state], stateKey)) return 'other-state'
  if (place.scope === 'state') return null
  if (!names(item.targetCities, [place.city], toSlug)) return 'other-city'
  if (place.scope === 'city') return null
  const isNamed = names(item.targetPartners, [place.partnerId, place.partnerSlug, place.partnerName], toSlug)
  return isNamed ? null : 'other-partner'
}

/** Whether a list of targets names one of the given names; an empty list, or no name to ask about, names all. */
function names(
  targets: readonly string[],
  given: readonly (string | undefined)[],
  key: (text: string) => string,
): boolean {
  if (targets.length === 0) return true
  const wanted = given.flatMap((name) => (name ? [key(name)] : []))
  const keys = targets.map(key).filter((text) => text !== '')
  return keys.length === 0 || wanted.length === 0 || wanted.some((name) => keys.includes(name))
}

/** What all ways to name one state share; cities and partners have theirs in toSlug. */
export function stateKey(state: string): string {
  return findRegion(state)?.slug ?? toSlug(state)
}
