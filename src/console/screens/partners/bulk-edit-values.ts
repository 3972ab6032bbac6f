import type { FieldErrors } from '../../../shared/errors.ts'
import { BULK_FIELDS, type BulkField } from '../../../shared/partner-fields/field-names.ts'
import { fieldOf } from '../../../shared/partner-fields/partner-fields.ts'
import { PartnerBulkUpdates } from '../../../shared/partners/admin-partner.ts'

/** Text of each field; '' means no change. */
export type BulkEditValues = Record<BulkField, string>

export const NO_CHANGE = Object.fromEntries(BULK_FIELDS.map((name) => [name, ''])) as BulkEditValues

type Read = { updates: PartnerBulkUpdates } | { errors: FieldErrors } | 'nothing'

/** Validates the filled-in fields. Returns 'nothing' when all are blank. */
export function readBulkEdit(values: BulkEditValues): Read {
  const given = BULK_FIELDS.flatMap((field) => {
    const text = values[field].trim()
    return text === '' ? [] : [[field, readValue(field, text)] as const]
  })
  if (given.length === 0) return 'nothing'
  const read = PartnerBulkUpdates.safeParse(Object.fromEntries(given))
  if (read.success) return { updates: Object.fromEntries(given) as PartnerBulkUpdates }
  return { errors: Object.fromEntries(read.error.issues.map(({ path, message }) => [path[0], message])) }
}

function readValue(field: BulkField, text: string): unknown {
  switch (fieldOf(field).kind) {
    case 'count':
      return Number(text)
    case 'flag':
      return text === 'true'
    case 'services':
      return text
        .split(';')
        .map((service) => service.trim())
        .filter(Boolean)
    default:
      return text
  }
}
