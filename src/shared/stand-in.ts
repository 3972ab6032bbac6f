/** `details`: most fields of some partner. */
export type StandInPart = 'place' | 'longDescription' | 'details'

export type StandIn = { ageSeconds: number; missing: ReadonlySet<StandInPart> }
