import type { FieldErrors } from '../shared/errors.ts'

/** An error answer. Status 0: the server was unreachable. */
export class ApiError extends Error {
  readonly status: number
  /** The server's message for people; '' without one, as from a broken proxy. */
  readonly sentence: string
  /** "conflict", "invalid_input" …; "unreachable" without an answer. */
  readonly code: string
  /** One sentence per refused field. */
  readonly fields: FieldErrors
  /** With conflict it holds the current row. */
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
