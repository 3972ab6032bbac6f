import { PlacesError } from '../../shared/google-places/places-error.ts'
import { ErrorAnswer } from './place-answers.ts'

/** Waited when Google refuses for this minute without saying for how long. */
const MINUTE_MS = 60_000
const MAX_WAIT_MS = 10 * MINUTE_MS

const KEY_REASONS = /^(?:API_KEY_|SERVICE_DISABLED|BILLING_DISABLED|CONSUMER_|ACCESS_TOKEN_)/

/** The error of an answer that is not 2xx, by its status and `details[].reason`. `body` may be anything. */
export function classifyRefusal(status: number, headers: Headers, body: string): PlacesError {
  const answer = ErrorAnswer.safeParse(parse(body)).data?.error
  const reasons = (answer?.details ?? []).flatMap((detail) => detail.reason ?? [])
  const key = reasons.find((reason) => KEY_REASONS.test(reason))
  if (key) return new PlacesError('key', { reason: key })
  if (status === 401 || status === 403) return new PlacesError('key')
  if (status === 429) {
    const limits = (answer?.details ?? []).map((detail) => String(detail.metadata?.quota_limit ?? ''))
    if (limits.some((limit) => /PerDay/i.test(limit))) return new PlacesError('quota-day')
    return new PlacesError('quota-minute', { retryAfterMs: readRetryAfter(headers) ?? MINUTE_MS })
  }
  if (status === 404) return new PlacesError('not-found')
  if (status >= 500) {
    const retryAfterMs = readRetryAfter(headers)
    return new PlacesError('unavailable', {
      reason: `HTTP ${status}`,
      ...(retryAfterMs !== undefined && { retryAfterMs }),
    })
  }
  if (status === 400 && /not a valid place id/i.test(answer?.message ?? ''))
    return new PlacesError('not-found')
  return new PlacesError('invalid', { reason: `HTTP ${status}` })
}

/** Retry-After in seconds or as a date (RFC 9110, 10.2.3), in milliseconds and at most ten minutes. */
function readRetryAfter(headers: Headers): number | undefined {
  const value = headers.get('retry-after')?.trim()
  if (!value) return undefined
  const ms = /^\d+$/.test(value) ? Number(value) * 1000 : Date.parse(value) - Date.now()
  return Number.isFinite(ms) ? Math.min(Math.max(ms, 0), MAX_WAIT_MS) : undefined
}

function parse(body: string): unknown {
  try {
    return JSON.parse(body)
  } catch {
    return null
  }
}
