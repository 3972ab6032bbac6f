import type { Region } from '../../../../shared/places/regions.ts'
import { isRuralArea } from '../gazetteer/build-place-index.ts'
import type { Gazetteer, GazetteerPlace } from '../gazetteer/gazetteer.ts'
import { postalArea } from '../gazetteer/place-key.ts'

/**
 * Returns where an address may lie, likeliest first: at its postal code, then in its town; in a Canadian rural area the town
 * is first. `zipCode`: as restoreZip writes it. Empty where nothing is known but an area too wide to measure from.
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
