import { createRoute, type OpenAPIHono, z } from '@hono/zod-openapi'
import { listFaq } from '../../features/faq/list-faq.ts'
import { selectFaq } from '../../features/faq/select-faq.ts'
import { FAQ_CATEGORIES, FAQ_SCOPES, FaqItem } from '../../shared/faq/faq.ts'
import type { HttpEnv } from '../http-env.ts'
import { isAdminAsking } from './admin/every-call/require-admin.ts'
import { answerRead, READ_VARY, type Reads, readKey } from './answer-read.ts'
import { createCalls, errorAnswers, jsonAnswer } from './calls.ts'

const oneOf = (values: readonly string[], description?: string) =>
  z
    .string()
    .optional()
    .openapi({ enum: [...values], ...(description && { description }) })

const route = createRoute({
  method: 'get',
  path: '/faq',
  summary: 'Active questions and answers in their order; without a filter all of them',
  description:
    'With the bearer token of an administrator the inactive ones as well. A token that has ended is answered 401, so that nobody takes the public list for the whole.',
  request: {
    query: z.object({
      category: oneOf(FAQ_CATEGORIES),
      context: oneOf(FAQ_SCOPES, 'The kind of page that asks; state, city and partnerId narrow it.'),
      state: z.string().optional(),
      city: z.string().optional(),
      partnerId: z.string().optional().openapi({ description: 'Id or slug.' }),
    }),
  },
  responses: {
    200: jsonAnswer('The questions', z.array(FaqItem.openapi('FaqItem'))),
    ...errorAnswers(400, 401),
  },
})

/** GET /api/faq. */
export function faqCalls(reads: Reads): OpenAPIHono<HttpEnv> {
  const { app } = reads
  const calls = createCalls()
  calls.openapi(route, async (c) => {
    const filters = c.req.valid('query')
    if (await isAdminAsking(app, c)) {
      const headers = { 'cache-control': 'no-store', vary: READ_VARY }
      return c.json(listFaq(app, filters, await selectFaq(app.db)), 200, headers)
    }
    return answerRead(c, reads, readKey('/api/faq', filters), async () => listFaq(app, filters))
  })
  return calls
}
