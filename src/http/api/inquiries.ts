import { createRoute, type OpenAPIHono, z } from '@hono/zod-openapi'
import type { App } from '../../app.ts'
import { receiveInquiry } from '../../features/inquiries/receive-inquiry.ts'
import { InquiryInput, InquiryReceipt } from '../../shared/inquiry.ts'
import { clientAddress } from '../client-address.ts'
import type { HttpEnv } from '../http-env.ts'
import type { ServerParts } from '../server-parts.ts'
import { createCalls, errorAnswers, jsonAnswer } from './calls.ts'
import { readJson } from './read-json.ts'

/** The inquiry, and the field that people never see and programs fill in. */
const InquiryBody = InquiryInput.extend({
  topic: z.string().max(1000).optional().openapi({ description: 'Leave this out.' }),
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
    ...errorAnswers(400, 404, 409, 413, 429),
  },
})

/** POST /api/inquiries. */
export function inquiryCalls(app: App, parts: ServerParts): OpenAPIHono<HttpEnv> {
  const calls = createCalls()
  calls.post('/inquiries', readJson)
  calls.openapi(route, async (c) => {
    const { topic, ...input } = c.req.valid('json')
    const receipt = await receiveInquiry(app, input, {
      idempotencyKey: c.req.valid('header')['idempotency-key'],
      clientAddress: clientAddress(c.env?.incoming, c.req.header('x-forwarded-for'), app.config.trustProxy),
      honeypotFilled: Boolean(topic),
      limits: parts.inquiryLimits,
    })
    c.header('cache-control', 'no-store')
    return c.json(receipt, 201)
  })
  return calls
}
