import type { Region } from '../../../../shared/places/regions.ts'
import { isRuralArea } from '../gazetteer/build-place-index.ts'
import type { Gazetteer, GazetteerPlace } from '../gazetteer/gazetteer.ts'
import { postalArea } from '../gazetteer/place-key.ts'

/**
 * Likeliest first: at the postal code, then in the town; in a Canadian rural area the town first. `zipCode`:
 * as of restoreZip. Empty where at most a too wide area is known.
 */
export function locateAddress(
  gazetteer: Pick<Gazetteer, 'postalCode' | 'city'>,
  region: Region,
  zipCode: string,
  city: string,
): GazetteerPlace[] {
  const code = postalArea(zipCode)
  const area = gazetteer.postalCode(code)
  const areas = area?.region === region && !area.isWide ? [area] : []
  const towns = [gazetteer.city(region, city) ?? []].flat()
  return isRuralArea(code) ? [...towns, ...areas] : [...areas, ...towns]
}
