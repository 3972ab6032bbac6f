import { createRoute, type OpenAPIHono, type z } from '@hono/zod-openapi'
import type { Context, MiddlewareHandler, TypedResponse } from 'hono'
import type { AnswerOf, CallDefinition, ReceivedOf } from '../../shared/calls/define-call.ts'
import { invalidInput } from '../failures/error-of.ts'
import type { HttpEnv } from '../http-env.ts'
import { requireFew, requireFewGiven, requireProof } from './admin/accounts/require-proof.ts'
import { describeCall } from './describe-call.ts'
import { readJson } from './read-json.ts'

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
  before?: MiddlewareHandler
  refuse?: Refuse
}

/** Checks a call's proof and input (src/shared/calls), adds it to OpenAPI. */
export function serveCall<const Call extends CallDefinition, Env extends HttpEnv>(
  calls: OpenAPIHono<Env>,
  call: Call,
  handle: Handler<Call, Env>,
  { before, refuse }: Options = {},
): void {
  const middleware = [
    ...(before ? [before] : []),
    ...(call.needsProof ? [requireProof as MiddlewareHandler] : []),
  ]
  const description = describeCall(call)
  calls.openAPIRegistry.registerPath(description)
  // The library would parse a file as a form, and JSON without limits.
  const { body: _, ...request } = description.request ?? {}
  const route = { ...description, request, middleware, hide: true }
  const refuseInput = (error: z.ZodError) => {
    throw refuse ? refuse(error) : invalidInput(error)
  }
  const answer = async (c: Context<Env>) => {
    const received = await receivedIn(c, call, refuseInput)
    if (call.few) requireFew(c, call.few, received)
    const given = await handle(received, c)
    if (given instanceof Response) return given
    if (call.few) requireFewGiven(c, call.few, given)
    return call.answer ? c.json(given as object, call.status ?? 200) : c.body(null, 204)
  }
  // Checked above; the library would infer the input's types for each call.
  calls.openapi(
    createRoute(route) as never,
    answer as never,
    ((result: { error?: z.ZodError }) => result.error && refuseInput(result.error)) as never,
  )
}

async function receivedIn<Call extends CallDefinition>(
  c: Context,
  call: Call,
  refuse: Refuse,
): Promise<ReceivedOf<Call>> {
  const valid = (part: string) => c.req.valid(part as never) as unknown
  return {
    ...(call.params && { params: valid('param') }),
    ...(call.query && { query: valid('query') }),
    ...(call.headers && { headers: valid('header') }),
    ...(call.body && { body: await readBody(c, call.body, refuse) }),
  } as ReceivedOf<Call>
}

async function readBody(c: Context, schema: z.ZodType, refuse: Refuse): Promise<unknown> {
  const parsed = await schema.safeParseAsync(await readJson(c))
  return parsed.success ? parsed.data : refuse(parsed.error)
}
