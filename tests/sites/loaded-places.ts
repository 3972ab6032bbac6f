import {
  loadRegionShapes,
  type RegionShapes,
} from '../../src/features/directory/places/around/region-shapes.ts'
import { type Gazetteer, loadGazetteer } from '../../src/features/directory/places/gazetteer/gazetteer.ts'

let gazetteer: Promise<Gazetteer> | undefined
let shapes: Promise<RegionShapes> | undefined

/**
 * Loads the gazetteer and the outlines of the states once per worker: they take 0.7 s of CPU, and nothing changes them.
 */
export const LOADED_PLACES = {
  gazetteer() {
    gazetteer ??= loadGazetteer()
    return gazetteer
  },
  shapes() {
    shapes ??= loadRegionShapes()
    return shapes
  },
}
