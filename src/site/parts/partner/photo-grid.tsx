import type { ReactNode } from 'react'
import type { PlacePhoto } from '../../../shared/partners/partner.ts'
import { imageUrl } from '../../../shared/paths.ts'
import { type Attribution, readAttribution } from '../../read-attribution.ts'
import { useText } from '../../text.tsx'
import { widths } from '../picture.tsx'

/** Before 'View All' (PARTNER-2). */
const SHOWN_FIRST = 8

type ShownPhoto = { photo: PlacePhoto; source: string; alt: string; attributions: Attribution[] }

export function PhotoGrid({ photos, name }: { photos: PlacePhoto[]; name: string }) {
  const t = useText()
  const groups = groupPhotos(photos.filter((photo) => imageUrl(photo.photo_url)))
  const shown: ShownPhoto[] = [
    ...groups.exterior.map((photo, index) =>
      toShown(photo, t('{name}, outside, photo {number}', { name, number: index + 1 })),
    ),
    ...groups.interior.map((photo, index) =>
      toShown(photo, t('{name}, inside, photo {number}', { name, number: index + 1 })),
    ),
    ...[...groups.extra, ...groups.rest].map((photo, index) =>
      toShown(photo, t('{name}, further photo {number}', { name, number: index + 1 })),
    ),
  ]
  if (shown.length === 0) return null
  const first = shown.slice(0, SHOWN_FIRST)
  const rest = shown.slice(SHOWN_FIRST)
  return (
    <section className="photos" aria-labelledby="photos" data-island="gallery">
      <h2 id="photos">{t('Photos')}</h2>
      <PhotoList photos={first} />
      {rest.length > 0 && (
        <ViewAll count={shown.length}>
          <PhotoList photos={rest} />
        </ViewAll>
      )}
      <Authors photos={shown} />
    </section>
  )
}

/** What follows the first. */
export function ViewAll({ count, children }: { count: number; children: ReactNode }) {
  const t = useText()
  return (
    <details className="view-all">
      <summary className="button">
        <span className="when-closed">{t('View All {count}', { count })}</span>
        <span className="when-open">{t('Show Less')}</span>
      </summary>
      {children}
    </details>
  )
}

function PhotoList({ photos }: { photos: ShownPhoto[] }) {
  return (
    <ul className="photo-grid" data-count={photos.length}>
      {photos.map(({ photo, source, alt, attributions }) => (
        <li key={photo.photo_reference}>
          <a
            href={source}
            data-photo=""
            data-width={photo.width}
            data-height={photo.height}
            data-attribution={attributions.map(({ text }) => text).join(', ') || undefined}
            data-attribution-href={attributions[0]?.href ?? undefined}
          >
            <img
              src={source}
              {...widths(source, '(width >= 48rem) 22rem, 50vw')}
              alt={alt}
              width={photo.width}
              height={photo.height}
              loading="lazy"
              decoding="async"
            />
          </a>
        </li>
      ))}
    </ul>
  )
}

/** GOOGLE-1. */
function Authors({ photos }: { photos: ShownPhoto[] }) {
  const t = useText()
  const authors = new Map(
    photos.flatMap(({ attributions }) => attributions.map((author) => [author.text, author])),
  )
  if (authors.size === 0) return null
  return (
    <p className="small authors">
      {t('Photos:')}{' '}
      {[...authors.values()].map(({ text, href }, index) => (
        <span key={text}>
          {index > 0 && ', '}
          {href ? (
            <a href={href} rel="noopener nofollow">
              {text}
            </a>
          ) : (
            text
          )}
        </span>
      ))}
    </p>
  )
}

function toShown(photo: PlacePhoto, alt: string): ShownPhoto {
  return {
    photo,
    alt,
    source: imageUrl(photo.photo_url) ?? '',
    attributions: photo.html_attributions.flatMap((html) => readAttribution(html) ?? []),
  }
}

type PhotoGroups = {
  exterior: PlacePhoto[]
  interior: PlacePhoto[]
  extra: PlacePhoto[]
  rest: PlacePhoto[]
}

/** PARTNER-2. */
const GROUP_SIZE = 4
const EXTERIOR_RATIO = 1.3

/** PARTNER-2. */
export function groupPhotos(photos: PlacePhoto[]): PhotoGroups {
  const exterior = photos.filter((photo, index) => index < 2 && photo.width / photo.height > EXTERIOR_RATIO)
  const interior = photos.slice(2, -2).slice(0, GROUP_SIZE)
  const others = photos.filter((photo) => !exterior.includes(photo) && !interior.includes(photo))
  return { exterior, interior, extra: others.slice(0, GROUP_SIZE), rest: others.slice(GROUP_SIZE) }
}
