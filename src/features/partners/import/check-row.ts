import type { InferInsertModel } from 'drizzle-orm'
import type { partners } from '../../../db/schema.ts'
import type { Gazetteer } from '../../directory/gazetteer.ts'
import {
  cleanCell,
  type Reason,
  readCount,
  readEmail,
  readFlag,
  readImageUrl,
  readServices,
} from './check-cells.ts'
import { type Columns, type Field, REQUIRED_FIELDS } from './columns.ts'
import { locatePostalCode } from './locate-postal-code.ts'
import { normalisePhone } from './normalise-phone.ts'
import { normaliseState } from './normalise-state.ts'
import { normaliseWebsite } from './normalise-website.ts'
import { restoreZip } from './restore-zip.ts'
import type { CsvRow } from './split-csv.ts'
import { titleCase } from './title-case.ts'

/** A partner ready to be stored, but for its slug and version. */
export type PartnerDraft = Required<
  Omit<
    InferInsertModel<typeof partners>,
    | 'id'
    | 'slug'
    | 'version'
    | 'createdAt'
    | 'updatedAt'
    | 'deletedAt'
    | 'createDate'
    | 'yelpRating'
    | 'yelpReviewCount'
    | 'googleRating'
    | 'googleReviewCount'
    | 'googleFetchedAt'
  >
>

export type CheckedRow = {
  line: number
  /** As far as it could be read, for the report. */
  name: string
  /** Null when there are reasons. */
  draft: PartnerDraft | null
  reasons: Reason[]
  warnings: string[]
}

const LABELS: Readonly<Record<(typeof REQUIRED_FIELDS)[number], string>> = {
  name: 'name',
  address: 'address',
  city: 'city',
  state: 'state or province',
  zipCode: 'ZIP or postal code',
  phone: 'telephone number',
}
/** What people write into a cell to say that there is nothing. */
const NOTHING = /^(?:n\/?a|none|null|nil|-+|\.+|unknown)$/i

/**
 * Turns one row of a partner list into a partner: every cell in its usual form, a point from its postal code. All
 * reasons why it cannot be used are gathered, not only the first. Doubts that do not forbid it are warnings.
 */
export function checkRow(row: CsvRow, columns: Columns, gazetteer: Gazetteer): CheckedRow {
  const reasons: Reason[] = []
  const warnings: string[] = []
  if (row.error) reasons.push({ field: 'row', kind: 'invalid', message: row.error })
  if (row.cells.slice(columns.count).some((cell) => cell.trim() !== '')) {
    reasons.push({
      field: 'row',
      kind: 'invalid',
      message: `It has ${row.cells.length} cells, the heading ${columns.count}.`,
    })
  }
  /** The value, or null after its reason was noted. */
  const accept = <T>(result: T | Reason): T | null => {
    if (typeof result !== 'object' || result === null || !('kind' in result)) return result
    reasons.push(result)
    return null
  }
  const text = (field: Field): string => {
    const position = columns.index.get(field)
    const clean = position === undefined ? '' : accept(cleanCell(field, row.cells[position] ?? ''))
    return clean === null || NOTHING.test(clean) ? '' : clean
  }
  const optional = <T>(field: Field, read: (value: string) => T | Reason): T | null => {
    const value = text(field)
    return value === '' ? null : accept(read(value))
  }
  const invalid = (field: Field, message: string): Reason => ({ field, kind: 'invalid', message })

  const required = Object.fromEntries(REQUIRED_FIELDS.map((field) => [field, text(field)])) as Record<
    (typeof REQUIRED_FIELDS)[number],
    string
  >
  for (const field of REQUIRED_FIELDS) {
    const isBad = reasons.some((reason) => reason.field === field)
    if (required[field] === '' && !isBad)
      reasons.push({ field, kind: 'missing', message: `The ${LABELS[field]} is missing.` })
  }
  const region = required.state === '' ? undefined : normaliseState(required.state)
  if (required.state !== '' && !region)
    reasons.push(invalid('state', `"${required.state}" is no state or province of the US or Canada.`))
  const phone = required.phone === '' ? null : normalisePhone(required.phone)
  if (phone && 'error' in phone) reasons.push(invalid('phone', phone.error))
  const zip = required.zipCode === '' || !region ? null : restoreZip(required.zipCode, region)
  if (zip && 'error' in zip) reasons.push(invalid('zipCode', zip.error))

  const zipCode = zip && 'zipCode' in zip ? zip.zipCode : ''
  const place = region && zipCode ? locatePostalCode(gazetteer, zipCode, region, required.city) : null
  if (place?.warning) warnings.push(place.warning)
  const given = readPoint(text('latitude'), text('longitude'))
  if (given === 'invalid')
    warnings.push('Its coordinates cannot be read; the point comes from the postal code.')
  const point = given && given !== 'invalid' ? given : (place?.point ?? null)

  const name = titleCase(required.name)
  const links = { facebook: 'facebook', linkedin: 'linkedin', instagram: 'instagram' } as const
  const socialMedia = Object.fromEntries(
    Object.values(links).flatMap((field) => {
      const link = optional(field, (value) => readWebsite(field, value))
      return link ? [[field, link]] : []
    }),
  )
  const draft: PartnerDraft = {
    name,
    address: titleCase(required.address, true),
    city: titleCase(required.city, true),
    state: region?.name ?? '',
    zipCode,
    phone: phone && 'phone' in phone ? phone.phone : '',
    email: optional('email', readEmail),
    website: optional('website', (value) => readWebsite('website', value)),
    description: text('description') || null,
    longDescription: text('longDescription') || null,
    servicesOffered: readServices(text('servicesOffered')),
    partnerSince: text('partnerSince') || null,
    annualCremations: accept(readCount('annualCremations', text('annualCremations'), 0)) ?? 0,
    locationCount: accept(readCount('locationCount', text('locationCount'), 1)) ?? 1,
    isPriority: readFlag(text('isPriority')),
    isActive: columns.index.has('isActive') ? readFlag(text('isActive')) : true,
    logoUrl: optional('logoUrl', (value) => readImageUrl('logoUrl', value)),
    imageUrl: optional('imageUrl', (value) => readImageUrl('imageUrl', value)),
    socialMedia: Object.keys(socialMedia).length > 0 ? socialMedia : null,
    latitude: point?.latitude ?? null,
    longitude: point?.longitude ?? null,
    googlePlaceId: text('googlePlaceId') || null,
  }
  return { line: row.line, name, draft: reasons.length === 0 ? draft : null, reasons, warnings }
}

function readWebsite(field: Field, value: string): string | Reason {
  const result = normaliseWebsite(value)
  return 'website' in result ? result.website : { field, kind: 'invalid', message: result.error }
}

function readPoint(latitude: string, longitude: string) {
  if (latitude === '' && longitude === '') return null
  const point = { latitude: Number(latitude || 'x'), longitude: Number(longitude || 'x') }
  const isGood =
    Math.abs(point.latitude) <= 90 && Math.abs(point.longitude) <= 180 && (point.latitude || point.longitude)
  return isGood ? point : 'invalid'
}
