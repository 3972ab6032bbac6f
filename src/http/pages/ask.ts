import { randomUUID } from 'node:crypto'
import { type Context, Hono } from 'hono'
import type { ContentfulStatusCode } from 'hono/utils/http-status'
import { selectPartnerCards } from '../../features/directory/select-partners.ts'
import { createStamp } from '../../features/inquiries/form-stamp.ts'
import { isReceiptProven, proveReceipt } from '../../features/inquiries/receipt-proof.ts'
import { receiveInquiry } from '../../features/inquiries/receive-inquiry.ts'
import { readSigningKey } from '../../features/inquiries/signing-key.ts'
import { AppError, STATUS_BY_CODE } from '../../shared/errors.ts'
import { InquiryInput, type InquiryReceipt } from '../../shared/inquiry.ts'
import type { PartnerCard } from '../../shared/partner.ts'
import { paths } from '../../shared/paths.ts'
import { type AskState, renderAskPage } from '../../site/pages/ask.tsx'
import { clientAddress } from '../client-address.ts'
import { errorOf, invalidInput } from '../error-of.ts'
import type { HttpEnv } from '../http-env.ts'
import { isCrossSite } from '../is-cross-site.ts'
import { logFailure } from '../log-failure.ts'
import { isBrokenText } from '../refuse-broken-address.ts'
import type { Pages } from './answer-page.ts'
import { findEntry } from './find-entry.ts'
import { answerPartnerNotFound } from './partner-not-found.ts'
import { readForm } from './read-form.ts'

const KEY = /^[0-9a-f-]{36}$/
const STAMP = /^[\w.-]{1,200}$/

/**
 * /partner/{idOrSlug}/ask: the inquiry form as a page of its own, for browsers without JavaScript. Sent, it calls the
 * same feature as POST /api/inquiries and leads on to a page that shows the reference, which a proof in its address
 * vouches for; refused, it comes back with what was typed, also when another website sent it. Answers are no-store,
 * since they show what a visitor wrote.
 */
export function askPages(pages: Pages): Hono<HttpEnv> {
  const { app } = pages
  const http = new Hono<HttpEnv>()

  http.get('/partner/:idOrSlug/ask', async (c) => {
    const partner = await findPartner(pages, c.req.param('idOrSlug'))
    if (!partner) return answerPartnerNotFound(c, pages)
    const { reference, proof } = c.req.query()
    const key = await readSigningKey(app.db)
    const isSent = reference && proof && isReceiptProven(key, partner.id, reference, proof)
    const state: AskState = isSent ? { kind: 'sent', receipt: { reference } } : { kind: 'fresh' }
    return answer(c, pages, partner, state, createStamp(key, partner.id, app.clock.now()))
  })

  http.post('/partner/:idOrSlug/ask', async (c) => {
    const form = await readForm(c)
    const partner = await findPartner(pages, c.req.param('idOrSlug'))
    if (!partner) return answerPartnerNotFound(c, pages)
    const values = Object.fromEntries(
      (['name', 'email', 'phone', 'message'] as const).map((name) => [name, form.get(name) ?? '']),
    )
    const key = form.get('idempotencyKey') ?? ''
    const stamp = await keepStamp(pages, partner, form.get('stamp') ?? '')
    if (isCrossSite(c, app.siteUrl)) {
      const error = new AppError('forbidden', 'The form was sent by another website.')
      return answer(c, pages, partner, { kind: 'elsewhere', values }, stamp, error)
    }
    try {
      const receipt = await receive(c, pages, partner, values, form, KEY.test(key) ? key : undefined)
      const proof = proveReceipt(await readSigningKey(app.db), partner.id, receipt.reference)
      c.header('cache-control', 'no-store')
      return c.redirect(paths.askSent(partner.slug, receipt.reference, proof), 303)
    } catch (thrown) {
      const error = errorOf(thrown)
      if (error.code === 'internal') {
        logFailure(app.log, error.cause, { requestId: c.get('requestId'), method: 'POST' })
      }
      if (error.code === 'not_found') return answerPartnerNotFound(c, pages)
      const state: AskState = error.fields
        ? { kind: 'refused', values, fields: error.fields }
        : { kind: error.code === 'rate_limited' ? 'tooMany' : 'failed', values }
      return answer(c, pages, partner, state, stamp, error)
    }
  })
  return http
}

/** The stamp for a form that comes back: the one it was sent with, so that putting a mistake right is quick. */
async function keepStamp({ app }: Pages, partner: PartnerCard, given: string): Promise<string | undefined> {
  if (STAMP.test(given)) return given
  // Without the database there is no key either; what was typed is given back all the same.
  const key = await readSigningKey(app.db).catch(() => null)
  return key ? createStamp(key, partner.id, app.clock.now()) : undefined
}

async function receive(
  c: Context<HttpEnv>,
  { app, parts }: Pages,
  partner: PartnerCard,
  values: Record<string, string>,
  form: Map<string, string>,
  idempotencyKey: string | undefined,
): Promise<InquiryReceipt> {
  for (const [field, value] of Object.entries(values)) {
    if (isBrokenText(value)) {
      throw new AppError('invalid_input', 'Some values cannot be used.', {
        fields: { [field]: 'Please use plain text.' },
      })
    }
  }
  const parsed = InquiryInput.safeParse({ ...values, partnerId: partner.id })
  if (!parsed.success) throw invalidInput(parsed.error)
  const circumstances = {
    clientAddress: clientAddress(c.env?.incoming, c.req.header('x-forwarded-for'), app.config.trustProxy),
    honeypotFilled: Boolean(form.get('topic')),
    stamp: form.get('stamp'),
    isForm: true,
    limits: parts.inquiryLimits,
  }
  return receiveInquiry(app, parsed.data, { ...circumstances, idempotencyKey }).catch((error: unknown) => {
    // The visitor went back, changed the text and sent it again: a second inquiry, and meant as one.
    if (error instanceof AppError && error.code === 'conflict') {
      return receiveInquiry(app, parsed.data, circumstances)
    }
    throw error
  })
}

async function findPartner({ app }: Pages, idOrSlug: string): Promise<PartnerCard | null> {
  const entry = findEntry(app.directory.current(), idOrSlug)
  if (!entry) return null
  const [partner] = await selectPartnerCards(app, [entry.id])
  return partner ?? null
}

function answer(
  c: Context<HttpEnv>,
  { site, encode }: Pages,
  partner: PartnerCard,
  state: AskState,
  stamp: string | undefined,
  error?: AppError,
): Response {
  const html = renderAskPage(site(), { partner, state, idempotencyKey: randomUUID(), stamp })
  c.header('cache-control', 'no-store')
  if (error?.retryAfterSeconds !== undefined) c.header('retry-after', String(error.retryAfterSeconds))
  const status: ContentfulStatusCode = error ? STATUS_BY_CODE[error.code] : 200
  return c.body(encode(html) as Buffer<ArrayBuffer>, status, { 'content-type': 'text/html; charset=UTF-8' })
}
