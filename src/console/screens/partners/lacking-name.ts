import { fieldOf } from '../../../shared/partner-fields/partner-fields.ts'
import type { Lacking } from '../../../shared/partners/partner-filters.ts'
import { t } from '../../text.ts'

const NAMES: Record<Lacking, string> = {
  email: 'E-mail',
  website: 'Website',
  description: 'Description',
  longDescription: 'Long description',
  text: 'One of the descriptions',
  servicesOffered: 'Services',
  imageUrl: 'Main image',
  logoUrl: 'Logo',
  picture: 'Any picture',
  coordinates: 'Coordinates',
  google: 'Google rating',
  openingHours: fieldOf('openingHours').label,
  languages: fieldOf('languages').label,
  faithsServed: fieldOf('faithsServed').label,
  directCremationFrom: fieldOf('directCremationFrom').label,
  highlights: fieldOf('highlights').label,
}

export const lackingName = (what: Lacking) => t(NAMES[what])
