import type { EnhancedPlaceData } from '../../../shared/partners/partner.ts'
import { useText } from '../../text.tsx'

/** On samples says so. */
export function SourceLine({ place }: { place: EnhancedPlaceData }) {
  const t = useText()
  if (place.source === 'sample')
    return <p className="small">{t('Sample reviews and photos, made up for this site.')}</p>
  if (place.source !== 'google') return null
  const source = t('Photos and reviews from Google Maps')
  const uri = /^https:\/\//i.test(place.googleMapsUri ?? '') ? place.googleMapsUri : null
  return (
    <p className="small">
      {uri ? (
        <a href={uri} rel="noopener">
          {source}
        </a>
      ) : (
        source
      )}
      {place.reviews.length > 1 && t(', most relevant reviews first')}
      {place.fetchedAt && t(', fetched on {date, date, long}', { date: Date.parse(place.fetchedAt) })}
    </p>
  )
}
