import type { Context } from 'hono'
import type { HttpEnv } from '../http-env.ts'
import type { Pages } from './answer-page.ts'

/** Answers a page whose address is a key: never stored, and not told to the sites that the page leads to. */
export function answerByLink(
  c: Context<HttpEnv>,
  { encode }: Pages,
  html: string,
  status: 200 | 400 | 409 = 200,
): Response {
  return c.body(encode(html) as Buffer<ArrayBuffer>, status, {
    'content-type': 'text/html; charset=UTF-8',
    'cache-control': 'no-store',
    'referrer-policy': 'no-referrer',
    'x-robots-tag': 'noindex',
  })
}
