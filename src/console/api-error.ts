import type { FieldPath, FieldValues, UseFormReturn } from 'react-hook-form'
import type { FieldErrors } from '../shared/errors.ts'

/** Status 0: unreachable. */
export class ApiError extends Error {
  readonly status: number
  /** For people; '' as from a broken proxy. */
  readonly sentence: string
  readonly fields: FieldErrors
  /** A conflict's has the current row. */
  readonly body: Record<string, unknown>

  constructor(status: number, text: string) {
    const body = parse(text)
    const sentence = typeof body.message === 'string' ? body.message : ''
    super(sentence || `${status}: ${text.slice(0, 300)}`)
    this.name = 'ApiError'
    this.status = status
    this.sentence = sentence
    this.fields = (body.fields ?? {}) as FieldErrors
    this.body = body
  }
}

function parse(text: string): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(text)
    return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {}
  } catch {
    return {}
  }
}

/** Focuses the first field. False when no field is named. */
export function putFieldErrors<Values extends FieldValues, Checked>(
  form: UseFormReturn<Values, unknown, Checked>,
  error: unknown,
): boolean {
  if (!(error instanceof ApiError)) return false
  const refused = Object.entries(error.fields).map(([path, message]) => {
    // "updates.website", "servicesOffered.3"
    const field = path.replace(/^updates\.|\.\d+$/g, '')
    return { field: field as FieldPath<Values>, top: field.split('.')[0], message }
  })
  const inOrder = Object.keys(form.getValues()).flatMap((name) => refused.filter(({ top }) => top === name))
  for (const [position, { field, message }] of inOrder.entries())
    form.setError(field, { type: 'server', message }, { shouldFocus: position === 0 })
  return inOrder.length > 0
}
