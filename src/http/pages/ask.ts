import { randomUUID } from 'node:crypto'
import { type Context, Hono } from 'hono'
import type { ContentfulStatusCode } from 'hono/utils/http-status'
import type { DirectoryEntry } from '../../features/directory/directory-view.ts'
import { receiveInquiry } from '../../features/inquiries/receive-inquiry.ts'
import { AppError, type ErrorCode, STATUS_BY_CODE } from '../../shared/errors.ts'
import { InquiryInput, type InquiryReceipt } from '../../shared/inquiry.ts'
import { paths } from '../../shared/paths.ts'
import { type AskState, renderAskPage } from '../../site/pages/ask.tsx'
import { clientAddress } from '../client-address.ts'
import { errorOf, invalidInput } from '../error-of.ts'
import type { HttpEnv } from '../http-env.ts'
import { logFailure } from '../log-failure.ts'
import { isBrokenText } from '../refuse-broken-address.ts'
import type { Pages } from './answer-page.ts'
import { findEntry } from './find-entry.ts'
import { answerPartnerNotFound } from './partner-not-found.ts'
import { readForm } from './read-form.ts'

const REFERENCE = /^[0-9A-Z]{4}-[0-9A-Z]{4}$/
const KEY = /^[0-9a-f-]{36}$/
const FAILURES: Partial<Record<ErrorCode, 'outage' | 'limit'>> = {
  unavailable: 'outage',
  rate_limited: 'limit',
}

/**
 * /partner/{idOrSlug}/ask: the inquiry form as a page of its own, for browsers without JavaScript. Sent, it calls the
 * same feature as POST /api/inquiries and leads on to a page that shows the reference; refused or failed, it comes back
 * with what was typed. Made of the snapshot alone, so that it works while the database does not. Never kept by anyone,
 * since it shows what a visitor wrote.
 */
export function askPages(pages: Pages): Hono<HttpEnv> {
  const { app } = pages
  const http = new Hono<HttpEnv>()

  http.get('/partner/:idOrSlug/ask', async (c) => {
    const partner = findEntry(app.directory.current(), c.req.param('idOrSlug'))
    if (!partner) return answerPartnerNotFound(c, pages)
    const reference = c.req.query('reference') ?? ''
    const state: AskState = REFERENCE.test(reference)
      ? { kind: 'sent', receipt: { reference } }
      : { kind: 'fresh', isOutage: app.db.gates.requests.isClosed() }
    return answer(c, pages, partner, state, randomUUID())
  })

  http.post('/partner/:idOrSlug/ask', async (c) => {
    const form = await readForm(c)
    const partner = findEntry(app.directory.current(), c.req.param('idOrSlug'))
    if (!partner) return answerPartnerNotFound(c, pages)
    const values = Object.fromEntries(
      (['name', 'email', 'phone', 'message'] as const).map((name) => [name, form.get(name) ?? '']),
    )
    const givenKey = form.get('idempotencyKey') ?? ''
    const key = KEY.test(givenKey) ? givenKey : undefined
    try {
      const receipt = await receive(c, pages, partner, values, form, key)
      c.header('cache-control', 'no-store')
      return c.redirect(`${paths.ask(partner.slug)}?reference=${receipt.reference}`, 303)
    } catch (thrown) {
      const error = errorOf(thrown)
      if (error.code === 'internal') {
        logFailure(app.log, error.cause, { requestId: c.get('requestId'), method: 'POST' })
      }
      if (error.code === 'unavailable') pages.sayUnavailable(error.cause)
      if (error.code === 'not_found') return answerPartnerNotFound(c, pages)
      const state: AskState = error.fields
        ? { kind: 'refused', values, fields: error.fields }
        : { kind: 'failed', values, reason: FAILURES[error.code] ?? 'fault' }
      // With the key that it came with: it may have been stored although no answer came.
      return answer(c, pages, partner, state, key ?? randomUUID(), error)
    }
  })
  return http
}

async function receive(
  c: Context<HttpEnv>,
  { app, parts }: Pages,
  partner: DirectoryEntry,
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

function answer(
  c: Context<HttpEnv>,
  { site, encode }: Pages,
  partner: DirectoryEntry,
  state: AskState,
  idempotencyKey: string,
  error?: AppError,
): Response {
  const html = renderAskPage(site(), { partner, state, idempotencyKey })
  c.header('cache-control', 'no-store')
  if (error?.retryAfterSeconds !== undefined) c.header('retry-after', String(error.retryAfterSeconds))
  const status: ContentfulStatusCode = error ? STATUS_BY_CODE[error.code] : 200
  return c.body(encode(html) as Buffer<ArrayBuffer>, status, { 'content-type': 'text/html; charset=UTF-8' })
}
