import { findRegion, type Region } from '../../places/regions.ts'
import { patternRule, type StyleRule } from './style-rule.ts'

/** AP does not shorten the rest (Alaska, Hawaii, Idaho, Iowa, …). */
const DATELINE: Record<string, string> = {
  AL: 'Ala.',
  AZ: 'Ariz.',
  AR: 'Ark.',
  CA: 'Calif.',
  CO: 'Colo.',
  CT: 'Conn.',
  DE: 'Del.',
  FL: 'Fla.',
  GA: 'Ga.',
  IL: 'Ill.',
  IN: 'Ind.',
  KS: 'Kan.',
  KY: 'Ky.',
  LA: 'La.',
  MD: 'Md.',
  MA: 'Mass.',
  MI: 'Mich.',
  MN: 'Minn.',
  MS: 'Miss.',
  MO: 'Mo.',
  MT: 'Mont.',
  NE: 'Neb.',
  NV: 'Nev.',
  NH: 'N.H.',
  NJ: 'N.J.',
  NM: 'N.M.',
  NY: 'N.Y.',
  NC: 'N.C.',
  ND: 'N.D.',
  OK: 'Okla.',
  OR: 'Ore.',
  PA: 'Pa.',
  RI: 'R.I.',
  SC: 'S.C.',
  SD: 'S.D.',
  TN: 'Tenn.',
  VT: 'Vt.',
  VA: 'Va.',
  WA: 'Wash.',
  WV: 'W.Va.',
  WI: 'Wis.',
  WY: 'Wyo.',
}
/** Cities that need no state in a dateline, each with its own: Washington, Pa., needs one. */
const ALONE = new Map(
  'Atlanta GA, Baltimore MD, Boston MA, Chicago IL, Cincinnati OH, Cleveland OH, Dallas TX, Denver CO, Detroit MI, Honolulu HI, Houston TX, Indianapolis IN, Las Vegas NV, Los Angeles CA, Miami FL, Milwaukee WI, Minneapolis MN, New Orleans LA, New York NY, Oklahoma City OK, Philadelphia PA, Phoenix AZ, Pittsburgh PA, St. Louis MO, Salt Lake City UT, San Antonio TX, San Diego CA, San Francisco CA, Seattle WA, Washington DC, Montreal QC, Montréal QC, Toronto ON, Ottawa ON, Quebec City QC, Québec City QC'
    .split(', ')
    .map((entry) => [entry.slice(0, -3).toUpperCase(), entry.slice(-2)] as const),
)
/** La Presse Canadienne sets no province behind cities of Québec. */
const FRENCH_PROVINCES: Record<string, string> = {
  NB: 'N.-B.',
  ON: 'Ont.',
  MB: 'Man.',
  NS: 'N.-É.',
  PE: 'Î.-P.-É.',
  NL: 'T.-N.-L.',
  SK: 'Sask.',
  AB: 'Alb.',
  BC: 'C.-B.',
}

/** "ASHEVILLE, N.C.", "DALLAS", "HALIFAX, Nova Scotia"; in French "SHERBROOKE", "MONCTON, N.-B.". */
export function writeDatelinePlace(city: string, region: Region, language = 'en'): string {
  const name = city.toLocaleUpperCase()
  const isQuebecCity = /^QU[EÉ]BEC$/.test(name) && region.code === 'QC'
  if (language === 'fr' && region.country === 'CA')
    return region.code === 'QC' ? name : `${name}, ${FRENCH_PROVINCES[region.code] ?? region.name}`
  if (isQuebecCity) return language === 'en' ? 'QUÉBEC CITY' : name
  return ALONE.get(name) === region.code ? name : `${name}, ${DATELINE[region.code] ?? region.name}`
}

export const REGION_RULES: readonly StyleRule[] = [
  patternRule('state', /(?<=\p{Ll}, )([A-Z]{2})\b(?! \d{5})( (?=\p{Ll}))?/gu, ([, code = '', next]) => {
    const region = findRegion(code)
    if (!region) return null
    return {
      message: 'In sentences a state is written in full.',
      repair: next ? `${region.name}, ` : region.name,
    }
  }),
]
