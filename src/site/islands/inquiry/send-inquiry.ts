import { INQUIRIES_PATH } from '../../../shared/calls/paths.ts'
import type { FieldErrors } from '../../../shared/errors.ts'
import type { InquiryField } from './inquiry-form-state.ts'

export type OutgoingInquiry = Record<InquiryField, string> & {
  partnerId: string
  /** What the bait holds; see InquiryForm. */
  topic: string
  stamp: string | undefined
}

export type SendResult =
  | { kind: 'received'; reference: string }
  | { kind: 'refused'; fields: FieldErrors }
  /** `text` says more than that it failed. */
  | { kind: 'failed'; text?: string }

/** Long enough for a weak line; the same Idempotency-Key makes a repeat safe. */
const TIMEOUT_MS = 20_000

/**
 * Sends an inquiry to POST /api/inquiries (contract). Never throws: a refusal carries a sentence for each field, and
 * anything else that is not an acknowledgement is a failure.
 */
export async function sendInquiry(inquiry: OutgoingInquiry, key: string): Promise<SendResult> {
  const { phone, topic, ...required } = inquiry
  try {
    const response = await fetch(INQUIRIES_PATH, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', 'Idempotency-Key': key },
      body: JSON.stringify({ ...required, ...(phone.trim() && { phone }), ...(topic && { topic }) }),
      // Goes on when the visitor leaves the page meanwhile.
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

/** A random key for one content. `crypto.randomUUID` exists in secure contexts only, plain http on a network is none. */
export function createIdempotencyKey(): string {
  if (crypto.randomUUID) return crypto.randomUUID()
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('')
}
