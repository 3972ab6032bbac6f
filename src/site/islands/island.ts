import type { Catalogue } from '../../shared/text/i18n.ts'

/** Elements name it by `data-island`; its data are attributes. */
export type Island = {
  mount?(element: HTMLElement): void
  /** Replaces a plain click on a link. */
  open?(element: HTMLElement, link: HTMLAnchorElement): void
}

/** `messages`: of the page's language; none in English. */
export type IslandModule = { createIsland(messages: Catalogue): Island }

/**
 * Returns the link that a click follows in this tab; null with a modifier key, the middle button or when
 * handled.
 */
export function plainlyClickedLink(event: MouseEvent): HTMLAnchorElement | null {
  const { button, ctrlKey, metaKey, shiftKey, altKey } = event
  if (event.defaultPrevented || button || ctrlKey || metaKey || shiftKey || altKey) return null
  return (event.target as Element).closest<HTMLAnchorElement>('a[href]')
}

/** What the card, or else the page, that an element stands in shows of its partner. Empty texts when it shows none. */
export function partnerAround(element: Element): { name: string; phone: string } {
  const around = element.closest('.row, .tile, .shortlist-partner') ?? element.ownerDocument
  return {
    name: around.querySelector('h1, h2 a, h3 a')?.textContent ?? '',
    phone: around.querySelector('.phone')?.textContent ?? '',
  }
}
