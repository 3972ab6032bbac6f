import type { Context, Hono } from 'hono'
import { findForwarded, markContacted } from '../../features/inquiries/contacted/mark-contacted.ts'
import { isReference } from '../../features/inquiries/receive/insert-inquiry.ts'
import { isProven } from '../../features/inquiries/receive/signing-key.ts'
import { paths } from '../../shared/paths.ts'
import { inquiryNotFound } from '../../shared/refusals.ts'
import { renderContactedPage } from '../../site/pages/contacted.tsx'
import { errorOf } from '../failures/error-of.ts'
import type { HttpEnv } from '../http-env.ts'
import { answerByLink, readFormByLink } from './answer-by-link.ts'
import type { Pages } from './answer-page.ts'
import { localeOf } from './page-language.ts'

/** A button, since mail scanners open links. A wrong proof is 404 before any query. */
export function contactedPages(http: Hono<HttpEnv>, pages: Pages): void {
  const { app, parts, site } = pages

  http.get('/contacted', async (c) => {
    const { reference = '', proof = '' } = c.req.query()
    return show(c, reference, proof)
  })

  http.post('/contacted', async (c) => {
    const form = await readFormByLink(c, pages)
    const [reference, proof] = [form.get('reference') ?? '', form.get('proof') ?? '']
    await check(reference, proof)
    try {
      await markContacted(app, reference)
    } catch (thrown) {
      const error = errorOf(thrown)
      // Done before: the page says by whom.
      if (error.code !== 'conflict') throw error
    }
    return c.redirect(paths.contacted(reference, proof), 303)
  })

  async function check(reference: string, proof: string): Promise<void> {
    if (!isReference(reference) || !isProven(await parts.signingKey(), proof, 'contacted', reference))
      throw inquiryNotFound()
  }

  async function show(c: Context<HttpEnv>, reference: string, proof: string) {
    await check(reference, proof)
    const inquiry = await findForwarded(app, reference)
    if (!inquiry) throw inquiryNotFound()
    return answerByLink(c, renderContactedPage(site(localeOf(c)), { inquiry, proof }))
  }
}
