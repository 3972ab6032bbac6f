/**
 * What the module of an island gives the loader. Elements name their island by `data-island`; everything an island
 * needs to know stands in their data attributes.
 */
export type Island = {
  /** Takes over one element; called once for each, at its first need. */
  mount?(element: HTMLElement): void
  /** Does what a plain click on a link of the element asks for, in place of following the link. */
  open?(element: HTMLElement, link: HTMLAnchorElement): void
}

export type IslandModule = { createIsland(): Island }
