import { fieldOf } from '../../../shared/partner-fields/partner-fields.ts'
import type { Lacking } from '../../../shared/partners/partner-filters.ts'
import { t } from '../../text.ts'

/** For filters and dashboard. */
export function lackingName(what: Lacking): string {
  switch (what) {
    case 'email':
      return t('E-mail')
    case 'website':
      return t('Website')
    case 'description':
      return t('Description')
    case 'longDescription':
      return t('Long description')
    case 'text':
      return t('One of the descriptions')
    case 'servicesOffered':
      return t('Services')
    case 'imageUrl':
      return t('Main image')
    case 'logoUrl':
      return t('Logo')
    case 'picture':
      return t('Any picture')
    case 'coordinates':
      return t('Coordinates')
    case 'google':
      return t('Google rating')
    case 'openingHours':
    case 'languages':
    case 'faithsServed':
    case 'directCremationFrom':
    case 'highlights':
      return t(fieldOf(what).label)
  }
}
