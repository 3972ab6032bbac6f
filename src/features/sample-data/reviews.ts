import type { PlaceReview } from '../../shared/partner.ts'
import type { Facts } from './facts.ts'
import type { Random } from './random.ts'
import { CRITICAL_REVIEWS, DETAILS, ENDINGS, OPENINGS, PLAIN_REVIEWS, STONES } from './review-sentences.ts'
import { GIVEN_NAMES } from './surnames.ts'

const RELATIVES = [
  'my mother',
  'my father',
  'my husband',
  'my wife',
  'my brother',
  'my sister',
  'my grandmother',
  'my grandfather',
  'our aunt',
  'my uncle',
  'my father-in-law',
  'my mother-in-law',
  'our son',
  'an old friend',
]
const AGES = [
  '2 weeks ago',
  'a month ago',
  '2 months ago',
  '3 months ago',
  '4 months ago',
  '5 months ago',
  '7 months ago',
  '8 months ago',
  '10 months ago',
  '11 months ago',
  'a year ago',
  'a year ago',
  '2 years ago',
  '2 years ago',
  '3 years ago',
]
const FIRST_NAMES = [
  ...GIVEN_NAMES.general,
  ...GIVEN_NAMES.hispanic,
  ...'Dana,Robert,Ellen,Karen,Denise,Michelle,Priya,Marcus,Renée,Tanya,Greg,Linh,Monique,Kevin,Sandra,Pat,Joyce,Omar,Bev,Carla,Doug,Yvonne,Mei,Andre,Colleen,Tom,Kristin,Hannah,Joel,Nadia'.split(
    ',',
  ),
]

/**
 * Sample reviews of one house, newest first; their ratings lie around `rating`. Texts have 60 to 600 characters,
 * some over 200. `used` holds every text given out so far: no two are the same.
 */
export function makeReviews(
  facts: Facts,
  rating: number,
  count: number,
  used: Set<string>,
  random: Random,
): PlaceReview[] {
  const ages = random.sample(AGES.slice(0, -1), count)
  return Array.from({ length: count }, (_, index) => {
    const stars = makeStars(rating, random)
    return {
      author_name: `${random.pick(FIRST_NAMES)} ${random.pick([...'ABCDEFGHJKLMNOPRSTVWY'])}.`,
      author_url: null,
      profile_photo_url: null,
      rating: stars,
      text: makeText(facts, stars, used, random),
      relative_time_description: ages[index] ?? 'a year ago',
    }
  })
}

function makeStars(rating: number, random: Random): number {
  if (rating < 4.8 && random.chance(0.07 + (4.8 - rating) * 0.18)) return random.chance(0.6) ? 3 : 2
  return random.chance((rating - 3.6) / 1.4) ? 5 : 4
}

function makeText(facts: Facts, stars: number, used: Set<string>, random: Random): string {
  for (let attempt = 0; ; attempt++) {
    const text = writeText(facts, stars, random)
    // A directory of a hundred thousand houses runs out of the shortest ones: it may then repeat itself.
    if (attempt < 20 && (used.has(text) || text.length < 60 || text.length > 600)) continue
    used.add(text)
    return text
  }
}

function writeText(facts: Facts, stars: number, random: Random): string {
  const relative = random.pick(RELATIVES)
  const person = facts.family ? facts.family.director : random.pick(FIRST_NAMES)
  const fill = (text: string) =>
    text
      .replaceAll('{relative}', relative)
      .replaceAll('{Relative}', relative.charAt(0).toUpperCase() + relative.slice(1))
      .replaceAll('{person}', person)
      .replaceAll('{house}', facts.shortName)
      .replaceAll('{city}', facts.city.city)
  if (stars <= 3) return fill(`${random.pick(OPENINGS)} ${random.pick(CRITICAL_REVIEWS)}`)
  if (random.chance(0.3)) return fill(random.pick(PLAIN_REVIEWS))
  const sentences = [
    random.pick(OPENINGS),
    ...random.sample(DETAILS, random.int(1, 3)),
    ...(random.chance(0.55) ? [random.pick(STONES)] : []),
    ...(random.chance(0.6) ? [random.pick(ENDINGS)] : []),
  ]
  return fill(sentences.join(' '))
}
