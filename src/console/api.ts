import { ApiError } from './api-error.ts'
import { askForProof, isProofWanted } from './proof/ask-for-proof.ts'
import { currentSession, forgetSession } from './session.ts'

type Options = { signal?: AbortSignal; headers?: Record<string, string> }

/**
 * Asks the server as whoever is logged in. A body is sent as JSON, unless it is a file or text already; an answer
 * without a body is `undefined`. Throws ApiError for every answer that is not OK. A 401 to a token of ours means that
 * the session has ended: it is forgotten, and the frame leads to the login. Where the server wants to know once more who
 * asks, a dialog asks the person, and the call is repeated as it was.
 */
async function ask<Answer>(
  method: string,
  path: string,
  body?: unknown,
  options: Options = {},
): Promise<Answer> {
  const response = await askForResponse(method, path, body, options)
  const text = await response.text()
  return (text === '' ? undefined : JSON.parse(text)) as Answer
}

async function askForResponse(
  method: string,
  path: string,
  body?: unknown,
  options: Options = {},
  isRepeat = false,
): Promise<Response> {
  const session = currentSession()
  const headers = new Headers(options.headers)
  if (session) headers.set('authorization', `Bearer ${session.token}`)
  const isRaw = body instanceof Blob || body instanceof FormData || typeof body === 'string'
  if (body !== undefined && !isRaw) headers.set('content-type', 'application/json')
  let response: Response
  try {
    response = await fetch(path, {
      method,
      headers,
      body: body === undefined || isRaw ? (body as BodyInit | undefined) : JSON.stringify(body),
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
  if (!isRepeat && isProofWanted(refusal) && (await askForProof())) {
    return askForResponse(method, path, body, options, true)
  }
  if (response.status === 401 && session && currentSession()?.token === session.token) forgetSession()
  throw refusal
}

export const api = {
  get: <Answer>(path: string, options?: Options) => ask<Answer>('GET', path, undefined, options),
  post: <Answer>(path: string, body?: unknown, options?: Options) => ask<Answer>('POST', path, body, options),
  put: <Answer>(path: string, body?: unknown, options?: Options) => ask<Answer>('PUT', path, body, options),
  patch: <Answer>(path: string, body?: unknown, options?: Options) =>
    ask<Answer>('PATCH', path, body, options),
  delete: <Answer>(path: string, body?: unknown, options?: Options) =>
    ask<Answer>('DELETE', path, body, options),
  /** A file as it comes, for saving. */
  file: async (path: string, options?: Options) =>
    (await askForResponse('GET', path, undefined, options)).blob(),
}
