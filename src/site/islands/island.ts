/**
 * Interface of an island's module. Elements name their island by `data-island` and hold its data in data attributes.
 */
export type Island = {
  mount?(element: HTMLElement): void
  /** Replaces a plain click on a link of the element. */
  open?(element: HTMLElement, link: HTMLAnchorElement): void
}

export type IslandModule = { createIsland(): Island }
