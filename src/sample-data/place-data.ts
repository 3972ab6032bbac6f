import type { PlacePhoto, PlaceReview } from '../shared/partners/partner.ts'
import {
  SAMPLE_SCENES,
  SAMPLE_SEEDS,
  type SampleScene,
  sampleImageUrl,
} from '../shared/pictures/sample-images.ts'
import type { Random } from '../shared/random.ts'
import type { Facts } from './facts.ts'
import type { KnownPartner } from './known-partners.ts'
import { makeReviews } from './texts/reviews.ts'

const DRAWN_SAMPLE = 'Drawn sample picture'

export type SamplePlaceData = {
  photos: PlacePhoto[]
  reviews: PlaceReview[]
  rating: number | null
  reviewCount: number | null
  editorialSummary: string | null
  businessStatus: string
}

export type Rating = { rating: number; reviewCount: number } | null

export function makePlaceData(
  facts: Facts,
  imageSeed: number,
  rating: Rating,
  used: Set<string>,
  random: Random,
  known?: KnownPartner,
): SamplePlaceData {
  const reviewCount = rating ? Math.min(rating.reviewCount, random.pick([0, 1, 2, 3, 3, 4, 4, 5, 5, 5])) : 0
  const photoCount = known ? 12 : random.pick([1, 2, 3, 4, 5, 6, 6, 7, 8, 9, 10, 12])
  const reviews = rating ? makeReviews(facts, rating.rating, reviewCount, used, random) : []
  return {
    photos: makePhotos(facts, imageSeed, photoCount, random),
    reviews: known ? known.reviews.map(reviewOf) : reviews,
    rating: rating?.rating ?? null,
    reviewCount: rating?.reviewCount ?? null,
    editorialSummary: random.chance(0.4) ? makeSummary(facts, random) : null,
    businessStatus: known || random.chance(0.985) ? 'OPERATIONAL' : 'CLOSED_TEMPORARILY',
  }
}

/** At most 12, in PARTNER-2's order: outside first, then rooms. */
function makePhotos(facts: Facts, imageSeed: number, count: number, random: Random): PlacePhoto[] {
  const outside: SampleScene = facts.house === 'adobe' ? 'courtyard' : 'garden'
  const hall: SampleScene = facts.chapelSeats > 0 ? 'chairs' : 'parlor'
  const rooms = random.shuffle<SampleScene>([
    hall,
    'parlor',
    'window',
    hall,
    'parlor',
    'stones',
    'window',
    'stones',
  ])
  const order: SampleScene[] =
    count <= 3
      ? ([facts.house, outside, rooms[0] ?? hall] as const).slice(0, count)
      : [facts.house, outside, ...rooms.slice(0, count - 4), 'stones', outside]
  const timesUsed = new Map<SampleScene, number>()
  return order.map((kind, index) => {
    const times = timesUsed.get(kind) ?? 0
    timesUsed.set(kind, times + 1)
    const seed =
      kind === facts.house ? imageSeed : seedInSeason(kind, imageSeed * 5 + times * 7, facts.city.region.code)
    const { width, height } = SAMPLE_SCENES[kind]
    const scale = 1280 / width
    return {
      photo_url: sampleImageUrl(kind, seed),
      photo_reference: `sample-${kind}-${seed}-${index}`,
      width: 1280,
      height: Math.round(height * scale),
      html_attributions: [DRAWN_SAMPLE],
    }
  })
}

function reviewOf({ author, rating, age, text }: KnownPartner['reviews'][number]): PlaceReview {
  return {
    author_name: author,
    author_url: null,
    profile_photo_url: null,
    rating,
    text,
    relative_time_description: age,
  }
}

function makeSummary(facts: Facts, random: Random): string {
  const place = facts.city.city
  return random.pick([
    `Family-minded funeral home in ${place} for cremation, memorial services and pre-planning.`,
    `Long-established house on ${facts.street} with a quiet garden and plain, written prices.`,
    `Small ${place} provider of cremation and solidified remains, open since ${facts.foundedYear}.`,
    `Calm rooms${facts.chapelSeats ? `, a chapel for ${facts.chapelSeats}` : ''} and a staff that answers at any hour.`,
    `Cremation and funeral care in ${place}, with help for veterans’ families and for those far away.`,
  ])
}

/** Snow is not believable there. */
const SNOWLESS_REGIONS = new Set('AL AZ CA FL GA HI LA MS NV SC TX'.split(' '))

/** Of drawings in scenes/; the desert's have no winter. */
const isWinter = (kind: SampleScene, seed: number) =>
  kind !== 'adobe' && kind !== 'courtyard' && (seed * 3 + kind.length) % 8 === 4

/** The seed, or the next with a fitting season. */
export function seedInSeason(kind: SampleScene, seed: number, regionCode: string): number {
  let chosen = seed % SAMPLE_SEEDS
  while (SNOWLESS_REGIONS.has(regionCode) && isWinter(kind, chosen)) chosen = (chosen + 1) % SAMPLE_SEEDS
  return chosen
}
