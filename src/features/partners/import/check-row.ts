import type { InferInsertModel } from 'drizzle-orm'
import type { partners } from '../../../db/schema.ts'
import { IMPORT_FIELDS, type IMPORT_REQUIRED } from '../../../shared/import.ts'
import type { Gazetteer } from '../../directory/gazetteer.ts'
import type { Reason } from './check-cells.ts'
import type { Columns } from './columns.ts'
import { readRow } from './read-row.ts'
import type { CsvRow } from './split-csv.ts'

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

/** What the fields without which nothing can be a partner are called in a sentence. */
export const REQUIRED_LABELS: Readonly<Record<(typeof IMPORT_REQUIRED)[number], string>> = {
  name: 'name',
  address: 'address',
  city: 'city',
  state: 'state or province',
  zipCode: 'ZIP or postal code',
  phone: 'telephone number',
}

/** What a new partner has where the list says nothing. */
const NOTHING_SAID = {
  email: null,
  website: null,
  description: null,
  longDescription: null,
  servicesOffered: [],
  partnerSince: null,
  annualCremations: 0,
  locationCount: 1,
  isPriority: false,
  logoUrl: null,
  imageUrl: null,
  socialMedia: null,
  googlePlaceId: null,
}

/**
 * Turns one row of a partner list into a new partner: every cell in its usual form, a point from its postal code. All
 * reasons why it cannot be used are gathered, not only the first. Doubts that do not forbid it are warnings.
 */
export function checkRow(row: CsvRow, columns: Columns, gazetteer: Gazetteer): CheckedRow {
  const { line, name, values, errors, doubts, point } = readRow(row, columns, gazetteer)
  const reasons: Reason[] = errors.row ? [{ field: 'row', kind: 'invalid', message: errors.row }] : []
  for (const field of IMPORT_FIELDS) {
    const message = errors[field]
    if (message) reasons.push({ field, kind: 'invalid', message })
    else if (isRequired(field) && !(field in values))
      reasons.push({ field, kind: 'missing', message: `The ${REQUIRED_LABELS[field]} is missing.` })
  }
  const { id: _id, slug: _slug, ...given } = values
  const draft = {
    ...NOTHING_SAID,
    // A column that speaks of activity makes active only whom it says so of.
    isActive: !columns.index.has('isActive'),
    latitude: point?.latitude ?? null,
    longitude: point?.longitude ?? null,
    ...given,
  } as unknown as PartnerDraft
  return { line, name, draft: reasons.length === 0 ? draft : null, reasons, warnings: Object.values(doubts) }
}

const isRequired = (field: string): field is (typeof IMPORT_REQUIRED)[number] => field in REQUIRED_LABELS
