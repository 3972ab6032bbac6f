/** Address of the partner list for one region. */
export const partnersPath = (region: { name: string }) =>
  `/admin/partners?${new URLSearchParams({ state: region.name })}`
