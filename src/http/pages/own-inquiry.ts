import type { Context, Hono } from 'hono'
import { askForCopy } from '../../features/inquiries/mail/copy-for-family.ts'
import { isReference } from '../../features/inquiries/receive/insert-inquiry.ts'
import { isProven } from '../../features/inquiries/receive/signing-key.ts'
import { findOwnInquiry } from '../../features/inquiries/withdraw/own-inquiry.ts'
import { withdrawInquiry } from '../../features/inquiries/withdraw/withdraw-inquiry.ts'
import { paths } from '../../shared/paths.ts'
import { inquiryNotFound } from '../../shared/refusals.ts'
import { renderOwnInquiryPage } from '../../site/pages/own-inquiry.tsx'
import { errorOf } from '../failures/error-of.ts'
import type { HttpEnv } from '../http-env.ts'
import { answerByLink, readFormByLink } from './answer-by-link.ts'
import type { Pages } from './answer-page.ts'
import { localeOf } from './page-language.ts'

/** A wrong proof is 404 before any query. */
export function ownInquiryPages(http: Hono<HttpEnv>, pages: Pages): void {
  const { app, parts, site } = pages

  http.get('/inquiry', async (c) => {
    const { reference = '', proof = '' } = c.req.query()
    return show(c, reference, proof, false)
  })

  http.post('/inquiry', async (c) => {
    const form = await readFormByLink(c, pages)
    const [reference, proof] = [form.get('reference') ?? '', form.get('proof') ?? '']
    await check(reference, proof)
    try {
      await withdrawInquiry(app, reference)
    } catch (thrown) {
      const error = errorOf(thrown)
      // Pressed before: the page says when.
      if (error.code !== 'conflict') throw error
      return c.redirect(paths.ownInquiry(reference, proof), 303)
    }
    return show(c, reference, proof, true)
  })

  http.post('/inquiry/copy', async (c) => {
    const form = await readFormByLink(c, pages)
    const [reference, proof] = [form.get('reference') ?? '', form.get('proof') ?? '']
    await check(reference, proof)
    await askForCopy(app, reference)
    return c.redirect(paths.ownInquiry(reference, proof), 303)
  })

  async function check(reference: string, proof: string): Promise<void> {
    if (!isReference(reference) || !isProven(await parts.signingKey(), proof, 'own', reference))
      throw inquiryNotFound()
  }

  async function show(c: Context<HttpEnv>, reference: string, proof: string, isJustWithdrawn: boolean) {
    await check(reference, proof)
    const inquiry = await findOwnInquiry(app.db, reference)
    if (!inquiry) throw inquiryNotFound()
    return answerByLink(c, renderOwnInquiryPage(site(localeOf(c)), { inquiry, proof, isJustWithdrawn }))
  }
}
