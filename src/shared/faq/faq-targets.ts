import { findRegion } from '../places/regions.ts'
import { toSlug } from '../places/slugs.ts'
import type { FaqContext, FaqItem } from './faq.ts'

/** Missing parts are not compared. */
export type FaqPlace = {
  scope: FaqContext['scope']
  state?: string
  city?: string
  partnerId?: string
  partnerSlug?: string
  partnerName?: string
}

/** Active ones (FAQ-2), in order. Ignores case. */
export function faqFor(items: readonly FaqItem[], place: FaqPlace): FaqItem[] {
  return inOrder(items).filter((item) => item.isActive && isFor(item, place))
}

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

/** By order, question, id. */
export function compareFaq(a: FaqItem, b: FaqItem): number {
  return a.order - b.order || alphabetical(a.question, b.question) || alphabetical(a.id, b.id)
}

/** Inactive items too. */
export function isFor(item: FaqItem, place: FaqPlace): boolean {
  if (item.appliesTo === 'all') return true
  if (item.appliesTo !== place.scope) return false
  if (place.scope === 'homepage') return true
  if (!names(item.targetStates, [place.state], stateKey)) return false
  if (place.scope === 'state') return true
  if (!names(item.targetCities, [place.city], toSlug)) return false
  return (
    place.scope === 'city' ||
    names(item.targetPartners, [place.partnerId, place.partnerSlug, place.partnerName], toSlug)
  )
}

/** Active, of no place or partner in particular. */
export function generalQuestions(items: readonly FaqItem[]): FaqItem[] {
  return inOrder(items).filter(
    ({ isActive, targetStates, targetCities, targetPartners }) =>
      isActive && targetStates.length + targetCities.length + targetPartners.length === 0,
  )
}

/** An empty list matches, as does a missing name. */
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

/** Takes a name or code. */
export function stateKey(state: string): string {
  return findRegion(state)?.slug ?? toSlug(state)
}
