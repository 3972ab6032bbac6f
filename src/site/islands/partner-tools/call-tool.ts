import { pageLocale } from '../../../ui/page-locale.ts'

/** `message`: for people, or ''. */
export class ToolFailure extends Error {
  readonly status: number
  readonly fields: Record<string, string> | undefined
  constructor(status: number, message: string, fields?: Record<string, string>) {
    super(message)
    this.status = status
    this.fields = fields
  }
}

/** Undefined without a JSON answer. Rejects with ToolFailure. */
export async function callTool<Answer>(
  path: string,
  init: RequestInit & { json?: object } = {},
): Promise<Answer> {
  const { json, ...request } = init
  const response = await fetch(path, {
    ...request,
    headers: {
      'accept-language': pageLocale(),
      ...(json && { 'content-type': 'application/json' }),
      ...request.headers,
    },
    ...(json && { body: JSON.stringify(json) }),
  }).catch((error: unknown) => {
    if (request.signal?.aborted) throw error
    throw new ToolFailure(0, '')
  })
  if (response.status === 204) return undefined as Answer
  const answer = await response.json().catch(() => ({}))
  if (!response.ok)
    throw new ToolFailure(
      response.status,
      response.status === 500 ? '' : (answer.message ?? ''),
      answer.fields,
    )
  return answer
}
