import { createRoute, OpenAPIHono, type z } from '@hono/zod-openapi'
import type { Context, MiddlewareHandler, TypedResponse } from 'hono'
import type { AnswerOf, CallDefinition, ReceivedOf } from '../../shared/calls/define-call.ts'
import { invalidInput } from '../failures/error-of.ts'
import type { HttpEnv } from '../http-env.ts'
import { requireProof } from './admin/accounts/require-proof.ts'
import { describeCall } from './describe-call.ts'
import { readJson } from './read-json.ts'

/** What a call's function gives: its answer, or a response of that shape. */
type Given<Call extends CallDefinition> =
  // biome-ignore lint/suspicious/noConfusingVoidType: a handler without an answer may return nothing
  | (Call extends { answer: unknown } ? AnswerOf<Call> : void)
  | (Call extends { csv: true } ? Response : Response & Partial<TypedResponse<AnswerOf<Call>>>)

type Handler<Call extends CallDefinition, Env extends HttpEnv> = (
  received: ReceivedOf<Call>,
  c: Context<Env>,
) => Given<Call> | Promise<Given<Call>>

export type Refuse = (error: z.ZodError) => never

type Options = {
  /** Runs before anything is read. */
  before?: MiddlewareHandler
  /** Says otherwise what is wrong with the input: throws. */
  refuse?: Refuse
}

/** A group of calls whose input is refused as invalid_input with one sentence per field. */
export function createCalls<Env extends HttpEnv>(): OpenAPIHono<Env> {
  return new OpenAPIHono<Env>()
}

/**
 * Serves a call of the table (src/shared/calls): asks for a proof where it needs one, checks its input, and sends what
 * `handle` returns as its answer. Registers it for the OpenAPI document. The session is checked before (admin-calls.ts).
 */
export function serveCall<const Call extends CallDefinition, Env extends HttpEnv>(
  calls: OpenAPIHono<Env>,
  call: Call,
  handle: Handler<Call, Env>,
  { before, refuse }: Options = {},
): void {
  const middleware = [
    ...(before ? [before] : []),
    ...(call.needsProof ? [requireProof as MiddlewareHandler] : []),
    ...(call.body ? [readJson] : []),
  ]
  const description = describeCall(call)
  calls.openAPIRegistry.registerPath(description)
  // The library would read a file as a form and check it.
  const { body, ...request } = description.request ?? {}
  const route = {
    ...description,
    request: call.file ? request : { ...request, ...(body && { body }) },
    middleware,
    hide: true,
  }
  const answer = async (c: Context<Env>) => {
    const given = await handle(receivedIn(c, call), c)
    if (given instanceof Response) return given
    return call.answer ? c.json(given as object, call.status ?? 200) : c.body(null, 204)
  }
  // The types of the route were checked above; those of the library would be worked out anew for each call.
  calls.openapi(
    createRoute(route) as never,
    answer as never,
    ((result: { error?: z.ZodError }) => {
      if (result.error) throw refuse ? refuse(result.error) : invalidInput(result.error)
    }) as never,
  )
}

/** The checked parts of a request. */
function receivedIn<Call extends CallDefinition>(c: Context, call: Call): ReceivedOf<Call> {
  const valid = (part: string) => c.req.valid(part as never) as unknown
  return {
    ...(call.params && { params: valid('param') }),
    ...(call.query && { query: valid('query') }),
    ...(call.headers && { headers: valid('header') }),
    ...(call.body && { body: valid('json') }),
  } as ReceivedOf<Call>
}
