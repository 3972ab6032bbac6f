import type { EnhancedPlaceData } from '../../shared/partner.ts'
import { useSite } from '../text.tsx'

/** Where rating, reviews and photos come from, and when they were fetched; a sample says that it is one. */
export function SourceLine({ place }: { place: EnhancedPlaceData }) {
  const { t, locale } = useSite()
  if (place.source === 'sample')
    return <p className="small">{t('Sample reviews and photos, made up for this site.')}</p>
  if (place.source !== 'google') return null
  const date =
    place.fetchedAt &&
    new Date(place.fetchedAt).toLocaleDateString(locale, { dateStyle: 'long', timeZone: 'UTC' })
  const uri = /^https:\/\//i.test(place.googleMapsUri ?? '') ? place.googleMapsUri : null
  return (
    <p className="small">
      {uri ? (
        <a href={uri} rel="noopener">
          {t('Reviews from Google')}
        </a>
      ) : (
        t('Reviews from Google')
      )}
      {date && t(', fetched on {date}', { date })}
    </p>
  )
}
