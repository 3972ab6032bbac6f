import type { FieldErrors } from '../../../shared/errors.ts'
import { readChoices } from '../../../shared/partner-fields/choices.ts'
import { isListField, isTextField } from '../../../shared/partner-fields/field.ts'
import { BULK_FIELDS, type BulkField } from '../../../shared/partner-fields/field-names.ts'
import { fieldOf } from '../../../shared/partner-fields/partner-fields.ts'
import { PartnerBulkUpdates } from '../../../shared/partners/admin-partner.ts'

/** '': no change. */
export type BulkEditValues = Record<BulkField, string>

export const NO_CHANGE = Object.fromEntries(BULK_FIELDS.map((name) => [name, ''])) as BulkEditValues

export const CLEARABLE_FIELDS = BULK_FIELDS.filter((name) => {
  const field = fieldOf(name)
  return isListField(field) || (isTextField(field) && !field.required)
})

type Read = { updates: PartnerBulkUpdates } | { errors: FieldErrors } | 'nothing'

/** 'nothing': none changed or cleared. */
export function readBulkEdit(values: BulkEditValues, cleared: readonly BulkField[] = []): Read {
  const filled = BULK_FIELDS.filter((field) => values[field].trim() !== '')
  const both = filled.filter((field) => cleared.includes(field))
  if (both.length > 0)
    return {
      errors: Object.fromEntries(both.map((field) => [field, 'Please fill it in or clear it, not both.'])),
    }
  const given = [
    ...filled.map((field) => [field, readValue(field, values[field].trim())] as const),
    ...cleared.map((field) => [field, isListField(fieldOf(field)) ? [] : null] as const),
  ]
  if (given.length === 0) return 'nothing'
  const read = PartnerBulkUpdates.safeParse(Object.fromEntries(given))
  if (read.success) return { updates: Object.fromEntries(given) as PartnerBulkUpdates }
  return { errors: Object.fromEntries(read.error.issues.map(({ path, message }) => [path[0], message])) }
}

function readValue(field: BulkField, text: string): unknown {
  const entry = fieldOf(field)
  if (isTextField(entry)) return text
  switch (entry.kind) {
    case 'count':
    case 'price':
    case 'rating':
    case 'reviewCount':
      return Number(text)
    case 'flag':
      return text === 'true'
    case 'choices': {
      const read = readChoices(text, entry.options)
      return 'value' in read ? read.value : [read.unknown]
    }
    case 'services':
    case 'sentences':
      return text
        .split(';')
        .map((item) => item.trim())
        .filter(Boolean)
    case 'links':
    case 'point':
    case 'id':
    case 'slug':
    case 'moment':
      throw new Error(`No bulk edit sets ${entry.label}.`)
  }
}
