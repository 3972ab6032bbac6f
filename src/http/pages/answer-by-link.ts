import type { Context } from 'hono'
import { AppError } from '../../shared/errors.ts'
import { isCrossSite } from '../door/is-cross-site.ts'
import type { HttpEnv } from '../http-env.ts'
import type { Pages } from './answer-page.ts'
import { readForm } from './read-form.ts'

/** The address is a key: never stored, not told to other sites. */
export function answerByLink(c: Context<HttpEnv>, html: string, status: 200 | 400 | 409 = 200): Response {
  return c.html(html, status, {
    'cache-control': 'no-store',
    'referrer-policy': 'no-referrer',
    'x-robots-tag': 'noindex',
  })
}

/** Throws forbidden when another site sent it. */
export async function readFormByLink(c: Context<HttpEnv>, { app }: Pages): Promise<Map<string, string>> {
  c.header('cache-control', 'no-store')
  const form = await readForm(c)
  if (isCrossSite(c, app.siteUrl, { isProven: true }))
    throw new AppError('forbidden', 'Please use the button on our own page.')
  return form
}
