/** V8 keeps the parts of a template beside the text; joined ones are one text. */
const key = (...parts: readonly string[]) => parts.join(' ')

/** Parts of the directory that an answer may be made of, and a change may touch. */
export const readKeys = {
  /** Any field of a partner, or that it is listed. */
  partner: (id: string) => key('partner', id),
  /** Which partners a state has, or any field of them. */
  state: (stateSlug: string) => key('state', stateSlug),
  /** That a state has partners, and its name. */
  stateName: (stateSlug: string) => key('state name', stateSlug),
  /** Which partners a city has, or any field of them. */
  city: (stateSlug: string, citySlug: string) => key('city', stateSlug, citySlug),
  /** That a city has partners, and its name. */
  cityName: (stateSlug: string, citySlug: string) => key('city name', stateSlug, citySlug),
  services: 'services',
  faq: 'faq',
} as const
