import type { Context } from 'hono'
import { renderPartnerNotFoundPage } from '../../site/pages/partner-not-found.tsx'
import type { HttpEnv } from '../http-env.ts'
import { answerPage, type Pages } from './answer-page.ts'

/** 'Partner Not Found' (spec, section 2), with 404. Inactive partners are answered exactly like unknown ones. */
export function answerPartnerNotFound(c: Context<HttpEnv>, pages: Pages): Promise<Response> {
  return answerPage(c, pages, null, async () => ({
    html: renderPartnerNotFoundPage(pages.site(), new URL(c.req.url).pathname),
    status: 404,
  }))
}
