import { createRoute, type OpenAPIHono, z } from '@hono/zod-openapi'
import type { App } from '../../app.ts'
import { createStamp } from '../../features/inquiries/receive/form-stamp.ts'
import { receiveInquiry } from '../../features/inquiries/receive/receive-inquiry.ts'
import { AppError } from '../../shared/errors.ts'
import { InquiryInput, InquiryReceipt } from '../../shared/inquiries/inquiry.ts'
import { clientAddress } from '../door/client-address.ts'
import { isCrossSite } from '../door/is-cross-site.ts'
import { limitRequests } from '../door/request-limits.ts'
import type { HttpEnv } from '../http-env.ts'
import type { ServerParts } from '../server-parts.ts'
import { createCalls, errorAnswers, jsonAnswer } from './calls.ts'
import { readJson } from './read-json.ts'

/** The form asks for one stamp when it is opened; a whole office behind one address may open many. */
const STAMPS_A_MINUTE = 60

/** The inquiry, the field that people never see and programs fill in, and the stamp of the opened form. */
const InquiryBody = InquiryInput.extend({
  topic: z.string().max(1000).optional().openapi({ description: 'Leave this out.' }),
  stamp: z
    .string()
    .max(500)
    .optional()
    .openapi({ description: 'Leave this out, except in the form of the site.' }),
}).openapi('Inquiry')

const route = createRoute({
  method: 'post',
  path: '/inquiries',
  summary: 'Ask a partner for information',
  description:
    'Stored before it is answered. The same Idempotency-Key within 24 hours gives the same answer.',
  request: {
    headers: z.object({ 'idempotency-key': z.string().optional() }),
    body: { required: true, content: { 'application/json': { schema: InquiryBody } } },
  },
  responses: {
    201: jsonAnswer('The inquiry is stored', InquiryReceipt.openapi('InquiryReceipt')),
    ...errorAnswers(400, 403, 404, 409, 413, 429),
  },
})

/** POST /api/inquiries, and the stamp that its form carries: pages are shared by caches, so none can hold one. */
export function inquiryCalls(app: App, parts: ServerParts): OpenAPIHono<HttpEnv> {
  const calls = createCalls()
  calls.post('/inquiries', readJson)
  calls.get('/inquiries/stamp', limitRequests(app.config, STAMPS_A_MINUTE), async (c) => {
    const partnerId = z.uuid('Please give the id of a partner.').parse(c.req.query('partnerId'))
    c.header('cache-control', 'no-store')
    return c.json({ stamp: createStamp(await parts.signingKey(), partnerId, app.clock.now()) })
  })

  calls.openapi(route, async (c) => {
    if (isCrossSite(c, app.siteUrl)) {
      throw new AppError('forbidden', 'Inquiries cannot be sent by the pages of another website.')
    }
    const { topic, stamp, ...input } = c.req.valid('json')
    const receipt = await receiveInquiry(app, input, {
      idempotencyKey: c.req.valid('header')['idempotency-key'],
      clientAddress: clientAddress(c.env?.incoming, c.req.header('x-forwarded-for'), app.config.trustProxy),
      honeypotFilled: Boolean(topic),
      stamp,
      limits: parts.inquiryLimits,
    })
    c.header('cache-control', 'no-store')
    return c.json(receipt, 201)
  })
  return calls
}
