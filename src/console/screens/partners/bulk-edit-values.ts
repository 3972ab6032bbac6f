import { z } from 'zod'
import { NOTHING_TO_UPDATE } from '../../../shared/form-texts.ts'
import { readChoices } from '../../../shared/partner-fields/choices.ts'
import { isListField, isTextField } from '../../../shared/partner-fields/field.ts'
import { BULK_FIELDS, type BulkField } from '../../../shared/partner-fields/field-names.ts'
import { fieldOf } from '../../../shared/partner-fields/partner-fields.ts'
import { PartnerBulkUpdates } from '../../../shared/partners/admin-partner.ts'

/** '': no change. */
type BulkEditValues = Record<BulkField, string> & { cleared: BulkField[] }

export const NO_CHANGE = {
  ...Object.fromEntries(BULK_FIELDS.map((name) => [name, ''])),
  cleared: [],
} as unknown as BulkEditValues

export const CLEARABLE_FIELDS = BULK_FIELDS.filter((name) => {
  const field = fieldOf(name)
  return isListField(field) || (isTextField(field) && !field.required)
})

export const BulkEdit = z
  .custom<BulkEditValues>()
  .transform((typed, context) => {
    const { cleared } = typed
    const filled = BULK_FIELDS.filter((field) => typed[field].trim() !== '')
    const refuse = (field: BulkField, message: string) =>
      context.addIssue({ code: 'custom', path: [field], message })
    for (const field of filled)
      if (cleared.includes(field)) refuse(field, 'Please fill it in or clear it, not both.')
    if (filled.length + cleared.length === 0) refuse('annualCremations', NOTHING_TO_UPDATE)
    return Object.fromEntries([
      ...filled.map((field) => [field, readValue(field, typed[field].trim())]),
      ...cleared.map((field) => [field, isListField(fieldOf(field)) ? [] : null]),
    ])
  })
  .pipe(PartnerBulkUpdates)

/** Not `unknown`: the switch must name each kind. */
function readValue(field: BulkField, text: string): NonNullable<unknown> {
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
