import { INQUIRIES_PATH } from '../../../shared/calls/paths.ts'
import type { FieldErrors } from '../../../shared/errors.ts'
import type { InquiryChoices } from '../../../shared/inquiries/inquiry-choices.ts'
import type { Locale } from '../../../shared/text/i18n.ts'
import type { InquiryField } from '../../parts/inquiry-fields.tsx'

export type OutgoingInquiry = Record<InquiryField, string> &
  InquiryChoices & {
    partnerId: string
    topic: string
    stamp: string | undefined
  }

export type SendResult =
  | { kind: 'received'; reference: string; ownUrl: string | null }
  | { kind: 'refused'; fields: FieldErrors }
  /** `text`: the server's reason. */
  | { kind: 'failed'; reason: 'limit' | 'outage' | 'fault'; text: string }

/** Its Idempotency-Key makes a repeat safe. */
const TIMEOUT_MS = 20_000

const REASONS: Readonly<Record<number, 'limit' | 'outage'>> = { 429: 'limit', 503: 'outage' }

/** Never throws. */
export async function sendInquiry(
  inquiry: OutgoingInquiry,
  key: string,
  locale: Locale,
): Promise<SendResult> {
  const { phone, message, topic, preferredContact, preferredTime, topics, wantsCopy, ...required } = inquiry
  try {
    const response = await fetch(INQUIRIES_PATH, {
      method: 'POST',
      headers: {
        'Content-Type': 'application/json',
        'Accept-Language': locale,
        'Idempotency-Key': key,
      },
      body: JSON.stringify({
        ...required,
        ...(message.trim() && { message }),
        ...(phone.trim() && { phone }),
        ...(topic && { topic }),
        ...(preferredContact && { preferredContact }),
        ...(preferredTime && { preferredTime }),
        ...(topics.length > 0 && { topics }),
        ...(wantsCopy && { wantsCopy }),
      }),
      keepalive: true,
      signal: AbortSignal.timeout(TIMEOUT_MS),
    })
    // Proxies may refuse with a page.
    const answer: unknown = await response.json().catch(() => null)
    if (response.ok && answer !== null) {
      const ownUrl = response.headers.get('location')
      return { kind: 'received', reference: textOf(answer, 'reference'), ownUrl }
    }
    const fields = response.status === 400 ? sentencesOf(answer) : {}
    if (Object.keys(fields).length > 0) return { kind: 'refused', fields }
    const reason = REASONS[response.status] ?? 'fault'
    return { kind: 'failed', reason, text: reason === 'limit' ? textOf(answer, 'message') : '' }
  } catch {
    return { kind: 'failed', reason: 'fault', text: '' }
  }
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null

const textOf = (answer: unknown, name: string) => (isRecord(answer) ? String(answer[name] ?? '') : '')

function sentencesOf(answer: unknown): FieldErrors {
  const fields = isRecord(answer) && isRecord(answer.fields) ? Object.entries(answer.fields) : []
  return Object.fromEntries(fields.map(([field, sentence]) => [field, String(sentence)]))
}
