import {
  type InfiniteData,
  type QueryKey,
  type UseInfiniteQueryOptions,
  type UseMutationOptions,
  type UseQueryOptions,
  useInfiniteQuery,
  useMutation,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query'
import {
  type AnswerOf,
  addressOf,
  type CallDefinition,
  type InputOfCall,
} from '../shared/calls/define-call.ts'
import { ApiError } from './api-error.ts'
import { askForProof, isProofWanted } from './proof/ask-for-proof.ts'
import { currentSession, renewSession } from './session.ts'
import { complain, tell } from './text.ts'

type Options = { signal?: AbortSignal }
type Given = { params?: object; query?: object; headers?: object; body?: unknown }

type Input<Call extends CallDefinition> =
  Record<never, never> extends InputOfCall<Call>
    ? [input?: InputOfCall<Call>, options?: Options]
    : [input: InputOfCall<Call>, options?: Options]

/**
 * Throws ApiError unless OK. When the session has ended or proof is required, a dialog asks, then the call is
 * repeated.
 */
export const call: <Call extends CallDefinition>(
  definition: Call,
  ...given: Input<Call>
) => Promise<AnswerOf<Call>> = receive

async function receive<Call extends CallDefinition>(
  definition: Call,
  input?: Given,
  options?: Options,
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

export const queryOf = <Call extends CallDefinition>(definition: Call, input?: InputOfCall<Call>) => ({
  queryKey: keyOf(definition, input),
  queryFn: ({ signal }: { signal: AbortSignal }) => receive(definition, input, { signal }),
})

type ReadOptions<Call extends CallDefinition> = Omit<UseQueryOptions<AnswerOf<Call>>, 'queryKey' | 'queryFn'>

/** Kept until a change outdates it. */
export function useRead<Call extends CallDefinition>(
  definition: Call,
  input?: InputOfCall<Call>,
  options?: ReadOptions<Call>,
) {
  return useQuery({ ...queryOf(definition, input), ...options })
}

/** Asked again whenever its screen opens: others change it too. */
export const useFresh: typeof useRead = (definition, input, options) =>
  useRead(definition, input, { staleTime: 0, ...options })

type PageOptions<Call extends CallDefinition, At> = Pick<
  UseInfiniteQueryOptions<AnswerOf<Call>, Error, InfiniteData<AnswerOf<Call>>, QueryKey, At | undefined>,
  'enabled' | 'gcTime' | 'refetchOnMount' | 'placeholderData'
> & {
  /** A changed one reads all pages again. */
  stamp?: string
}

/** `inputOf` gets what `nextOf` read in the page before; undefined for the first. */
export function usePages<Call extends CallDefinition, At>(
  definition: Call,
  inputOf: (at?: At) => InputOfCall<Call>,
  nextOf: (page: AnswerOf<Call>, pages: AnswerOf<Call>[]) => At | null | undefined,
  { stamp, ...options }: PageOptions<Call, At> = {},
) {
  return useInfiniteQuery({
    queryKey: [...keyOf(definition), 'pages', inputOf(), stamp] as QueryKey,
    queryFn: ({ pageParam, signal }) => receive(definition, inputOf(pageParam as At | undefined), { signal }),
    initialPageParam: undefined as At | undefined,
    getNextPageParam: nextOf,
    ...options,
  })
}

export const PAGE = 100

export const pageAt = (offset = 0) => ({ offset: String(offset), limit: String(PAGE) })

/** Undefined after the last page. */
export const nextOffset = (total: number, loadedPages: number) =>
  loadedPages * PAGE < total ? loadedPages * PAGE : undefined

/** Without input it matches all reads by the call. */
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

type Events<Input, Answer> = Pick<
  UseMutationOptions<Answer, Error, Input>,
  'onMutate' | 'onSuccess' | 'onError' | 'onSettled' | 'scope'
>

type Change<Input, Answer> = Events<Input, Answer> & {
  done?: (answer: Answer, input: Input) => string
  /** Title of the toast of failure, shown unless there is `onError`. */
  failed?: string
  /** Reads repeated afterwards, also after a failure. */
  outdates?: readonly CallDefinition[] | 'everything'
}

/** Told, complained about, and seen by the reads that it outdates. */
export function useChange<Input = void, Answer = unknown>(
  ask: (input: Input) => Promise<Answer>,
  { done, failed, outdates = [], ...events }: Change<Input, Answer> = {},
) {
  const client = useQueryClient()
  const refresh = () =>
    outdates === 'everything'
      ? client.invalidateQueries()
      : Promise.all(outdates.map((read) => client.invalidateQueries({ queryKey: keyOf(read) })))
  return useMutation<Answer, Error, Input>({
    mutationFn: ask,
    onError: (error) => complain(error, failed),
    onSettled: refresh,
    ...events,
    onSuccess: (answer, input, ...rest) => {
      if (done) tell(done(answer, input))
      return events.onSuccess?.(answer, input, ...rest)
    },
  })
}
