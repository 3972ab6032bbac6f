import type { FieldPath, FieldValues, UseFormReturn } from 'react-hook-form'
import type { FieldErrors } from '../shared/errors.ts'

/** Status 0: the server was unreachable. */
export class ApiError extends Error {
  readonly status: number
  /** For people; '' without one, as from a broken proxy. */
  readonly sentence: string
  /** "unreachable" without an answer. */
  readonly code: string
  readonly fields: FieldErrors
  /** A conflict's holds the current row. */
  readonly body: Record<string, unknown>
  /** "400: {…}" */
  readonly text: string

  constructor(status: number, text: string) {
    const body = parse(text)
    const sentence = typeof body.message === 'string' ? body.message : ''
    super(sentence || `${status}: ${text.slice(0, 300)}`)
    this.name = 'ApiError'
    this.status = status
    this.sentence = sentence
    this.code = typeof body.code === 'string' ? body.code : status === 0 ? 'unreachable' : 'unknown'
    this.fields = (body.fields ?? {}) as FieldErrors
    this.body = body
    this.text = `${status}: ${text}`
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
