import type { InferInsertModel } from 'drizzle-orm'
import type { partners } from '../db/schema/directory.ts'
import { LANGUAGES } from '../shared/partner-fields/choices.ts'
import { createRandom, type Random } from '../shared/random.ts'
import type { SampleCity } from './places/cities.ts'

type Said = Pick<
  InferInsertModel<typeof partners>,
  | 'openingHours'
  | 'answersDayAndNight'
  | 'languages'
  | 'faithsServed'
  | 'directCremationFrom'
  | 'directCremationFromOn'
  | 'detailsConfirmedOn'
>

const HOURS = [
  'Mon-Fri 09:00-17:00',
  'Mon-Fri 08:30-17:00; Sat 09:00-12:00',
  'Mon-Fri 09:00-17:00; Sat 10:00-14:00',
  'Mon-Sat 08:00-18:00; Sun 12:00-16:00',
]
const FAITHS = [
  'Catholic',
  'Protestant',
  'Baptist',
  'Jewish',
  'Muslim',
  'Hindu',
  'Buddhist',
  'Orthodox Christian',
]
const CONFIRMED = ['2025-06-11', '2025-08-20', '2025-09-03', '2025-10-15']

const NOTHING: Said = {
  openingHours: null,
  answersDayAndNight: false,
  languages: [],
  faithsServed: [],
  directCremationFrom: null,
  directCremationFromOn: null,
  detailsConfirmedOn: null,
}

/** Two in five tell what only they can say. */
export function makeSaid(index: number, city: SampleCity): Said {
  const random = createRandom(`said/${index}`)
  if (!random.chance(0.4)) return NOTHING
  const saysPrice = random.chance(0.5)
  const on = random.pick(CONFIRMED)
  return {
    openingHours: random.chance(0.8) ? random.pick(HOURS) : null,
    answersDayAndNight: random.chance(0.4),
    languages: makeLanguages(city, random),
    faithsServed: random.chance(0.4) ? random.sample(FAITHS, random.int(1, 4)) : [],
    directCremationFrom: saysPrice ? random.int(17, 49) * 50 - 5 : null,
    directCremationFromOn: saysPrice ? on : null,
    detailsConfirmedOn: on,
  }
}

const SPANISH = new Set('TX CA FL AZ NM NV IL NY NJ CO'.split(' '))

function makeLanguages({ region }: SampleCity, random: Random): string[] {
  const likely = region.country === 'CA' ? 'French' : 'Spanish'
  const isUsual = SPANISH.has(region.code) || region.country === 'CA'
  const spoken = new Set(['English', ...(random.chance(isUsual ? 0.6 : 0.2) ? [likely] : [])])
  if (random.chance(0.15)) spoken.add(random.pick(LANGUAGES.slice(2)))
  return LANGUAGES.filter((language) => spoken.has(language))
}
