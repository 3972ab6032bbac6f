import type { FieldErrors } from '../shared/errors.ts'

/** What the server answered in place of what was asked for. Status 0: it could not be reached. */
export class ApiError extends Error {
  readonly status: number
  /** What the server says in its own words; '' when it says nothing to people, as a broken proxy does. */
  readonly sentence: string
  /** The contract's code: "conflict", "invalid_input" …; "unreachable" without an answer. */
  readonly code: string
  /** One sentence for each field that was refused. */
  readonly fields: FieldErrors
  /** The whole body, where a conflict brings the current row. */
  readonly body: Record<string, unknown>
  /** "400: {…}", the form that the specification gives to errors. */
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
