/** What an answer from memory may lack; `details`: most fields of some partner. */
export type StandInPart = 'place' | 'longDescription' | 'details'

/** An answer made of memory while the database is away. */
export type StandIn = { ageSeconds: number; missing: ReadonlySet<StandInPart> }
