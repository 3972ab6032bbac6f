import type { OpenAPIHono } from '@hono/zod-openapi'
import { listFaq } from '../../features/faq/list-faq.ts'
import { selectFaq } from '../../features/faq/select-faq.ts'
import { listFaqCall } from '../../shared/calls/faq.ts'
import type { HttpEnv } from '../http-env.ts'
import { isAdminAsking } from './admin/every-call/require-admin.ts'
import { answerRead, READ_VARY, type Reads, readKey } from './answer-read.ts'
import { serveCall } from './serve-call.ts'

export function serveFaqCalls(calls: OpenAPIHono<HttpEnv>, reads: Reads): void {
  const { app } = reads
  serveCall(calls, listFaqCall, async ({ query }, c) => {
    if (await isAdminAsking(app, c)) {
      const headers = { 'cache-control': 'no-store', vary: READ_VARY }
      return c.json(listFaq(app, query, await selectFaq(app.db)), 200, headers)
    }
    return answerRead(c, reads, readKey(listFaqCall.path, query), async (app) => listFaq(app, query))
  })
}
