import type { FieldPath, FieldValues, UseFormReturn } from 'react-hook-form'
import { ApiError } from './api-error.ts'

/** Focuses the first. False when none belongs to `fields`. */
export function putFieldErrors<Values extends FieldValues, Checked>(
  form: UseFormReturn<Values, unknown, Checked>,
  error: unknown,
  fields: readonly FieldPath<Values>[],
): boolean {
  if (!(error instanceof ApiError)) return false
  const refused = fields.filter((field) => error.fields[field] !== undefined)
  for (const [position, field] of refused.entries()) {
    const message = error.fields[field] ?? ''
    form.setError(field, { type: 'server', message }, { shouldFocus: position === 0 })
  }
  return refused.length > 0
}
