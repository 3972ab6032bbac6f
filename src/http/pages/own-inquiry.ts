import { type Context, Hono } from 'hono'
import { findOwnInquiry, isOwnInquiryProven } from '../../features/inquiries/withdraw/own-inquiry.ts'
import { withdrawInquiry } from '../../features/inquiries/withdraw/withdraw-inquiry.ts'
import { AppError } from '../../shared/errors.ts'
import { paths } from '../../shared/paths.ts'
import { renderOwnInquiryPage } from '../../site/pages/own-inquiry.tsx'
import { isCrossSite } from '../door/is-cross-site.ts'
import { errorOf } from '../failures/error-of.ts'
import type { HttpEnv } from '../http-env.ts'
import { answerByLink } from './answer-by-link.ts'
import type { Pages } from './answer-page.ts'
import { readForm } from './read-form.ts'

const REFERENCE = /^[0-9A-HJKMNP-TV-Z]{4}-[0-9A-HJKMNP-TV-Z]{4}$/

/**
 * Serves /inquiry?reference&proof: a family sees what became of its inquiry, and withdraws it by a button, since mail
 * scanners open links. A wrong proof is 404 before the database is asked. Never stored.
 */
export function ownInquiryPages(pages: Pages): Hono<HttpEnv> {
  const { app, parts, site } = pages
  const http = new Hono<HttpEnv>()

  http.get('/inquiry', async (c) => {
    const { reference = '', proof = '' } = c.req.query()
    return show(c, reference, proof, false)
  })

  http.post('/inquiry', async (c) => {
    c.header('cache-control', 'no-store')
    const form = await readForm(c)
    if (isCrossSite(c, app.siteUrl, { isProven: true }))
      throw new AppError('forbidden', 'Please use the button on our own page.')
    const [reference, proof] = [form.get('reference') ?? '', form.get('proof') ?? '']
    await check(reference, proof)
    try {
      await withdrawInquiry(app, reference)
    } catch (thrown) {
      const error = errorOf(thrown)
      // A second press, or the link used again: the page says when.
      if (error.code !== 'conflict') throw error
      return c.redirect(paths.ownInquiry(reference, proof), 303)
    }
    return show(c, reference, proof, true)
  })
  return http

  async function check(reference: string, proof: string): Promise<void> {
    const isProven =
      REFERENCE.test(reference) && isOwnInquiryProven(await parts.signingKey(), reference, proof)
    if (!isProven) throw new AppError('not_found', 'Inquiry not found')
  }

  async function show(c: Context<HttpEnv>, reference: string, proof: string, isJustWithdrawn: boolean) {
    await check(reference, proof)
    const inquiry = await findOwnInquiry(app.db, reference)
    if (!inquiry) throw new AppError('not_found', 'Inquiry not found')
    return answerByLink(c, pages, renderOwnInquiryPage(site(), { inquiry, proof, isJustWithdrawn }))
  }
}
