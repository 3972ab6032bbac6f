import type { z } from '@hono/zod-openapi'

/** A JSON body that a call needs, for its OpenAPI entry. */
export function jsonBody<Schema extends z.ZodType>(schema: Schema) {
  return { body: { required: true as const, content: { 'application/json': { schema } } } }
}
