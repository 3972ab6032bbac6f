import { makePlaceIndex } from '../../src/features/directory/places/gazetteer/gazetteer.ts'

/** The index of places. Made while this module loads: Vite's runner ends then. */
export const placeIndex = await makePlaceIndex()
