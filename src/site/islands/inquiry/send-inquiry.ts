import { INQUIRIES_PATH } from '../../../shared/calls/paths.ts'
import type { FieldErrors } from '../../../shared/errors.ts'
import type { InquiryField } from './inquiry-form-state.ts'

export type OutgoingInquiry = Record<InquiryField, string> & {
  partnerId: string
  /** Value of the hidden field; see InquiryForm. */
  topic: string
  stamp: string | undefined
}

export type SendResult =
  | { kind: 'received'; reference: string }
  | { kind: 'refused'; fields: FieldErrors }
  /** `text` gives the reason. */
  | { kind: 'failed'; text?: string }

/** Long enough for a slow connection; the Idempotency-Key makes a repeat safe. */
const TIMEOUT_MS = 20_000

/**
 * Sends an inquiry to POST /api/inquiries. Never throws: a refusal has a sentence per field, anything else is a
 * failure.
 */
export async function sendInquiry(inquiry: OutgoingInquiry, key: string): Promise<SendResult> {
  const { phone, topic, ...required } = inquiry
  try {
    const response = await fetch(INQUIRIES_PATH, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', 'Idempotency-Key': key },
      body: JSON.stringify({ ...required, ...(phone.trim() && { phone }), ...(topic && { topic }) }),
      // Continues when the visitor leaves the page.
      keepalive: true,
      signal: AbortSignal.timeout(TIMEOUT_MS),
    })
    const answer: unknown = await response.json()
    if (response.ok) return { kind: 'received', reference: textOf(answer, 'reference') }
    const fields = response.status === 400 ? sentencesOf(answer) : {}
    if (Object.keys(fields).length > 0) return { kind: 'refused', fields }
    return { kind: 'failed', ...(response.status === 429 && { text: textOf(answer, 'message') }) }
  } catch {
    return { kind: 'failed' }
  }
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null

const textOf = (answer: unknown, name: string) => (isRecord(answer) ? String(answer[name] ?? '') : '')

function sentencesOf(answer: unknown): FieldErrors {
  const fields = isRecord(answer) && isRecord(answer.fields) ? Object.entries(answer.fields) : []
  return Object.fromEntries(fields.map(([field, sentence]) => [field, String(sentence)]))
}
