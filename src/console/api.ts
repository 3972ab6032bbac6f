import type { QueryKey } from '@tanstack/react-query'
import type { AnswerOf, CallDefinition, InputOfCall } from '../shared/calls/define-call.ts'
import { addressOf } from '../shared/calls/define-call.ts'
import { ApiError } from './api-error.ts'
import { askForProof, isProofWanted } from './proof/ask-for-proof.ts'
import { currentSession, renewSession } from './session.ts'

type Options = { signal?: AbortSignal }
type Given = { params?: object; query?: object; headers?: object; body?: unknown }

type Input<Call extends CallDefinition> =
  Record<never, never> extends InputOfCall<Call>
    ? [input?: InputOfCall<Call>, options?: Options]
    : [input: InputOfCall<Call>, options?: Options]

/**
 * Undefined without a body. Throws ApiError unless OK. After the end of the session, and for a required
 * proof, a dialog asks, then the call is repeated.
 */
export async function call<Call extends CallDefinition>(
  definition: Call,
  ...[input, options]: Input<Call>
): Promise<AnswerOf<Call>> {
  return receive(definition, input, options)
}

async function receive<Call extends CallDefinition>(
  definition: Call,
  input: Given | undefined,
  options: Options | undefined,
): Promise<AnswerOf<Call>> {
  const text = await (await send(definition, input, options)).text()
  return (text === '' ? undefined : JSON.parse(text)) as AnswerOf<Call>
}

/** Throws like `call`. */
export async function callForFile<Call extends CallDefinition>(
  definition: Call,
  ...[input, options]: Input<Call>
): Promise<Blob> {
  return (await send(definition, input, options)).blob()
}

export function queryOf<Call extends CallDefinition>(definition: Call, ...[input]: Input<Call>) {
  return {
    queryKey: keyOf(definition, input),
    queryFn: ({ signal }: { signal: AbortSignal }) => receive(definition, input, { signal }),
  }
}

/** For `useInfiniteQuery`. `inputOf` gets what `nextOf` read in the page before, undefined for the first. */
export function pagesOf<Call extends CallDefinition, At>(
  definition: Call,
  inputOf: (at?: At) => InputOfCall<Call>,
  nextOf: (page: AnswerOf<Call>, pages: AnswerOf<Call>[]) => At | null | undefined,
) {
  return {
    queryKey: [...keyOf(definition), 'pages', inputOf()],
    queryFn: ({ pageParam, signal }: { pageParam: At | undefined; signal: AbortSignal }) =>
      receive(definition, inputOf(pageParam), { signal }),
    initialPageParam: undefined,
    getNextPageParam: nextOf,
  }
}

/** Rows of one page. */
export const PAGE = 100

/** Of a query by offset. */
export const pageAt = (offset = 0) => ({ offset: String(offset), limit: String(PAGE) })

/** Undefined after the last page. */
export const nextOffset = (total: number, loadedPages: number) =>
  loadedPages * PAGE < total ? loadedPages * PAGE : undefined

/** Path as defined, then input. Without input it matches all reads by this call. */
export function keyOf<Call extends CallDefinition>(definition: Call, input?: InputOfCall<Call>): QueryKey {
  return input === undefined ? [definition.path] : [definition.path, input]
}

async function send(
  definition: CallDefinition,
  input: Given = {},
  options: Options = {},
  asked: { proof?: true; signIn?: true } = {},
): Promise<Response> {
  const { body } = input
  const session = currentSession()
  const headers = new Headers(input.headers as Record<string, string> | undefined)
  if (session) headers.set('authorization', `Bearer ${session.token}`)
  const isFile = definition.file !== undefined
  if (body !== undefined && !isFile) headers.set('content-type', 'application/json')
  let response: Response
  try {
    response = await fetch(addressOf(definition, input), {
      method: definition.method.toUpperCase(),
      headers,
      body: body === undefined || isFile ? (body as BodyInit | undefined) : JSON.stringify(body),
      credentials: 'include',
      signal: options.signal ?? null,
    })
  } catch (error) {
    if (options.signal?.aborted) throw error
    throw new ApiError(0, JSON.stringify({ message: 'The server cannot be reached. Please try again.' }))
  }
  if (response.ok) return response
  const text = (await response.text()) || response.statusText
  const refusal = new ApiError(response.status, text)
  if (!asked.proof && isProofWanted(refusal) && (await askForProof())) {
    return send(definition, input, options, { ...asked, proof: true })
  }
  const hasEnded = response.status === 401 && session !== null && definition.isOpen !== true
  if (hasEnded && !asked.signIn && (await renewSession(session))) {
    return send(definition, input, options, { ...asked, signIn: true })
  }
  throw refusal
}
