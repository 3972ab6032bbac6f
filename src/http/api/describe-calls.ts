import type { OpenAPIHono } from '@hono/zod-openapi'
import type { App } from '../../app.ts'
import { answerKept } from '../cache/answer-from-cache.ts'
import { gzip } from '../cache/encodings.ts'
import type { HttpEnv } from '../http-env.ts'
import type { ServerParts } from '../server-parts.ts'
import { SESSION_SCHEME } from './describe-call.ts'

/** GET /api/openapi.json, made at the first request (PORT=0). */
export function describeCalls(
  http: OpenAPIHono<HttpEnv>,
  { app, parts }: { app: App; parts: ServerParts },
): void {
  let text: string | null = null
  http.openAPIRegistry.registerComponent('securitySchemes', SESSION_SCHEME, {
    type: 'http',
    scheme: 'bearer',
    description: 'The token of POST /api/admin/login.',
  })
  const write = () =>
    JSON.stringify(
      http.getOpenAPI31Document({
        openapi: '3.1.0',
        info: { title: `${app.config.provider.name} Partner Directory`, version: '1' },
        servers: [{ url: app.siteUrl }],
      }),
    )
  http.get('/api/openapi.json', (c) =>
    answerKept(c, { app, parts }, '/api/openapi.json', async () => {
      text ??= write()
      return {
        status: 200,
        contentType: 'application/json; charset=utf-8',
        cacheControl: 'public, max-age=300',
        gzip: await gzip(text),
      }
    }),
  )
}
