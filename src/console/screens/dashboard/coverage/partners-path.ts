/** Where the list of partners shows one state or province. */
export const partnersPath = (region: { name: string }) =>
  `/admin/partners?${new URLSearchParams({ state: region.name })}`
