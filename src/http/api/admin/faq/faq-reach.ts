import { createRoute, type OpenAPIHono, z } from '@hono/zod-openapi'
import type { App } from '../../../../app.ts'
import { findUnreachableFaq } from '../../../../features/faq/find-unreachable-faq.ts'
import { listFaqPlaces } from '../../../../features/faq/list-faq-places.ts'
import { type FaqPage, previewFaq } from '../../../../features/faq/preview-faq.ts'
import { FaqPlaces, FaqPreview, FaqReach } from '../../../../shared/faq/faq-reach.ts'
import { errorAnswers, jsonAnswer } from '../../calls.ts'
import { createAdminCalls } from '../create-admin-calls.ts'
import type { AdminEnv } from '../every-call/require-admin.ts'

const name = z.string().trim().min(1, 'Please name one.').max(200)

/** What must be named of each page. */
const NAMED = { homepage: [], state: ['state'], city: ['state', 'city'], partner: ['partnerId'] } as const

const Page = z
  .object({
    page: z.enum(['homepage', 'state', 'city', 'partner']),
    state: name.optional(),
    city: name.optional(),
    partnerId: name.optional().openapi({ description: 'Id or slug.' }),
  })
  .superRefine((query, context) => {
    for (const field of NAMED[query.page])
      if (query[field] === undefined)
        context.addIssue({ code: 'custom', path: [field], message: 'Please name one.' })
  })

const previewRoute = createRoute({
  method: 'get',
  path: '/faq/preview',
  summary: 'What the visitors of a page are shown, and why not the rest',
  request: { query: Page },
  responses: {
    200: jsonAnswer('The page', FaqPreview.openapi('FaqPreview')),
    ...errorAnswers(400, 404),
  },
})

const placesRoute = createRoute({
  method: 'get',
  path: '/faq/places',
  summary: 'Cities with partners of a state, and partners of a city',
  request: { query: z.object({ state: name, city: name.optional() }) },
  responses: {
    200: jsonAnswer('What a page is chosen from', FaqPlaces.openapi('FaqPlaces')),
    ...errorAnswers(400),
  },
})

const unreachableRoute = createRoute({
  method: 'get',
  path: '/faq/unreachable',
  summary: 'Active questions with targets that no page answers to',
  responses: {
    200: jsonAnswer('The questions', z.array(FaqReach.openapi('FaqReach'))),
    ...errorAnswers(),
  },
})

/** Where questions are shown, and where they are not. */
export function faqReachCalls(app: App): OpenAPIHono<AdminEnv> {
  const calls = createAdminCalls()
  calls.openapi(previewRoute, async (c) => c.json(await previewFaq(app, pageOf(c.req.valid('query'))), 200))
  calls.openapi(placesRoute, (c) => c.json(listFaqPlaces(app, c.req.valid('query')), 200))
  calls.openapi(unreachableRoute, async (c) => c.json(await findUnreachableFaq(app), 200))
  return calls
}

function pageOf({ page, state = '', city = '', partnerId = '' }: z.infer<typeof Page>): FaqPage {
  if (page === 'partner') return { page, partnerId }
  if (page === 'city') return { page, state, city }
  return page === 'state' ? { page, state } : { page }
}
