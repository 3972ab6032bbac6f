import type { OpenAPIHono } from '@hono/zod-openapi'
import type { App } from '../../app.ts'
import type { HttpEnv } from '../http-env.ts'

/**
 * GET /api/openapi.json: the OpenAPI 3.1 document of every call registered on `http`, made of the same schemas that
 * check them. Made at the first request, since with PORT=0 the site's address is known only then.
 */
export function describeCalls(http: OpenAPIHono<HttpEnv>, app: Pick<App, 'siteUrl' | 'config'>): void {
  let text: string | null = null
  http.get('/api/openapi.json', (c) => {
    text ??= JSON.stringify(
      http.getOpenAPI31Document({
        openapi: '3.1.0',
        info: { title: `${app.config.provider.name} Partner Directory`, version: '1' },
        servers: [{ url: app.siteUrl }],
      }),
    )
    c.header('cache-control', 'public, max-age=300')
    return c.body(text, 200, { 'content-type': 'application/json; charset=utf-8' })
  })
}
