import type { Context } from 'hono'
import { renderPartnerNotFoundPage } from '../../site/pages/partner-not-found.tsx'
import type { HttpEnv } from '../http-env.ts'
import { answerPage, type Pages } from './answer-page.ts'
import { localeOf, pagePathOf } from './page-language.ts'

/** The same 404 for inactive and unknown partners (PARTNER-1). */
export function answerPartnerNotFound(c: Context<HttpEnv>, pages: Pages): Promise<Response> {
  return answerPage(c, pages, null, async () => ({
    html: renderPartnerNotFoundPage(pages.site(localeOf(c)), pagePathOf(c)),
    status: 404,
  }))
}
