import { type Random, spread } from '../shared/random.ts'

export type HouseKind = 'colonial' | 'cottage' | 'brick' | 'prairie' | 'adobe' | 'stone' | 'chapel' | 'porch'

const BY_REGION: Readonly<Record<string, string>> = {
  northeast: 'colonial*3 brick*3 cottage*2 porch*2 chapel',
  south: 'colonial*3 brick*3 porch*3 chapel cottage',
  midwest: 'prairie*2 brick*3 cottage*2 porch*2 chapel colonial',
  southwest: 'adobe*4 prairie*3 cottage chapel',
  west: 'prairie*3 cottage*3 colonial porch chapel',
  california: 'adobe*2 prairie*3 cottage*2 colonial chapel',
  texas: 'prairie*3 brick*3 porch*2 adobe cottage chapel',
  florida: 'prairie*3 colonial*2 porch*2 chapel',
  canada: 'brick*3 stone*2 cottage*2 prairie*2 chapel colonial',
  quebec: 'stone*6 brick*2 chapel',
}
const AREAS = Object.entries({
  northeast: 'CT DC DE MA MD ME NH NJ NY PA RI VT',
  south: 'AL AR GA KY LA MS NC SC TN VA WV',
  midwest: 'IA IL IN KS MI MN MO ND NE OH OK SD WI',
  southwest: 'AZ NM NV',
  texas: 'TX',
  west: 'AK CO ID MT OR UT WA WY',
  california: 'CA',
  florida: 'FL HI',
  canada: 'AB BC MB NB NL NS NT NU ON PE SK YT',
  quebec: 'QC',
})

/** A kind found in the region. */
export function houseKindOf(regionCode: string, random: Random): HouseKind {
  const area = AREAS.find(([, codes]) => codes.split(' ').includes(regionCode))?.[0] ?? 'northeast'
  return random.pick(spread<HouseKind>(BY_REGION[area] ?? '', ' '))
}
