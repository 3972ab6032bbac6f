import { z } from 'zod'

/** Besides 503 and, with a session, 401. */
export type RefusalStatus = 400 | 401 | 403 | 404 | 409 | 413 | 429 | 502

/** Counted in what the call was sent. */
export type FewRules = {
  reads?: (received: never) => readonly string[]
  /** Counted in the answer, for calls that change nothing. */
  gives?: (answer: never) => readonly string[]
  mails?: (received: never) => number
  deletes?: (received: never) => number
}

export type CallDefinition = {
  method: 'get' | 'post' | 'put' | 'patch' | 'delete'
  /** Below /api/admin/ a session is needed. */
  path: `/api/${string}`
  isOpen?: true
  /** Of the last five minutes; else 403 with `fields.proof`. */
  needsProof?: true
  /** Beyond a few (shared/accounts/own-access.ts) as `needsProof`. */
  few?: FewRules
  summary: string
  description?: string
  params?: z.ZodType<Record<string, string>, Record<string, string>>
  query?: z.ZodType
  headers?: z.ZodType
  body?: z.ZodType
  /** Sent alone, or in a form. */
  file?: 'csv' | 'picture'
  /** Default: 200 with an answer, 204 without. */
  status?: 200 | 201 | 202
  /** The 202 answer to `Prefer: respond-async` (RFC 7240). */
  accepted?: z.ZodType
  result: string
  /** JSON; with neither this nor `csv` no body. */
  answer?: z.ZodType
  csv?: true
  errors: readonly RefusalStatus[]
  conflictWith?: z.ZodType
}

type Part = 'params' | 'query' | 'headers' | 'body'
type InputOf<Schema> = Schema extends z.ZodType ? z.input<Schema> : never
type OutputOf<Schema> = Schema extends z.ZodType ? z.output<Schema> : never

export type ReceivedOf<Call extends CallDefinition> = { [Key in keyof Call & Part]: OutputOf<Call[Key]> }

type Sent<Call extends CallDefinition> = { [Key in keyof Call & Part]: InputOf<Call[Key]> } & (Call extends {
  file: string
}
  ? { body: Blob | FormData | string }
  : unknown)
type KeysOfOptional<Parts> = {
  [Key in keyof Parts]: Record<never, never> extends Parts[Key] ? Key : never
}[keyof Parts]

/** Parts without required keys are optional. */
export type InputOfCall<Call extends CallDefinition> = Omit<Sent<Call>, KeysOfOptional<Sent<Call>>> &
  Partial<Pick<Sent<Call>, KeysOfOptional<Sent<Call>>>>

export type AnswerOf<Call extends CallDefinition> = Call extends { answer: infer Schema }
  ? OutputOf<Schema>
  : undefined

/** Bundles drop unused definitions. */
// @__NO_SIDE_EFFECTS__
export function defineCall<const Call extends CallDefinition>(call: Call): Call {
  return call
}

/** Names a schema in OpenAPI. */
// @__NO_SIDE_EFFECTS__
export function named<Schema extends z.ZodType>(id: string, schema: Schema): Schema {
  return schema.meta({ id })
}

/** Calls there need a session unless `isOpen`. */
export function isForAdministrators(path: string): boolean {
  return /^\/api\/(?:admin|google-places)\//.test(path)
}

type Given = { params?: object; query?: object }

/** Leaves out query keys without a value. */
export function addressOf(call: Pick<CallDefinition, 'path'>, given: Given = {}): string {
  const params = Object.entries(given.params ?? {})
  const path = params.reduce(
    (filled, [name, value]) => filled.replace(`{${name}}`, () => encodeURIComponent(String(value))),
    call.path as string,
  )
  const query = Object.entries(given.query ?? {}).filter(([, value]) => value !== undefined)
  return query.length === 0 ? path : `${path}?${new URLSearchParams(query.map(([k, v]) => [k, String(v)]))}`
}

/** From 1. */
// @__NO_SIDE_EFFECTS__
export function limitOf(defaultLimit: number, max = 50) {
  const sentence = `Please give a whole number from 1 to ${max}.`
  return z
    .string()
    .regex(/^\d{1,3}$/, sentence)
    .transform(Number)
    .pipe(z.int().min(1, sentence).max(max, sentence))
    .default(defaultLimit)
    .meta({ type: 'integer', minimum: 1, maximum: max, default: defaultLimit })
}

export const offset = z
  .string()
  .regex(/^\d{1,7}$/, 'Please give a whole number from 0 to 9,999,999.')
  .transform(Number)
  .default(0)
  .meta({ type: 'integer', minimum: 0, maximum: 9_999_999, default: 0 })

/** An invalid id is invalid input, not a missing row. */
export const UuidParams = z.object({ id: z.uuid() })
export const IdParams = z.object({ id: z.string() })
