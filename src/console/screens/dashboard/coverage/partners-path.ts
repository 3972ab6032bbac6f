/** Returns a region's partner list. */
export const partnersPath = (region: { name: string }) =>
  `/admin/partners?${new URLSearchParams({ state: region.name })}`
