import type { PlaceReview } from '../../shared/partners/partner.ts'
import type { Random } from '../../shared/random.ts'
import type { Facts } from '../facts.ts'
import { GIVEN_NAMES } from '../names/surnames.ts'
import SENTENCES from './review-sentences.json' with { type: 'json' }

type Pronouns = readonly [he: string, him: string, his: string]
const HE: Pronouns = ['he', 'him', 'his']
const SHE: Pronouns = ['she', 'her', 'her']
const RELATIVES: readonly (readonly [relative: string, pronouns: Pronouns])[] = [
  ...'my mother,my wife,my sister,my grandmother,our aunt,my mother-in-law,our daughter,my godmother'
    .split(',')
    .map((relative) => [relative, SHE] as const),
  ...'my father,my husband,my brother,my grandfather,my uncle,my father-in-law,our son,my oldest friend Ray'
    .split(',')
    .map((relative) => [relative, HE] as const),
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

/** Newest first; 60 to 600 characters, none in `used`. */
export function makeReviews(
  facts: Facts,
  rating: number,
  count: number,
  used: Set<string>,
  random: Random,
): PlaceReview[] {
  const ages = random.sample(AGES, count)
  const said = new Set<string>()
  return Array.from({ length: count }, (_, index) => {
    const stars = makeStars(rating, random)
    return {
      author_name: `${random.pick(FIRST_NAMES)} ${random.pick([...'ABCDEFGHJKLMNOPRSTVWY'])}.`,
      author_url: null,
      profile_photo_url: null,
      rating: stars,
      text: makeText(facts, stars, used, said, random),
      relative_time_description: ages[index] ?? 'a year ago',
    }
  })
}

function makeStars(rating: number, random: Random): number {
  if (rating < 4.8 && random.chance(0.07 + (4.8 - rating) * 0.18)) return random.chance(0.6) ? 3 : 2
  return random.chance((rating - 3.6) / 1.4) ? 5 : 4
}

function makeText(facts: Facts, stars: number, used: Set<string>, said: Set<string>, random: Random): string {
  for (let attempt = 0; ; attempt++) {
    const { text, sentences } = writeText(facts, stars, random)
    const isNew = !used.has(text) && !sentences.some((sentence) => said.has(sentence))
    // Very large directories run out of short ones.
    if (attempt < 20 && (!isNew || text.length < 60 || text.length > 600)) continue
    for (const sentence of sentences) said.add(sentence)
    used.add(text)
    return text
  }
}

function writeText(facts: Facts, stars: number, random: Random) {
  const [relative, [he, him, his]] = random.pick(RELATIVES)
  const values: Readonly<Record<string, string>> = {
    relative,
    Relative: capital(relative),
    he,
    He: capital(he),
    him,
    his,
    person: facts.family ? facts.family.director : random.pick(FIRST_NAMES),
    house: facts.shortName,
    city: facts.city.city,
  }
  const sentences = chooseSentences(stars, random)
  return { sentences, text: sentences.join(' ').replace(/\{(\w+)\}/g, (_, key) => values[key] ?? '') }
}

function chooseSentences(stars: number, random: Random): string[] {
  if (stars <= 3) return [random.pick(SENTENCES.openings), random.pick(SENTENCES.criticalReviews)]
  if (random.chance(0.3)) return [random.pick(SENTENCES.plainReviews)]
  return [
    random.pick(SENTENCES.openings),
    ...random.sample(SENTENCES.details, random.int(1, 3)),
    ...(random.chance(0.55) ? [random.pick(SENTENCES.stones)] : []),
    ...(random.chance(0.6) ? [random.pick(SENTENCES.endings)] : []),
  ]
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}
