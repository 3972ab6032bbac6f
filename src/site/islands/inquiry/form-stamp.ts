import { INQUIRY_STAMP_PATH } from '../../../shared/calls/paths.ts'
import { MIN_FILL_MS } from '../../../shared/inquiries/fill-time.ts'

/** The server's word on when a form was opened, and when it came, by performance.now(). */
export type FormStamp = { stamp: string; receivedAt: number }

const TIMEOUT_MS = 5000
/** How long somebody who sends is kept waiting for a stamp that is still on its way. */
const PATIENCE_MS = 1000
/** For a timer that is a little early, and clocks of two servers that differ a little. */
const MARGIN_MS = 250

/** Asks the server to stamp a form that has just been opened. Null when it cannot: an inquiry is sent without as well. */
export async function requestStamp(partnerId: string): Promise<FormStamp | null> {
  try {
    const response = await fetch(`${INQUIRY_STAMP_PATH}?${new URLSearchParams({ partnerId })}`, {
      signal: AbortSignal.timeout(TIMEOUT_MS),
    })
    const answer: { stamp?: unknown } = await response.json()
    return response.ok && typeof answer.stamp === 'string'
      ? { stamp: answer.stamp, receivedAt: performance.now() }
      : null
  } catch {
    return null
  }
}

/**
 * The stamp to send a form with, once it is old enough: somebody whose browser filled the form in is quicker than the
 * server takes a person to be, and must not be doubted for it.
 */
export async function ripeStamp(
  requested: Promise<FormStamp | null> | undefined,
): Promise<string | undefined> {
  const formStamp = await Promise.race([requested, pause(PATIENCE_MS).then(() => null)])
  if (!formStamp) return undefined
  const age = performance.now() - formStamp.receivedAt
  if (age < MIN_FILL_MS + MARGIN_MS) await pause(MIN_FILL_MS + MARGIN_MS - age)
  return formStamp.stamp
}

const pause = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms))
