/** Values of every partner field by kind, for tests over the table of fields. */
import { ITEM_SEPARATORS, isListField } from '../../src/shared/partner-fields/field.ts'
import { FIELD_NAMES } from '../../src/shared/partner-fields/field-names.ts'
import type { FieldName } from '../../src/shared/partner-fields/partner-fields.ts'
import { fieldOf } from '../../src/shared/partner-fields/partner-fields.ts'

const PLACES = [
  { state: 'North Carolina', zipCode: '28801', point: { latitude: 35.75, longitude: -82.25 } },
  { state: 'Virginia', zipCode: '23220', point: { latitude: 37.75, longitude: -77.25 } },
] as const

/**
 * One of two stored values; both differ from a new partner's, except a flag's second. Counts differ from
 * field to field.
 */
export function fieldValue(name: FieldName, number: 1 | 2): unknown {
  const field = fieldOf(name)
  switch (field.kind) {
    case 'address':
      return `${number} Oak Street, Suite ${number}`
    case 'paragraphs':
      return `About ${name} ${number}.\n\nMore.`
    case 'state':
      return PLACES[number - 1]?.state
    case 'postalCode':
      return PLACES[number - 1]?.zipCode
    case 'phone':
      return `(828) 254-010${number}`
    case 'email':
      return `${name}${number}@partner.example`
    case 'webAddress':
      return `https://${name.toLowerCase()}.example/${number}`
    case 'picture':
      return `/pictures/${name}-${number}.png`
    case 'hours':
      return `Mon-Fri 0${number}:30-17:00; Sat 10:00-14:00`
    case 'day':
      return `2026-03-1${number}`
    case 'price':
      return 900 + number
    case 'choices':
      return field.options.slice(number, number + 2)
    case 'sentences':
      return [`The ${name} is ours; ${number} of them.`, 'A second one.']
    case 'services':
      return [`Service ${number}`, `${name} ${number}`]
    case 'count':
      return 500 + 10 * FIELD_NAMES.indexOf(name) + number
    case 'flag':
      return number === 1 ? !field.initial : field.initial
    case 'links':
      return Object.fromEntries(
        Object.keys(field.csv ?? {}).map((site) => [site, `https://${site}.example/${number}`]),
      )
    case 'point':
      return PLACES[number - 1]?.point
    case 'rating':
      return number + 0.5
    case 'reviewCount':
      return 100 + number
    case 'line':
    case 'id':
    case 'slug':
    case 'moment':
      return `Some ${name} ${number}`
  }
}

/** The import cells of this value, by column. */
export function cellsOf(name: FieldName, number: 1 | 2): Record<string, string> {
  const field = fieldOf(name)
  const value = fieldValue(name, number)
  if (!field.csv) return {}
  if (field.csv === true)
    return {
      [name]: isListField(field) ? (value as string[]).join(ITEM_SEPARATORS[field.kind]) : String(value),
    }
  if (field.kind === 'address') return { [name]: `${number} Oak Street`, [`${name}2`]: `Suite ${number}` }
  return Object.fromEntries(Object.entries(value as object).map(([column, part]) => [column, String(part)]))
}

/** By field name. */
export const valuesOf = <Name extends FieldName>(names: readonly Name[], number: 1 | 2) =>
  Object.fromEntries(names.map((name) => [name, fieldValue(name, number)])) as Record<Name, unknown>
