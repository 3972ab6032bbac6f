import { CHECKED_FIELDS, type CheckedField } from '../partner-fields/field-names.ts'
import { fieldOf } from '../partner-fields/partner-fields.ts'
import type { ValueOf } from '../partner-fields/values.ts'

export type CheckedValues = { [Field in CheckedField]: ValueOf<Field> }

/** Works without JavaScript. */
export type CheckInput = {
  /** A field, or "socialMedia.facebook". */
  name: string
  field: CheckedField
  label: string
  /** lines: one service each. */
  kind: 'line' | 'paragraphs' | 'lines' | 'number'
  /** Undefined for numbers and lines. */
  max?: number
  isRequired: boolean
}

/** In table order. */
export const CHECK_INPUTS: readonly CheckInput[] = CHECKED_FIELDS.flatMap((field): CheckInput[] => {
  const entry = fieldOf(field)
  const common = { field, name: field, label: entry.label, isRequired: 'required' in entry }
  switch (entry.kind) {
    case 'links':
      return Object.entries(typeof entry.csv === 'object' ? entry.csv : {}).map(([site, label]) => {
        return { ...common, name: `${field}.${site}`, label, kind: 'line', max: entry.max }
      })
    case 'services':
      return [{ ...common, kind: 'lines' }]
    case 'count':
      return [{ ...common, kind: 'number' }]
    case 'paragraphs':
      return [{ ...common, kind: 'paragraphs', max: entry.max }]
    default:
      return [{ ...common, kind: 'line', ...('max' in entry && { max: entry.max }) }]
  }
})

/** Returns texts by control. */
export function toCheckForm(values: CheckedValues): Record<string, string> {
  return Object.fromEntries(
    CHECK_INPUTS.map(({ name, field }) => {
      const value: unknown = values[field]
      const part =
        name === field
          ? value
          : ((value as Record<string, string> | null)?.[name.slice(field.length + 1)] ?? '')
      return [name, Array.isArray(part) ? part.join('\n') : String(part ?? '')]
    }),
  )
}

/** For PartnerCorrection; controls that were not sent are left out. */
export function fromCheckForm(form: ReadonlyMap<string, string>): Record<string, unknown> {
  const correction: Record<string, unknown> = {}
  for (const { name, field, kind } of CHECK_INPUTS) {
    const text = form.get(name)
    if (text === undefined) continue
    if (name !== field) {
      const site = name.slice(field.length + 1)
      correction[field] = { ...(correction[field] as Record<string, string> | undefined), [site]: text }
    } else correction[field] = typedValue(kind, text)
  }
  return correction
}

function typedValue(kind: CheckInput['kind'], text: string): unknown {
  if (kind === 'lines') {
    return text
      .split(/\r\n?|\n/)
      .map((line) => line.trim())
      .filter(Boolean)
  }
  if (kind === 'number') return /^\s*\d{1,9}\s*$/.test(text) ? Number(text) : Number.NaN
  return text
}
