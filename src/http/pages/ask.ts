import { randomUUID } from 'node:crypto'
import type { Context, Hono } from 'hono'
import type { ContentfulStatusCode } from 'hono/utils/http-status'
import type { DirectoryEntry } from '../../features/directory/snapshot/directory-entry.ts'
import { createStamp } from '../../features/inquiries/receive/form-stamp.ts'
import { receiveInquiry } from '../../features/inquiries/receive/receive-inquiry.ts'
import { isProven, proveReceipt } from '../../features/inquiries/receive/signing-key.ts'
import { ownInquiryPath } from '../../features/inquiries/withdraw/own-inquiry.ts'
import { AppError, type ErrorCode, STATUS_BY_CODE } from '../../shared/errors.ts'
import { InquiryInput, type InquiryReceipt } from '../../shared/inquiries/inquiry.ts'
import { INQUIRY_TOPICS, topicField } from '../../shared/inquiries/inquiry-choices.ts'
import { paths } from '../../shared/paths.ts'
import { renderAskPage } from '../../site/pages/ask.tsx'
import type { AskState } from '../../site/parts/ask-form.tsx'
import type { InquiryValues } from '../../site/parts/inquiry-fields.tsx'
import type { AskFailure } from '../../site/receipt-text.ts'
import { clientAddress } from '../door/client-address.ts'
import { refuseCrossSite } from '../door/is-cross-site.ts'
import { errorOf, invalidInput } from '../failures/error-of.ts'
import { logFailure } from '../failures/log-failure.ts'
import { type HttpEnv, requestOf } from '../http-env.ts'
import type { Pages } from './answer-page.ts'
import { answerPartnerNotFound, findEntry } from './find-entry.ts'
import { localeOf } from './page-language.ts'
import { readForm, requirePlainTexts } from './read-form.ts'

const KEY = /^[0-9a-f-]{36}$/
const STAMP = /^[\w.-]{1,200}$/
const FAILURES: Partial<Record<ErrorCode, AskFailure>> = {
  unavailable: 'outage',
  rate_limited: 'limit',
  forbidden: 'elsewhere',
}

type Hidden = { idempotencyKey: string; stamp: string | undefined }

/** The form without JavaScript (INQUIRY-10); it keeps what was typed (INQUIRY-6, -9). */
export function askPages(http: Hono<HttpEnv>, pages: Pages): void {
  const { app } = pages

  http.get('/partner/:idOrSlug/ask', async (c) => {
    const partner = findEntry(app.directory.current(), c.req.param('idOrSlug'))
    if (!partner) return answerPartnerNotFound(c, pages)
    const { reference, proof, copy } = c.req.query()
    const key = await findKey(pages)
    const isSent = key && reference && proof && isProven(key, proof, 'receipt', partner.id, reference)
    const state: AskState = isSent
      ? { kind: 'sent', reference, wantsCopy: copy === '1', ownPath: ownInquiryPath(key, reference) }
      : { kind: 'fresh', isOutage: app.db.gates.requests.isClosed() && !app.journal.isUsable() }
    return answer(c, pages, partner, state, hiddenFor(pages, partner, key))
  })

  http.post('/partner/:idOrSlug/ask', async (c) => {
    const form = await readForm(c)
    const partner = findEntry(app.directory.current(), c.req.param('idOrSlug'))
    if (!partner) return answerPartnerNotFound(c, pages)
    const values = readInquiryValues(form)
    const givenKey = form.get('idempotencyKey') ?? ''
    const idempotencyKey = KEY.test(givenKey) ? givenKey : undefined
    try {
      refuseCrossSite(c, app.siteUrl)
      const receipt = await receive(c, pages, partner, values, form, idempotencyKey)
      const proof = proveReceipt(await pages.parts.signingKey(), partner.id, receipt.reference)
      c.header('cache-control', 'no-store')
      return c.redirect(paths.askSent(partner.slug, receipt.reference, proof, values.wantsCopy), 303)
    } catch (thrown) {
      const error = errorOf(thrown)
      if (error.code === 'internal') {
        logFailure(app.log, error.cause, requestOf(c))
      }
      if (error.code === 'unavailable') pages.parts.reportUnavailable(error.cause)
      if (error.code === 'not_found') return answerPartnerNotFound(c, pages)
      const state: AskState = error.fields
        ? { kind: 'refused', values, fields: error.fields }
        : { kind: 'failed', values, reason: FAILURES[error.code] ?? 'fault' }
      const hidden = hiddenFor(pages, partner, await findKey(pages))
      const stamp = form.get('stamp') ?? ''
      // A correction must not count as a form just opened.
      if (STAMP.test(stamp)) hidden.stamp = stamp
      // Perhaps it was stored.
      const isUnsure = state.kind === 'failed' && (state.reason === 'outage' || state.reason === 'fault')
      if (isUnsure && idempotencyKey) hidden.idempotencyKey = idempotencyKey
      return answer(c, pages, partner, state, hidden, error)
    }
  })
}

function readInquiryValues(form: Map<string, string>): InquiryValues {
  const text = (name: string) => form.get(name) ?? ''
  return {
    name: text('name'),
    email: text('email'),
    phone: text('phone'),
    message: text('message'),
    preferredContact: text('preferredContact'),
    preferredTime: text('preferredTime'),
    topics: INQUIRY_TOPICS.filter((topic) => form.has(topicField(topic))),
    wantsCopy: form.has('wantsCopy'),
  }
}

/** Null while the database is silent. */
function findKey({ parts }: Pages): Promise<Buffer | null> {
  return parts.signingKey().catch(() => null)
}

function hiddenFor({ app }: Pages, partner: DirectoryEntry, key: Buffer | null): Hidden {
  const stamp = key ? createStamp(key, partner.id, app.clock.now()) : undefined
  return { idempotencyKey: randomUUID(), stamp }
}

async function receive(
  c: Context<HttpEnv>,
  { app, parts }: Pages,
  partner: DirectoryEntry,
  values: InquiryValues,
  form: Map<string, string>,
  idempotencyKey: string | undefined,
): Promise<InquiryReceipt> {
  requirePlainTexts(values)
  const { preferredContact, preferredTime, ...others } = values
  const parsed = InquiryInput.safeParse({
    ...others,
    ...(preferredContact && { preferredContact }),
    ...(preferredTime && { preferredTime }),
    partnerId: partner.id,
  })
  if (!parsed.success) throw invalidInput(parsed.error)
  const circumstances = {
    clientAddress: clientAddress(c.env?.incoming, c.req.header('x-forwarded-for'), app.config.trustProxy),
    honeypotFilled: Boolean(form.get('topic')),
    stamp: form.get('stamp'),
    isForm: true,
    locale: localeOf(c),
    limits: parts.inquiryLimits,
  }
  return receiveInquiry(app, parsed.data, { ...circumstances, idempotencyKey }).catch((error: unknown) => {
    // The visitor went back and changed the text.
    if (error instanceof AppError && error.code === 'conflict') {
      return receiveInquiry(app, parsed.data, circumstances)
    }
    throw error
  })
}

function answer(
  c: Context<HttpEnv>,
  { site }: Pages,
  partner: DirectoryEntry,
  state: AskState,
  hidden: Hidden,
  error?: AppError,
): Response {
  const html = renderAskPage(site(localeOf(c)), { partner, state, ...hidden })
  c.header('cache-control', 'no-store')
  if (error?.retryAfterSeconds !== undefined) c.header('retry-after', String(error.retryAfterSeconds))
  const status: ContentfulStatusCode = error ? STATUS_BY_CODE[error.code] : 200
  return c.html(html, status)
}
