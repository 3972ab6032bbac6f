import { makeSampleDirectory } from '../sample-data/make-sample-directory.ts'
import { findRegion } from '../shared/places/regions.ts'
import { createRandom } from '../shared/random.ts'
import type { EmulatedPlace } from './emulated-place.ts'

type SamplePartner = ReturnType<typeof makeSampleDirectory>['partners'][number]
type SamplePlaceData = ReturnType<typeof makeSampleDirectory>['placeData'][number]

const AUTHOR_URI = 'https://maps.google.com/maps/contrib/0'
const METERS_PER_DEGREE = 111_000

/** Most agree with the directory; a few need a person. */
export function makeSamplePlaces(count: number): EmulatedPlace[] {
  const { partners, placeData } = makeSampleDirectory(count)
  const byPartner = new Map(placeData.map((data) => [data.partnerId, data]))
  return partners.map((partner, index) => makePlace(partner, byPartner.get(partner.id ?? ''), index))
}

function makePlace(partner: SamplePartner, data: SamplePlaceData | undefined, index: number): EmulatedPlace {
  const random = createRandom(`place/${index}`)
  const region = findRegion(partner.state)
  const id = `sample-${index}`
  const country = region?.country === 'CA' ? 'Canada' : 'USA'
  const near = () => (random.next() - 0.5) * (80 / METERS_PER_DEGREE)
  const rating = partner.googleRating ?? random.int(40, 50) / 10
  const chance = random.int(0, 99)
  // Small directories have some too.
  const isDoubtful = !partner.googleRating && chance >= 80
  const status = makeStatus(isDoubtful ? DOUBTFUL : chance)
  return {
    id,
    displayName: { text: partner.name, languageCode: 'en' },
    formattedAddress: `${partner.address}, ${partner.city}, ${region?.code ?? partner.state} ${partner.zipCode}, ${country}`,
    location: {
      latitude: (partner.latitude ?? 0) + near(),
      longitude: (partner.longitude ?? 0) + near(),
    },
    ...phones(partner.phone),
    types: ['funeral_home', 'point_of_interest', 'establishment'],
    primaryType: 'funeral_home',
    businessStatus: 'OPERATIONAL',
    rating,
    userRatingCount: (partner.googleReviewCount ?? random.int(3, 80)) + random.int(0, 9),
    googleMapsUri: `https://maps.google.com/?cid=${1_000_000 + index}`,
    ...(partner.website && { websiteUri: partner.website }),
    ...contentOf(id, data),
    ...status(partner),
  }
}

const DOUBTFUL = 6

function makeStatus(kind: number): (partner: SamplePartner) => Partial<EmulatedPlace> {
  if (kind === 0) return () => ({ businessStatus: 'CLOSED_PERMANENTLY' })
  if (kind === 1) return () => ({ businessStatus: 'CLOSED_TEMPORARILY' })
  if (kind === 2)
    return () => ({
      businessStatus: 'CLOSED_PERMANENTLY',
      movedPlaceId: 'sample-1',
      movedPlace: 'places/sample-1',
    })
  if (kind === 3)
    return (partner) => phones(partner.phone.replace(/\d$/, (last) => String((Number(last) + 3) % 10)))
  if (kind === 4)
    return (partner) => ({ rating: Math.max(1, Math.round((partner.googleRating ?? 4.5) * 10 - 6) / 10) })
  if (kind === 5) return () => ({ rating: undefined, userRatingCount: undefined })
  if (kind === DOUBTFUL || kind === 7)
    return (partner) => ({
      ...phones(partner.phone.replace(/\d$/, (last) => String((Number(last) + 5) % 10))),
      displayName: { text: `${partner.city} Memorial Chapel`, languageCode: 'en' },
    })
  return () => ({})
}

function phones(phone: string): Pick<EmulatedPlace, 'nationalPhoneNumber' | 'internationalPhoneNumber'> {
  const digits = phone.replace(/\D/g, '').slice(-10)
  const [area, first, last] = [digits.slice(0, 3), digits.slice(3, 6), digits.slice(6)]
  return {
    nationalPhoneNumber: `(${area}) ${first}-${last}`,
    internationalPhoneNumber: `+1 ${area}-${first}-${last}`,
  }
}

const MOST_REVIEWS = 5
const MOST_PHOTOS = 10

function contentOf(id: string, data: SamplePlaceData | undefined): Partial<EmulatedPlace> {
  if (!data) return {}
  return {
    ...(data.editorialSummary && { editorialSummary: { text: data.editorialSummary, languageCode: 'en' } }),
    reviews: (data.reviews ?? []).slice(0, MOST_REVIEWS).map((review, index) => ({
      name: `places/${id}/reviews/r${index}`,
      relativePublishTimeDescription: review.relative_time_description,
      rating: review.rating,
      text: { text: review.text, languageCode: 'en' },
      authorAttribution: { displayName: review.author_name, uri: AUTHOR_URI },
      flagContentUri: 'https://www.google.com/local/review/rap/report?sample',
    })),
    photos: (data.photos ?? []).slice(0, MOST_PHOTOS).map((photo, index) => ({
      name: `places/${id}/photos/p${index}`,
      widthPx: photo.width,
      heightPx: photo.height,
      authorAttributions: [{ displayName: 'Places emulator', uri: AUTHOR_URI }],
    })),
  }
}
