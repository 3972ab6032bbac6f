import type { Catalogue } from '../../shared/text/i18n.ts'

/** Elements name it by `data-island`; its data are attributes. */
export type Island = {
  mount?(element: HTMLElement): void
  /** Replaces a plain click on a link. */
  open?(element: HTMLElement, link: HTMLAnchorElement): void
}

/** `messages`: of the page's language; none in English. */
export type IslandModule = { createIsland(messages: Catalogue): Island }
