import { createRoute, type OpenAPIHono, z } from '@hono/zod-openapi'
import type { App } from '../../app.ts'
import { faqFor } from '../../features/faq/faq-for.ts'
import { FAQ_CATEGORIES, FAQ_SCOPES, FaqItem } from '../../shared/faq.ts'
import type { HttpEnv } from '../http-env.ts'
import { createCalls, errorAnswers, jsonAnswer } from './calls.ts'

const oneOf = (values: readonly string[]) => `Please give one of ${values.join(', ')}.`

const route = createRoute({
  method: 'get',
  path: '/faq',
  summary: 'Active questions and answers in their order; without a filter all of them',
  request: {
    query: z.object({
      category: z.enum(FAQ_CATEGORIES, oneOf(FAQ_CATEGORIES)).optional(),
      context: z.enum(FAQ_SCOPES, oneOf(FAQ_SCOPES)).optional().openapi({
        description: 'The kind of page that asks; state, city and partnerId narrow it.',
      }),
      state: z.string().optional(),
      city: z.string().optional(),
      partnerId: z.string().optional().openapi({ description: 'Id or slug.' }),
    }),
  },
  responses: { 200: jsonAnswer('The questions', z.array(FaqItem.openapi('FaqItem'))), ...errorAnswers(400) },
})

type Query = z.infer<typeof route.request.query>

/** GET /api/faq. */
export function faqCalls(app: App): OpenAPIHono<HttpEnv> {
  const calls = createCalls()
  calls.openapi(route, (c) => {
    const query = c.req.valid('query')
    const { faq } = app.directory.current()
    const wanted = query.category ? faq.filter((item) => item.category === query.category) : faq
    return c.json(forContext(app, wanted, query), 200)
  })
  return calls
}

/** Without a context the narrowest given place is one; without any, everything is asked for. */
function forContext(app: App, items: readonly FaqItem[], query: Query): FaqItem[] {
  if (query.context === 'all') return items.filter((item) => item.appliesTo === 'all')
  const scope =
    query.context ?? (query.partnerId ? 'partner' : query.city ? 'city' : query.state ? 'state' : null)
  if (!scope) return [...items]
  const { byId, bySlug } = app.directory.current()
  const partner = query.partnerId ? (byId.get(query.partnerId) ?? bySlug.get(query.partnerId)) : undefined
  return faqFor(items, {
    scope,
    state: query.state ?? partner?.state,
    city: query.city ?? partner?.city,
    partnerId: query.partnerId,
    partnerSlug: partner?.slug,
    partnerName: partner?.name,
  })
}
