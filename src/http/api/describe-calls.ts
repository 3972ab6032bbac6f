import type { OpenAPIHono } from '@hono/zod-openapi'
import type { App } from '../../app.ts'
import { isForAdministrators } from '../../shared/calls/is-for-administrators.ts'
import { answerKept } from '../cache/answer-kept.ts'
import type { HttpEnv } from '../http-env.ts'
import type { ServerParts } from '../server-parts.ts'
import { isOpenAdminCall } from './admin/open-calls.ts'
import { errorAnswers } from './calls.ts'

type Description = ReturnType<OpenAPIHono<HttpEnv>['getOpenAPI31Document']>

/**
 * GET /api/openapi.json: the OpenAPI 3.1 document of every call registered on `http`, made of the same schemas that
 * check them. Made at the first request, since with PORT=0 the site's address is known only then.
 */
export function describeCalls(
  http: OpenAPIHono<HttpEnv>,
  { app, parts }: { app: App; parts: ServerParts },
): void {
  let text: string | null = null
  http.openAPIRegistry.registerComponent('securitySchemes', 'session', {
    type: 'http',
    scheme: 'bearer',
    description: 'The token of POST /api/admin/login.',
  })
  const write = () =>
    JSON.stringify(
      withSecurity(
        http.getOpenAPI31Document({
          openapi: '3.1.0',
          info: { title: `${app.config.provider.name} Partner Directory`, version: '1' },
          servers: [{ url: app.siteUrl }],
        }),
      ),
    )
  http.get('/api/openapi.json', (c) =>
    answerKept(c, { app, parts }, '/api/openapi.json', async () => {
      text ??= write()
      return {
        status: 200,
        contentType: 'application/json; charset=utf-8',
        cacheControl: 'public, max-age=300',
        body: Buffer.from(text),
      }
    }),
  )
}

/** What the guard before the back office asks of each of its calls stands in the document by the same rule. */
function withSecurity(document: Description): Description {
  for (const [path, operations] of Object.entries(document.paths ?? {})) {
    if (!isForAdministrators(path) || isOpenAdminCall(path)) continue
    for (const operation of Object.values(operations) as Record<string, unknown>[]) {
      operation.security = [{ session: [] }]
      operation.responses = { ...(operation.responses as object), 401: UNAUTHENTICATED }
    }
  }
  return document
}

const UNAUTHENTICATED = {
  description: errorAnswers(401)[401].description,
  content: { 'application/json': { schema: { $ref: '#/components/schemas/Error' } } },
}
