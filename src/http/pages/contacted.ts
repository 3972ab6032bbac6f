import { type Context, Hono } from 'hono'
import { isContactedProven } from '../../features/inquiries/contacted/contacted-link.ts'
import { findForwarded, markContacted } from '../../features/inquiries/contacted/mark-contacted.ts'
import { AppError } from '../../shared/errors.ts'
import { paths } from '../../shared/paths.ts'
import { renderContactedPage } from '../../site/pages/contacted.tsx'
import { isCrossSite } from '../door/is-cross-site.ts'
import { errorOf } from '../failures/error-of.ts'
import type { HttpEnv } from '../http-env.ts'
import { answerByLink } from './answer-by-link.ts'
import type { Pages } from './answer-page.ts'
import { readForm } from './read-form.ts'

const REFERENCE = /^[0-9A-HJKMNP-TV-Z]{4}-[0-9A-HJKMNP-TV-Z]{4}$/

/**
 * Serves /contacted?reference&proof: the partner says that it has answered a family, by a button, since mail scanners
 * open links. A wrong proof is 404 before the database is asked. Never stored.
 */
export function contactedPages(pages: Pages): Hono<HttpEnv> {
  const { app, parts, site } = pages
  const http = new Hono<HttpEnv>()

  http.get('/contacted', async (c) => {
    const { reference = '', proof = '' } = c.req.query()
    return show(c, reference, proof)
  })

  http.post('/contacted', async (c) => {
    c.header('cache-control', 'no-store')
    const form = await readForm(c)
    if (isCrossSite(c, app.siteUrl, { isProven: true }))
      throw new AppError('forbidden', 'Please use the button on our own page.')
    const [reference, proof] = [form.get('reference') ?? '', form.get('proof') ?? '']
    await check(reference, proof)
    try {
      await markContacted(app, reference)
    } catch (thrown) {
      const error = errorOf(thrown)
      // Pressed before, or done by others: the page says which.
      if (error.code !== 'conflict') throw error
    }
    return c.redirect(paths.contacted(reference, proof), 303)
  })
  return http

  async function check(reference: string, proof: string): Promise<void> {
    const isProven =
      REFERENCE.test(reference) && isContactedProven(await parts.signingKey(), reference, proof)
    if (!isProven) throw new AppError('not_found', 'Inquiry not found')
  }

  async function show(c: Context<HttpEnv>, reference: string, proof: string) {
    await check(reference, proof)
    const inquiry = await findForwarded(app, reference)
    if (!inquiry) throw new AppError('not_found', 'Inquiry not found')
    return answerByLink(c, pages, renderContactedPage(site(), { inquiry, proof }))
  }
}
