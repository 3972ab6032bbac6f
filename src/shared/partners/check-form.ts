import { isTextField } from '../partner-fields/field.ts'
import { CHECKED_FIELDS, type CheckedField } from '../partner-fields/field-names.ts'
import { fieldOf } from '../partner-fields/partner-fields.ts'
import type { ValueOf } from '../partner-fields/values.ts'

export type CheckedValues = { [Field in CheckedField]: ValueOf<Field> }

export type CheckInput = {
  /** A field, or "socialMedia.facebook". */
  name: string
  field: CheckedField
  label: string
  /** lines: an item each. choices: boxes. */
  kind: 'line' | 'paragraphs' | 'lines' | 'number' | 'choices' | 'flag'
  max?: number
  options?: readonly string[]
  hint: string | undefined
  isRequired: boolean
}

export const CHECK_INPUTS: readonly CheckInput[] = CHECKED_FIELDS.flatMap(inputsOf)

function inputsOf(field: CheckedField): CheckInput[] {
  const entry = fieldOf(field)
  const { label, hint } = entry
  const common = { field, name: field, label, isRequired: false, hint }
  if (isTextField(entry)) {
    const kind = entry.kind === 'paragraphs' ? 'paragraphs' : 'line'
    return [{ ...common, kind, max: entry.max, isRequired: 'required' in entry }]
  }
  switch (entry.kind) {
    case 'links':
      return Object.entries(typeof entry.csv === 'object' ? entry.csv : {}).map(([site, label]) => {
        return { ...common, name: `${field}.${site}`, label, kind: 'line', max: entry.max }
      })
    case 'services':
    case 'sentences':
      return [{ ...common, kind: 'lines' }]
    case 'choices':
      return [{ ...common, kind: 'choices', options: entry.options }]
    case 'flag':
      return [{ ...common, kind: 'flag' }]
    case 'count':
    case 'price':
    case 'rating':
    case 'reviewCount':
      return [{ ...common, kind: 'number' }]
    case 'point':
    case 'id':
    case 'slug':
    case 'moment':
      throw new Error(`No partner corrects ${label}.`)
  }
}

/** Texts by control: one item a line, flags as "true" or "". */
export function toCheckForm(values: CheckedValues): Record<string, string> {
  return Object.fromEntries(
    CHECK_INPUTS.map(({ name, field }) => {
      const value: unknown = values[field]
      const part =
        name === field
          ? value
          : ((value as Record<string, string> | null)?.[name.slice(field.length + 1)] ?? '')
      if (typeof part === 'boolean') return [name, part ? 'true' : '']
      return [name, Array.isArray(part) ? part.join('\n') : String(part ?? '')]
    }),
  )
}

export const boxName = (name: string, option: string) => `${name}=${option}`

/** Undefined when the form lacked it. A hidden control tells of unticked boxes. */
export function sentText(form: ReadonlyMap<string, string>, input: CheckInput): string | undefined {
  const { name, kind, options = [] } = input
  const text = form.get(name)
  if (text === undefined) return undefined
  if (kind === 'flag') return form.has(boxName(name, 'true')) ? 'true' : ''
  if (kind === 'choices') return options.filter((option) => form.has(boxName(name, option))).join('\n')
  return text
}

/** For PartnerCorrection, without controls that were not sent. */
export function fromCheckForm(form: ReadonlyMap<string, string>): Record<string, unknown> {
  const correction: Record<string, unknown> = {}
  for (const input of CHECK_INPUTS) {
    const { name, field } = input
    const text = sentText(form, input)
    if (text === undefined) continue
    if (name !== field) {
      const site = name.slice(field.length + 1)
      correction[field] = { ...(correction[field] as Record<string, string> | undefined), [site]: text }
    } else correction[field] = typedValue(input, text)
  }
  return correction
}

function typedValue({ kind, field }: CheckInput, text: string): NonNullable<unknown> | null {
  switch (kind) {
    case 'lines':
    case 'choices':
      return text
        .split(/\r\n?|\n/)
        .map((line) => line.trim())
        .filter(Boolean)
    case 'number':
      // A price may be taken back, a count not.
      if (text.trim() === '' && fieldOf(field).kind !== 'count') return null
      return /^\s*\d{1,9}\s*$/.test(text) ? Number(text) : Number.NaN
    case 'flag':
      return text === 'true'
    case 'line':
    case 'paragraphs':
      return text
  }
}
