import { findRegion, type Region } from '../../../../shared/places/regions.ts'
import { foldWords } from '../../../directory/finder/vocabulary/fold-words.ts'
import { namesOfRegions } from '../../../directory/places/names/region-names.ts'

/** No nicknames: a column may hold other things than states. */
const OTHER_NAMES = namesOfRegions('region', 'listed-region')

/** By code or name: "N.C.", "Québec", "Mass.". */
export function normaliseState(text: string): Region | undefined {
  const plain = text.trim().toLowerCase().replace(/[.,]/g, '').replace(/\s+/g, ' ')
  return findRegion(plain) ?? OTHER_NAMES.get(foldWords(text))
}
