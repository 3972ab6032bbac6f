import type { Catalogue } from '../../shared/text/i18n.ts'

/** By `data-island`; its data are attributes. */
export type Island = {
  mount?(element: HTMLElement): void
  /** Replaces a plain click. */
  open?(element: HTMLElement, link: HTMLAnchorElement): void
}

/** `messages`: none in English. */
export type IslandModule = { createIsland(messages: Catalogue): Island }

/** In this tab; null with a modifier key, the middle button, or when handled. */
export function plainlyClickedLink(event: MouseEvent): HTMLAnchorElement | null {
  const { button, ctrlKey, metaKey, shiftKey, altKey } = event
  if (event.defaultPrevented || button || ctrlKey || metaKey || shiftKey || altKey) return null
  return (event.target as Element).closest<HTMLAnchorElement>('a[href]')
}

/** Of the card, else the page, around an element. */
export function partnerAround(element: Element): { name: string; phone: string } {
  const around = element.closest('.row, .tile, .shortlist-partner') ?? element.ownerDocument
  return {
    name: around.querySelector('h1, h2 a, h3 a')?.textContent ?? '',
    phone: around.querySelector('.phone')?.textContent ?? '',
  }
}
