import type { Random } from '../../shared/random.ts'
import type { Origin } from './surnames.ts'

/** Unlisted regions use this line. */
const NATION = 'english*6 irish*2 german*3 scottish africanAmerican'
const BY_REGION: Readonly<Record<string, string>> = {
  AK: 'english*3 scandinavian*2 irish filipino',
  AL: 'english*5 africanAmerican*3 irish scottish',
  AR: 'english*6 africanAmerican*2 german irish',
  AZ: 'english*4 hispanic*5 german navajo irish',
  CA: 'english*4 hispanic*6 chinese*2 filipino japanese vietnamese korean irish italian portuguese armenian africanAmerican german',
  CO: 'english*4 hispanic*3 german*2 scandinavian irish',
  CT: 'english*3 irish*2 italian*4 slavic*2 caribbean',
  DC: 'africanAmerican*3 english irish',
  DE: 'english*3 irish italian africanAmerican',
  FL: 'english*4 caribbean*6 irish*2 italian*2 jewish africanAmerican*2 german',
  GA: 'english*5 africanAmerican*4 irish scottish korean',
  HI: 'japanese*3 hawaiian*3 filipino portuguese chinese',
  IA: 'german*4 english*2 scandinavian*3 irish*2 dutch*2 slavic',
  ID: 'english*5 scandinavian*2 german hispanic',
  IL: 'german*3 slavic*4 irish*3 english*2 italian*2 africanAmerican*2 hispanic*2',
  IN: 'german*4 english*4 irish slavic',
  KS: 'german*4 english*4 scandinavian irish hispanic',
  KY: 'english*6 scottish*2 german*2 irish',
  LA: 'cajun*6 english*2 africanAmerican*3 italian',
  MA: 'irish*5 english*4 italian*2 portuguese*2 quebecois slavic',
  MD: 'english*3 german*3 africanAmerican*3 irish italian',
  ME: 'english*5 quebecois*2 irish scottish dutch',
  MI: 'german*3 slavic*3 dutch*3 english*2 irish africanAmerican*2 arab scandinavian',
  MN: 'scandinavian*8 german*4 irish slavic',
  MO: 'german*4 english*4 irish*2 africanAmerican',
  MS: 'english*4 africanAmerican*4 irish scottish',
  MT: 'english*3 scandinavian*3 german*2 irish*2',
  NC: 'english*6 scottish*3 africanAmerican*3 german irish',
  ND: 'scandinavian*6 german*4 ukrainian',
  NE: 'german*5 english*2 slavic*3 scandinavian*2',
  NH: 'english*4 quebecois*2 irish*2',
  NJ: 'italian*5 irish*3 slavic*2 jewish caribbean*2 english*2 portuguese indian',
  NM: 'hispanic*8 english*3 navajo',
  NV: 'english*4 hispanic*3 filipino italian german',
  NY: 'italian*5 irish*4 jewish*2 slavic*2 caribbean*2 english*3 dutch*2 africanAmerican*2 chinese german*2',
  OH: 'german*4 english*3 slavic*3 irish*2 italian*2 africanAmerican',
  OK: 'english*6 german*2 irish scottish hispanic',
  OR: 'english*5 scandinavian*2 german*2 japanese hispanic',
  PA: 'german*5 irish*3 italian*3 slavic*3 english*3 africanAmerican',
  RI: 'italian*3 portuguese*3 irish*2 english quebecois',
  SC: 'english*5 africanAmerican*4 scottish*2 irish',
  SD: 'scandinavian*4 german*4 irish english',
  TN: 'english*6 scottish*2 africanAmerican*2 irish german',
  TX: 'english*5 hispanic*7 german*2 africanAmerican*2 vietnamese slavic irish',
  UT: 'english*6 scandinavian*3 scottish hispanic',
  VA: 'english*6 africanAmerican*3 scottish*2 german irish korean',
  VT: 'english*5 quebecois*2 irish scottish',
  WA: 'english*4 scandinavian*4 german*2 irish chinese filipino japanese',
  WI: 'german*6 scandinavian*4 slavic*4 irish english',
  WV: 'english*5 scottish*2 irish*2 german italian',
  WY: 'english*4 german scandinavian irish hispanic',
  AB: 'english*3 ukrainian*3 scottish*2 german scandinavian chinese indian',
  BC: 'english*4 chinese*3 indian*2 scottish*2 japanese filipino',
  MB: 'ukrainian*4 english*2 german*3 scottish filipino',
  NB: 'acadian*5 english*3 irish*2 scottish',
  NL: 'irish*4 english*4',
  NS: 'scottish*6 english*2 acadian*2',
  ON: 'english*5 scottish*4 irish*3 italian*3 german*2 portuguese slavic chinese indian quebecois',
  PE: 'scottish*3 acadian*2 irish',
  QC: 'quebecois*12',
  SK: 'ukrainian*4 german*3 scandinavian*2 english*2',
}

const weighted = (text: string): readonly Origin[] =>
  text.split(' ').flatMap((entry) => {
    const [origin, weight] = entry.split('*')
    return Array<Origin>(Number(weight ?? 1)).fill(origin as Origin)
  })

/** Weighted by the region's population. */
export function pickOrigin(regionCode: string, random: Random): Origin {
  return random.pick(weighted(BY_REGION[regionCode] ?? NATION))
}
