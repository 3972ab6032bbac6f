import type { WritingFailure } from '../model-calls/ask-model.ts'

const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS

/**
 * For the partner: why the built-in writer wrote, and when to try again. Settings and providers are for
 * administrators, on the Jobs screen.
 */
export function sayStandIn({ kind, retryAfterMs }: WritingFailure): string {
  if (kind === 'limit')
    return 'The built-in writer wrote this text, since AI has written all that it may today. Tomorrow it writes again.'
  if (kind === 'denied') return 'The built-in writer wrote this text, since AI is not available at present.'
  if (kind === 'busy' || kind === 'paused' || kind === 'quota')
    return `The built-in writer wrote this text, since AI is not available for now. You can try again ${wait(retryAfterMs)}.`
  return 'The built-in writer wrote this text, since AI gave none that can be used. You can try again.'
}

function wait(ms = MINUTE_MS): string {
  const minutes = Math.max(1, Math.ceil(ms / MINUTE_MS))
  if (minutes === 1) return 'in a minute'
  if (ms < HOUR_MS) return `in ${minutes} minutes`
  const hours = Math.ceil(ms / HOUR_MS)
  return hours === 1 ? 'in an hour' : `in ${hours} hours`
}
