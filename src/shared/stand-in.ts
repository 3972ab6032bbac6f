/** Of a page made of memory. `isPlaceMissing`: photos and reviews could not be read. */
export type StandIn = { ageSeconds: number; isPlaceMissing: boolean }
