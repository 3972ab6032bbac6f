import { PlacesError } from '../../shared/google-places/places-error.ts'
import { readRetryAfter } from '../circuit-breaker.ts'
import { ErrorAnswer } from './place-answers.ts'
import { parseJson } from './read-body.ts'

const MINUTE_MS = 60_000
const MAX_WAIT_MS = 10 * MINUTE_MS

const KEY_REASONS = /^(?:API_KEY_|SERVICE_DISABLED|BILLING_DISABLED|CONSUMER_|ACCESS_TOKEN_)/

/** By status and `details[].reason`. `body` may be anything. */
export function classifyRefusal(status: number, headers: Headers, body: string): PlacesError {
  const answer = ErrorAnswer.safeParse(parseJson(body)).data?.error
  const reasons = (answer?.details ?? []).flatMap((detail) => detail.reason ?? [])
  const key = reasons.find((reason) => KEY_REASONS.test(reason))
  if (key) return new PlacesError('key', { reason: key })
  if (status === 401 || status === 403) return new PlacesError('key')
  if (status === 429) {
    const limits = (answer?.details ?? []).map((detail) => String(detail.metadata?.quota_limit ?? ''))
    if (limits.some((limit) => /PerDay/i.test(limit))) return new PlacesError('quota-day')
    return new PlacesError('quota-minute', { retryAfterMs: readWait(headers) ?? MINUTE_MS })
  }
  if (status === 404) return new PlacesError('not-found')
  if (status >= 500) {
    const retryAfterMs = readWait(headers)
    return new PlacesError('unavailable', {
      reason: `HTTP ${status}`,
      ...(retryAfterMs !== undefined && { retryAfterMs }),
    })
  }
  if (status === 400 && /not a valid place id/i.test(answer?.message ?? ''))
    return new PlacesError('not-found')
  return new PlacesError('invalid', { reason: `HTTP ${status}` })
}

function readWait(headers: Headers): number | undefined {
  const ms = readRetryAfter(headers.get('retry-after'))
  return ms === undefined ? undefined : Math.min(ms, MAX_WAIT_MS)
}
