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
/** Need no state in a dateline. */
const ALONE = new Set(
  'Atlanta, Baltimore, Boston, Chicago, Cincinnati, Cleveland, Dallas, Denver, Detroit, Honolulu, Houston, Indianapolis, Las Vegas, Los Angeles, Miami, Milwaukee, Minneapolis, New Orleans, New York, Oklahoma City, Philadelphia, Phoenix, Pittsburgh, St. Louis, Salt Lake City, San Antonio, San Diego, San Francisco, Seattle, Washington, Montreal, Toronto'
    .toUpperCase()
    .split(', '),
)

/** "ASHEVILLE, N.C.", "DALLAS", "HALIFAX, Nova Scotia". */
export function writeDatelinePlace(city: string, region: Region): string {
  const name = city.toLocaleUpperCase('en')
  return ALONE.has(name) ? name : `${name}, ${DATELINE[region.code] ?? region.name}`
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
