import type { Random } from '../shared/random.ts'
import { type HouseKind, houseKindOf } from './houses.ts'
import type { SampleName } from './names/partner-name.ts'
import type { SampleCity } from './places/cities.ts'

export type Facts = SampleName & {
  city: SampleCity
  house: HouseKind
  street: string
  foundedYear: number
  /** 0: no chapel. */
  chapelSeats: number
  locationCount: number
  annualCremations: number
  partnerSinceYear: number
  partnerSinceMonth: string
  services: readonly string[]
}

const MONTHS = 'January,February,March,April,May,June,July,August,September,October,November,December'.split(
  ',',
)

/** Alkaline hydrolysis has been legal there for years. */
const WATER_CREMATION_REGIONS = new Set(
  'CA CO FL GA HI ID IL KS ME MD MN MO NV NC OR UT VT WA WY ON QC SK'.split(' '),
)
const SERVICES = [
  'Memorial services',
  'Burial',
  'Pre-planning',
  'Veterans’ services',
  'Green burial',
  'Pet cremation',
  'Scattering',
  'Celebration of life',
  'Grief support',
  'Livestreamed services',
  'Repatriation',
  'Keepsakes',
]

/** `street` has no number. */
export function makeFacts(name: SampleName, city: SampleCity, street: string, random: Random): Facts {
  const isOldFamily = name.family !== null && random.chance(0.8)
  const foundedYear =
    name.style === 'cooperative'
      ? random.int(1942, 1994)
      : isOldFamily
        ? random.int(1887, 1988)
        : random.int(1969, 2017)
  const locationCount = random.chance(0.68) ? 1 : random.chance(0.6) ? 2 : random.int(3, 6)
  // No fact uses it: bench/finder names the addresses that are drawn after it.
  random.next()
  const house = houseKindOf(city.region.code, random)
  random.next()
  random.next()
  return {
    ...name,
    city,
    street,
    house,
    foundedYear,
    chapelSeats: random.chance(0.72) ? random.int(3, 18) * 10 : 0,
    locationCount,
    annualCremations: random.int(55, 240) + (locationCount - 1) * random.int(60, 180),
    partnerSinceYear: random.int(2019, 2025),
    partnerSinceMonth: random.pick(MONTHS),
    services: makeServices(city, random),
  }
}

function makeServices(city: SampleCity, random: Random): string[] {
  const possible = [
    ...SERVICES,
    ...(WATER_CREMATION_REGIONS.has(city.region.code) && random.chance(0.25) ? ['Water cremation'] : []),
  ]
  const first = random.chance(0.92) ? ['Solidified remains', 'Direct cremation'] : ['Solidified remains']
  return [...first, ...random.sample(possible, random.int(3, 8) - first.length)].slice(0, 8)
}
