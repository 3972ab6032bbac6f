import { type RouteConfig, z } from '@hono/zod-openapi'
import {
  type CallDefinition,
  isForAdministrators,
  type RefusalStatus,
} from '../../shared/calls/define-call.ts'
import { TOOLS_PATH } from '../../shared/calls/paths.ts'

const ErrorAnswer = z
  .object({
    code: z.string().openapi({ example: 'invalid_input' }),
    message: z.string(),
    fields: z.record(z.string(), z.string()).optional().openapi({ description: 'Field path → sentence.' }),
    requestId: z.string(),
  })
  .openapi('Error')

const REFUSALS: Record<RefusalStatus | 503, string> = {
  400: 'invalid_input: a value cannot be used; `fields` says which',
  401: 'unauthenticated: no living session; nothing was done',
  403: 'forbidden',
  404: 'not_found',
  409: 'conflict',
  413: 'too_large: the body is over its limit',
  429: 'rate_limited: Retry-After says how many seconds to wait',
  502: 'upstream_failed: a service that this needs failed',
  503: 'unavailable: the database cannot be reached; Retry-After says when to try again',
}

export const SESSION_SCHEME = 'session'

const needsSession = (call: CallDefinition): boolean => isForAdministrators(call.path) && !call.isOpen

function tagOf(path: string): string {
  if (isForAdministrators(path)) return 'Back office'
  return path.startsWith(TOOLS_PATH) ? 'Partner tools' : 'Directory'
}

export function describeCall(call: CallDefinition): RouteConfig {
  const { method, path, summary, description, params, query, headers, answer } = call
  const { status = answer ? 200 : 204 } = call
  const statuses = new Set<RefusalStatus | 503>([...call.errors, 503])
  if (needsSession(call)) statuses.add(401)
  if (call.needsProof || call.few) statuses.add(403)
  return {
    method,
    path,
    summary,
    ...(description && { description }),
    tags: [tagOf(path)],
    ...(needsSession(call) && { security: [{ [SESSION_SCHEME]: [] }] }),
    request: {
      ...(params && { params: params as z.ZodObject }),
      ...(query && { query: query as z.ZodObject }),
      ...(headers && { headers: headers as z.ZodObject }),
      ...describeBody(call),
    },
    responses: {
      [status]: {
        description: call.result,
        ...(answer && { content: { [call.csv ? 'text/csv' : 'application/json']: { schema: answer } } }),
      },
      ...(call.accepted && {
        202: {
          description: 'With Prefer: respond-async',
          content: { 'application/json': { schema: call.accepted } },
        },
      }),
      ...Object.fromEntries([...statuses].map((one) => [one, describeRefusal(call, one)])),
    },
  }
}

function describeBody({ body, file }: CallDefinition): RouteConfig['request'] {
  if (body) return { body: { required: true, content: { 'application/json': { schema: body } } } }
  if (!file) return {}
  const binary = { schema: z.string().openapi({ format: 'binary' }) }
  const form = { schema: z.object({ file: z.string().openapi({ format: 'binary' }) }) }
  const types = file === 'csv' ? ['text/csv'] : ['image/png', 'image/jpeg', 'image/webp']
  const content = Object.fromEntries(types.map((type) => [type, binary]))
  return { body: { required: true, content: { ...content, 'multipart/form-data': form } } }
}

function describeRefusal({ conflictWith }: CallDefinition, status: RefusalStatus | 503) {
  const json = (schema: z.ZodType) => ({ 'application/json': { schema } })
  if (status !== 409 || !conflictWith) return { description: REFUSALS[status], content: json(ErrorAnswer) }
  const name = `${conflictWith.meta()?.id ?? ''}Conflict`
  return {
    description: 'conflict: changed since expectedUpdatedAt; `current` is the row as it is now',
    content: json(ErrorAnswer.extend({ current: conflictWith }).openapi(name)),
  }
}
