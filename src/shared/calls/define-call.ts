import type { z } from 'zod'

/** Statuses with which a call can refuse; 503 and, behind the session, 401 belong to every call. */
export type RefusalStatus = 400 | 401 | 403 | 404 | 409 | 413 | 429 | 502

/** One call of the product: what the server serves and describes in OpenAPI, and what the console sends. */
export type CallDefinition = {
  method: 'get' | 'post' | 'put' | 'patch' | 'delete'
  /** As in OpenAPI: "/api/admin/partners/{id}". Below /api/admin/ a session is needed. */
  path: `/api/${string}`
  /** Needs no session although it is below /api/admin/: it is how a session begins. */
  isOpen?: true
  /** Needs a proof of the last five minutes; refused with 403 and `fields.proof` without one. */
  needsProof?: true
  summary: string
  description?: string
  params?: z.ZodType<Record<string, string>, Record<string, string>>
  query?: z.ZodType
  headers?: z.ZodType
  /** JSON body. */
  body?: z.ZodType
  /** Body that is a file, or a form with one. */
  file?: 'csv' | 'picture'
  /** Status of success; 200 with an answer and 204 without one. */
  status?: 200 | 201 | 202
  /** What success means, for OpenAPI. */
  result: string
  /** JSON answer, or `csv`; left out: the answer has no body. */
  answer?: z.ZodType
  csv?: true
  errors: readonly RefusalStatus[]
  /** The row that a 409 carries in `current`. */
  conflictWith?: z.ZodType
}

type Part = 'params' | 'query' | 'headers' | 'body'
type InputOf<Schema> = Schema extends z.ZodType ? z.input<Schema> : never
type OutputOf<Schema> = Schema extends z.ZodType ? z.output<Schema> : never

/** What the server's function for a call gets: every part after its check. */
export type ReceivedOf<Call extends CallDefinition> = { [Key in keyof Call & Part]: OutputOf<Call[Key]> }

type Sent<Call extends CallDefinition> = { [Key in keyof Call & Part]: InputOf<Call[Key]> } & (Call extends {
  file: string
}
  ? { body: Blob | FormData | string }
  : unknown)
type KeysOfOptional<Parts> = {
  [Key in keyof Parts]: Record<never, never> extends Parts[Key] ? Key : never
}[keyof Parts]

/** What a caller gives; a part without a required key can be left out. */
export type InputOfCall<Call extends CallDefinition> = Omit<Sent<Call>, KeysOfOptional<Sent<Call>>> &
  Partial<Pick<Sent<Call>, KeysOfOptional<Sent<Call>>>>

/** What a caller gets; undefined for an answer without a body. */
export type AnswerOf<Call extends CallDefinition> = Call extends { answer: infer Schema }
  ? OutputOf<Schema>
  : undefined

/** Defines a call. Bundles drop the definitions that they do not use. */
// @__NO_SIDE_EFFECTS__
export function defineCall<const Call extends CallDefinition>(call: Call): Call {
  return call
}

/** Gives a schema its name in the OpenAPI document. */
// @__NO_SIDE_EFFECTS__
export function named<Schema extends z.ZodType>(id: string, schema: Schema): Schema {
  return schema.meta({ id })
}
