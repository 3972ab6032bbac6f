/** Elements name it by `data-island`; its data are attributes. */
export type Island = {
  mount?(element: HTMLElement): void
  /** Replaces a plain click on a link. */
  open?(element: HTMLElement, link: HTMLAnchorElement): void
}

export type IslandModule = { createIsland(): Island }
