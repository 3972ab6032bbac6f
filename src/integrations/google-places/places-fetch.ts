import { setTimeout as sleep } from 'node:timers/promises'
import type { z } from 'zod'
import { PlacesError } from '../../shared/google-places/places-error.ts'
import { classifyRefusal } from './classify-refusal.ts'
import type { PlacePicture } from './places-client.ts'
import { parseJson, readBody } from './read-body.ts'

export type PlacesSettings = {
  apiKey: string
  url: string
  /** Default 5 s, with repeats. */
  timeoutMs?: number
}

type Request = { mask?: string; body?: object }

const TIMEOUT_MS = 5000
const MAX_JSON_BYTES = 1024 * 1024
const MAX_PICTURE_BYTES = 8 * 1024 * 1024
const MAX_RETRIES = 2
const RETRY_PAUSE_MS = 200
/** At most a tenth more calls, and a handful at the start. */
const RETRY_SHARE = 0.1
const MAX_RETRY_CREDIT = 10

/** Rejects with PlacesError alone. */
export function createPlacesFetch(settings: PlacesSettings) {
  const timeoutMs = settings.timeoutMs ?? TIMEOUT_MS
  let credit = MAX_RETRY_CREDIT

  async function send(url: string | URL, init: RequestInit, maxBytes: number) {
    const deadline = Date.now() + timeoutMs
    credit = Math.min(MAX_RETRY_CREDIT, credit + RETRY_SHARE)
    for (let attempt = 0; ; attempt++) {
      try {
        return await sendOnce(url, init, maxBytes, deadline)
      } catch (error) {
        const failure = error instanceof PlacesError ? error : new PlacesError('unavailable')
        const pause = failure.retryAfterMs ?? RETRY_PAUSE_MS * 2 ** attempt * (0.5 + Math.random())
        const isWorthIt = failure.fault === 'unavailable' && attempt < MAX_RETRIES && credit >= 1
        if (!isWorthIt || Date.now() + pause >= deadline) throw failure
        credit -= 1
        await sleep(pause)
      }
    }
  }

  return {
    async json<Schema extends z.ZodType>(schema: Schema, path: string, { mask, body }: Request) {
      const { text, response } = await send(
        settings.url + path,
        {
          method: body ? 'POST' : 'GET',
          headers: {
            accept: 'application/json',
            'x-goog-api-key': settings.apiKey,
            ...(mask && { 'x-goog-fieldmask': mask }),
            ...(body && { 'content-type': 'application/json' }),
          },
          ...(body && { body: JSON.stringify(body) }),
        },
        MAX_JSON_BYTES,
      )
      const answer = schema.safeParse(parseJson(text.toString('utf8')))
      if (!answer.success) throw new PlacesError('unreadable', { mayBeBilled: response.ok })
      return answer.data
    },
    async picture(url: URL): Promise<PlacePicture> {
      const { text: bytes, response } = await send(url, {}, MAX_PICTURE_BYTES)
      const contentType = /^image\/(?:jpeg|png|webp|avif)/.exec(
        response.headers.get('content-type') ?? '',
      )?.[0]
      if (!contentType) throw new PlacesError('unreadable')
      return { bytes, contentType }
    },
  }
}

async function sendOnce(url: string | URL, init: RequestInit, maxBytes: number, deadline: number) {
  const signal = AbortSignal.timeout(Math.max(deadline - Date.now(), 1))
  let isSent = false
  try {
    const response = await fetch(url, { ...init, signal, redirect: 'error' })
    isSent = true
    const text = await readBody(response, maxBytes)
    if (!response.ok) throw classifyRefusal(response.status, response.headers, text.toString('utf8'))
    return { text, response }
  } catch (error) {
    if (error instanceof PlacesError) throw error
    // They count as paid.
    if (signal.aborted) throw new PlacesError('too-slow', { mayBeBilled: true })
    throw new PlacesError('unavailable', { mayBeBilled: isSent })
  }
}
