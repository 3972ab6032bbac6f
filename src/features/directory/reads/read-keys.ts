/** V8 keeps the parts of a template beside the text. */
const key = (...parts: readonly string[]) => parts.join(' ')

/** What an answer may be made of. */
export const readKeys = {
  /** Any field, or that it is listed. */
  partner: (id: string) => key('partner', id),
  /** Its partners, or any field of them. */
  state: (stateSlug: string) => key('state', stateSlug),
  /** That a state has partners, and its name. */
  stateName: (stateSlug: string) => key('state name', stateSlug),
  /** Its partners, or any field of them. */
  city: (stateSlug: string, citySlug: string) => key('city', stateSlug, citySlug),
  /** That a city has partners, and its name. */
  cityName: (stateSlug: string, citySlug: string) => key('city name', stateSlug, citySlug),
  services: 'services',
  faq: 'faq',
} as const
