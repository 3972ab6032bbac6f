import type { Catalogue } from '../../shared/text/i18n.ts'

/** Found by `data-island`; attributes are its data. */
export type Island = {
  mount?(element: HTMLElement): void
  /** Instead of a plain click. */
  open?(element: HTMLElement, link: HTMLAnchorElement): void
}

/** `messages`: none in English. */
export type IslandModule = { createIsland(messages: Catalogue): Island }

/** Null with a modifier key, the middle button, or when handled. */
export function plainlyClickedLink(event: MouseEvent): HTMLAnchorElement | null {
  const { button, ctrlKey, metaKey, shiftKey, altKey } = event
  if (event.defaultPrevented || button || ctrlKey || metaKey || shiftKey || altKey) return null
  return (event.target as Element).closest<HTMLAnchorElement>('a[href]')
}

/** Of the card around, else the page. */
export function partnerAround(element: Element): { name: string; phone: string } {
  const around = element.closest('.row, .tile, .shortlist-partner') ?? element.ownerDocument
  return {
    name: around.querySelector('h1, h2 a, h3 a')?.textContent ?? '',
    phone: around.querySelector('.phone')?.textContent ?? '',
  }
}
