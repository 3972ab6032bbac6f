import type { z } from 'zod'
import type { GoogleAuthor, PlaceContent, PlaceFacts } from '../../shared/google-places/place.ts'
import type { ContentAnswer, PlaceAnswer } from './place-answers.ts'

/** A missing photo is named "places/ID". */
export const PHOTO_NAME = /^places\/[\w-]+\/photos\/[\w-]+$/

/** Google omits unset fields: a rating of 0 counts as none. */
export function toFacts(place: z.infer<typeof PlaceAnswer>): PlaceFacts {
  const { latitude, longitude } = place.location ?? {}
  return {
    id: place.id,
    name: place.displayName?.text ?? '',
    address: place.formattedAddress ?? '',
    point: latitude === undefined || longitude === undefined ? null : { latitude, longitude },
    phones: [place.nationalPhoneNumber, place.internationalPhoneNumber].filter(
      (phone) => phone !== undefined,
    ),
    types: place.types ?? [],
    ...toRating(place),
    ...toStatus(place),
  }
}

export function toContent(place: z.infer<typeof ContentAnswer>): PlaceContent {
  return {
    id: place.id,
    ...toRating(place),
    ...toStatus(place),
    summary: place.editorialSummary?.text || null,
    reviews: (place.reviews ?? []).flatMap(({ rating, text, ...review }) =>
      rating && text?.text
        ? {
            author: toAuthor(review.authorAttribution),
            rating,
            text: text.text,
            publishedAgo: review.relativePublishTimeDescription ?? '',
            reportUri: httpsOrNull(review.flagContentUri),
          }
        : [],
    ),
    photos: (place.photos ?? [])
      .filter(({ name }) => PHOTO_NAME.test(name))
      .map((photo) => ({
        name: photo.name,
        width: photo.widthPx ?? 0,
        height: photo.heightPx ?? 0,
        authors: (photo.authorAttributions ?? []).map(toAuthor),
      })),
  }
}

function toRating(place: { rating?: number | undefined; userRatingCount?: number | undefined }) {
  const isRated = place.rating !== undefined && place.rating > 0
  return {
    rating: isRated ? (place.rating as number) : null,
    reviewCount: isRated ? (place.userRatingCount ?? null) : null,
  }
}

function toStatus(
  place: Pick<z.infer<typeof PlaceAnswer>, 'businessStatus' | 'googleMapsUri' | 'movedPlaceId'>,
) {
  return {
    businessStatus: place.businessStatus ?? null,
    googleMapsUri: httpsOrNull(place.googleMapsUri),
    movedPlaceId: place.movedPlaceId ?? null,
  }
}

type Attribution =
  | { displayName?: string | undefined; uri?: string | undefined; photoUri?: string | undefined }
  | undefined

function toAuthor(author: Attribution): GoogleAuthor {
  return {
    name: author?.displayName || 'A Google user',
    uri: httpsOrNull(author?.uri),
    photoUri: httpsOrNull(author?.photoUri),
  }
}

function httpsOrNull(uri: string | undefined): string | null {
  return uri && URL.parse(uri)?.protocol === 'https:' ? uri : null
}
