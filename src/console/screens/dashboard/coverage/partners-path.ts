/** Of a region. */
export const partnersPath = (region: { name: string }) =>
  `/admin/partners?${new URLSearchParams({ state: region.name })}`
