import type { OpenAPIHono } from '@hono/zod-openapi'
import type { App } from '../../app.ts'
import { createStamp } from '../../features/inquiries/receive/form-stamp.ts'
import { receiveInquiry } from '../../features/inquiries/receive/receive-inquiry.ts'
import { ownInquiryPath } from '../../features/inquiries/withdraw/own-inquiry.ts'
import { sendInquiryCall, stampInquiryFormCall } from '../../shared/calls/inquiry-form.ts'
import { AppError } from '../../shared/errors.ts'
import { localePath, localeWanted } from '../../shared/text/languages.ts'
import { clientAddress } from '../door/client-address.ts'
import { isCrossSite } from '../door/is-cross-site.ts'
import { limitRequests } from '../door/network-limit.ts'
import type { HttpEnv } from '../http-env.ts'
import type { ServerParts } from '../server-parts.ts'
import { serveCall } from './serve-call.ts'

/** One per opened form; an office shares one address. */
const STAMPS_A_MINUTE = 60

/** A call gives the stamp, since cached pages cannot hold one. */
export function serveInquiryCalls(calls: OpenAPIHono<HttpEnv>, app: App, parts: ServerParts): void {
  serveCall(
    calls,
    stampInquiryFormCall,
    async ({ query }, c) => {
      c.header('cache-control', 'no-store')
      return { stamp: createStamp(await parts.signingKey(), query.partnerId, app.clock.now()) }
    },
    { before: limitRequests(app.config, STAMPS_A_MINUTE) },
  )

  serveCall(calls, sendInquiryCall, async ({ headers, body }, c) => {
    if (isCrossSite(c, app.siteUrl)) {
      throw new AppError('forbidden', 'Inquiries cannot be sent by the pages of another website.')
    }
    const { topic, stamp, ...input } = body
    const locale = localeWanted(headers['accept-language'])
    const receipt = await receiveInquiry(app, input, {
      idempotencyKey: headers['idempotency-key'],
      clientAddress: clientAddress(c.env?.incoming, c.req.header('x-forwarded-for'), app.config.trustProxy),
      honeypotFilled: Boolean(topic),
      stamp,
      locale,
      limits: parts.inquiryLimits,
    })
    c.header('cache-control', 'no-store')
    const key = await parts.signingKey().catch(() => null)
    if (key) c.header('location', localePath(locale, ownInquiryPath(key, receipt.reference)))
    return receipt
  })
}
