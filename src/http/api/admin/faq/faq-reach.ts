import type { OpenAPIHono } from '@hono/zod-openapi'
import type { z } from 'zod'
import type { App } from '../../../../app.ts'
import { findUnreachableFaq } from '../../../../features/faq/find-unreachable-faq.ts'
import { listFaqPartners, listFaqPlaces } from '../../../../features/faq/list-faq-partners.ts'
import { type FaqPage, previewFaq } from '../../../../features/faq/preview-faq.ts'
import {
  type FaqPageQuery,
  listFaqPartnersCall,
  listFaqPlacesCall,
  listUnreachableFaqCall,
  previewFaqCall,
} from '../../../../shared/calls/faq.ts'
import { createCalls, serveCall } from '../../serve-call.ts'
import type { AdminEnv } from '../every-call/require-admin.ts'

/** Registers the calls that show where questions appear. */
export function faqReachCalls(app: App): OpenAPIHono<AdminEnv> {
  const calls = createCalls<AdminEnv>()
  serveCall(calls, previewFaqCall, ({ query }) => previewFaq(app, pageOf(query)))
  serveCall(calls, listFaqPartnersCall, () => listFaqPartners(app))
  serveCall(calls, listFaqPlacesCall, ({ query }) => listFaqPlaces(app, query))
  serveCall(calls, listUnreachableFaqCall, () => findUnreachableFaq(app))
  return calls
}

function pageOf({ page, state = '', city = '', partnerId = '' }: z.infer<typeof FaqPageQuery>): FaqPage {
  if (page === 'partner') return { page, partnerId }
  if (page === 'city') return { page, state, city }
  return page === 'state' ? { page, state } : { page }
}
