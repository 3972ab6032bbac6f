import { INQUIRY_STAMP_PATH } from '../../../shared/calls/paths.ts'
import { MIN_FILL_MS } from '../../../shared/inquiries/inquiry-choices.ts'

/** `receivedAt`: performance.now(). */
export type FormStamp = { stamp: string; receivedAt: number }

const TIMEOUT_MS = 5000
const MAX_WAIT_MS = 1000
/** For early timers and differing clocks. */
const MARGIN_MS = 250

/** Null on failure. */
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

/** Autofill is faster than the server expects of people. */
export async function waitForStamp(
  requested: Promise<FormStamp | null> | undefined,
): Promise<string | undefined> {
  const formStamp = await Promise.race([requested, pause(MAX_WAIT_MS).then(() => null)])
  if (!formStamp) return undefined
  const age = performance.now() - formStamp.receivedAt
  if (age < MIN_FILL_MS + MARGIN_MS) await pause(MIN_FILL_MS + MARGIN_MS - age)
  return formStamp.stamp
}

const pause = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms))
