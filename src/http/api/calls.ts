import { OpenAPIHono, z } from '@hono/zod-openapi'
import { invalidInput } from '../failures/error-of.ts'
import type { HttpEnv } from '../http-env.ts'

/** A group of calls whose input is refused as invalid_input with one sentence per field. */
export function createCalls(): OpenAPIHono<HttpEnv> {
  return new OpenAPIHono<HttpEnv>({
    defaultHook: (result) => {
      if (!result.success) throw invalidInput(result.error)
    },
  })
}

/** The contract's error body. */
export const ErrorAnswer = z
  .object({
    code: z.string().openapi({ example: 'invalid_input' }),
    message: z.string(),
    fields: z.record(z.string(), z.string()).optional().openapi({ description: 'Field path → sentence.' }),
    requestId: z.string(),
  })
  .openapi('Error')

const DESCRIPTIONS = {
  400: 'invalid_input: a value cannot be used; `fields` says which',
  401: 'unauthenticated: no living session; nothing was done',
  403: 'forbidden',
  404: 'not_found',
  409: 'conflict',
  413: 'too_large: the body is over its limit',
  429: 'rate_limited: Retry-After says how many seconds to wait',
  503: 'unavailable: the database cannot be reached; Retry-After says when to try again',
} as const

/** The error answers that a call may give, for its OpenAPI entry. */
export function errorAnswers<Status extends keyof typeof DESCRIPTIONS>(...statuses: Status[]) {
  const entries = [...statuses, 503 as const].map((status) => [
    status,
    { description: DESCRIPTIONS[status], content: { 'application/json': { schema: ErrorAnswer } } },
  ])
  return Object.fromEntries(entries) as Record<
    Status | 503,
    { description: string; content: { 'application/json': { schema: typeof ErrorAnswer } } }
  >
}

/** The 200 (or other) answer of a call, for its OpenAPI entry. */
export function jsonAnswer<Schema extends z.ZodType>(description: string, schema: Schema) {
  return { description, content: { 'application/json': { schema } } }
}

/** `limit` of a list: a whole number from 1 to 50. */
export function limitOf(defaultLimit: number, max = 50) {
  const sentence = `Please give a whole number from 1 to ${max}.`
  return z
    .string()
    .regex(/^\d{1,3}$/, sentence)
    .transform(Number)
    .pipe(z.int().min(1, sentence).max(max, sentence))
    .default(defaultLimit)
    .openapi({ type: 'integer', minimum: 1, maximum: max, default: defaultLimit })
}
