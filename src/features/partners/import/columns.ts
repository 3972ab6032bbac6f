import { AppError } from '../../../shared/errors.ts'

/** What a column of a partner list may hold: the fields of a partner, in the words of the specification. */
const NAMES_OF_FIELDS = {
  name: 'businessname partnername partner funeralhome funeralhomename company companyname business provider providername',
  address: 'streetaddress street address1 addressline1',
  city: 'town municipality cityname',
  state: 'province stateprovince stateorprovince statecode statename region',
  zipCode: 'zip postalcode postcode postal zippostalcode zippostal zip5',
  phone: 'phonenumber telephone telephonenumber tel businessphone mainphone',
  email: 'emailaddress mail',
  website: 'url web websiteurl webaddress site homepage',
  description: 'shortdescription',
  longDescription: 'about',
  servicesOffered: 'services',
  partnerSince: 'since membersince',
  annualCremations: 'cremations cremationsperyear',
  locationCount: 'locations rooftops rooftopcount numberoflocations',
  isPriority: 'priority featured',
  isActive: 'active',
  logoUrl: 'logo',
  imageUrl: 'image',
  facebook: 'facebookurl',
  linkedin: 'linkedinurl',
  instagram: 'instagramurl',
  latitude: 'lat',
  longitude: 'lng lon long',
  googlePlaceId: 'placeid',
} as const

export type Field = keyof typeof NAMES_OF_FIELDS
export const REQUIRED_FIELDS = [
  'name',
  'address',
  'city',
  'state',
  'zipCode',
  'phone',
] as const satisfies Field[]

const fieldByName = new Map<string, Field>()
for (const field of Object.keys(NAMES_OF_FIELDS) as Field[]) {
  for (const name of [field.toLowerCase(), ...NAMES_OF_FIELDS[field].split(' ')]) fieldByName.set(name, field)
}

/** The field that a heading means, in any case, spacing and punctuation: "ZIP Code", "zip_code", "zipCode". */
export function fieldOf(heading: string): Field | undefined {
  return fieldByName.get(heading.toLowerCase().replace(/[^a-z0-9]/g, ''))
}

export type Columns = {
  /** Where each field stands in a row, from 0. */
  index: ReadonlyMap<Field, number>
  /** Headings that mean nothing to the directory. */
  unknown: string[]
  count: number
}

/**
 * Understands the first row of a partner list. Throws `invalid_input` when a required column is missing or two columns
 * mean the same field.
 */
export function mapColumns(headings: string[]): Columns {
  const index = new Map<Field, number>()
  const unknown: string[] = []
  for (const [position, heading] of headings.entries()) {
    const field = fieldOf(heading)
    const earlier = field && index.get(field)
    if (earlier !== undefined) {
      throw new AppError(
        'invalid_input',
        `The columns "${headings[earlier]?.trim()}" and "${heading.trim()}" mean the same. Please leave one.`,
      )
    }
    if (field) index.set(field, position)
    else if (heading.trim() !== '') unknown.push(heading.trim())
  }
  const missing = REQUIRED_FIELDS.filter((field) => !index.has(field))
  if (missing.length > 0) {
    const what = missing.length === 1 ? 'A required column is missing' : 'Required columns are missing'
    throw new AppError(
      'invalid_input',
      `${what}: ${missing.join(', ')}. The first row must name the columns.`,
    )
  }
  return { index, unknown, count: headings.length }
}
