import type { GoogleAuthor } from '../../../shared/google-places/place.ts'
import type { EnhancedPlaceData } from '../../../shared/partners/partner.ts'
import { paths } from '../../../shared/paths.ts'
import { escapeHtml } from '../../../shared/text/escape-html.ts'
import type { KeptContent, PlaceContents } from './create-place-contents.ts'

/** Google's, or else `stored`. Never rejects. */
export async function readPlaceData(
  contents: PlaceContents,
  partner: { id: string; googlePlaceId: string | null },
  stored: EnhancedPlaceData,
): Promise<EnhancedPlaceData> {
  const kept = partner.googlePlaceId === null ? null : await contents.read(partner.googlePlaceId)
  return kept ? toPlaceData(partner.id, kept) : stored
}

function toPlaceData(partnerId: string, { content, fetchedAt }: KeptContent): EnhancedPlaceData {
  return {
    hasGoogleData: true,
    photos: content.photos.map((photo, index) => ({
      photo_url: paths.googlePhoto(partnerId, index),
      photo_reference: photo.name,
      width: photo.width,
      height: photo.height,
      html_attributions: photo.authors.map(toHtml),
    })),
    reviews: content.reviews.map((review) => ({
      author_name: review.author.name,
      author_url: review.author.uri,
      profile_photo_url: review.author.photoUri,
      rating: review.rating,
      text: review.text,
      relative_time_description: review.publishedAgo,
      report_url: review.reportUri,
    })),
    rating: content.rating,
    reviewCount: content.reviewCount,
    editorialSummary: content.summary,
    businessStatus: content.businessStatus,
    source: 'google',
    googleMapsUri: content.googleMapsUri,
    fetchedAt: fetchedAt.toISOString(),
  }
}

const toHtml = ({ name, uri }: GoogleAuthor) =>
  uri ? `<a href="${escapeHtml(uri)}">${escapeHtml(name)}</a>` : escapeHtml(name)
