import { hash } from 'node:crypto'
import { once } from 'node:events'
import http, { type IncomingMessage } from 'node:http'
import https from 'node:https'
import { text } from 'node:stream/consumers'
import { setTimeout as sleep } from 'node:timers/promises'
import { AwsV4Signer } from 'aws4fetch'
import type { BucketAddress } from '../../config/config-files.ts'

const MAX_ATTEMPTS = 3
const PAUSE_MS = 100
/** Visitors pause films. */
const READ_PAUSE_MS = 300_000

type Request = {
  query?: Record<string, string>
  headers?: Record<string, string>
  body?: Uint8Array | string
}
export type Bucket = ReturnType<typeof openBucket>

/** `silentMs` without a byte ends a call. Calls reject with the server's words. */
export function openBucket({ bucket, region, endpoint, credentials }: BucketAddress, silentMs: number) {
  // Amazon's certificate for all buckets covers no name with dots.
  const base =
    endpoint === null && !bucket.includes('.')
      ? `https://${bucket}.s3.${region}.amazonaws.com`
      : `${endpoint ?? `https://s3.${region}.amazonaws.com`}/${bucket}`

  async function send(method: string, key: string, { query, headers, body = '' }: Request) {
    const signer = new AwsV4Signer({
      ...credentials,
      method,
      url: `${base}/${key}?${new URLSearchParams(query)}`,
      headers: { ...headers, 'x-amz-content-sha256': hash('sha256', body) },
      service: 's3',
      region,
    })
    const signed = await signer.sign()
    const { request } = signed.url.protocol === 'https:' ? https : http
    const asked = request(signed.url, {
      method,
      headers: { ...Object.fromEntries(signed.headers), 'content-length': Buffer.byteLength(body) },
      timeout: silentMs,
    })
    asked.on('timeout', () => asked.destroy(new Error('it did not answer in time')))
    // Readers hear of it once an answer has started.
    asked.on('error', () => {})
    asked.end(body)
    const [answer] = (await once(asked, 'response')) as [IncomingMessage]
    asked.setTimeout(READ_PAUSE_MS)
    return answer
  }

  /** Null without such an object. */
  async function ask(method: string, key: string, request: Request = {}): Promise<IncomingMessage | null> {
    for (let attempt = 1; ; attempt++) {
      const answer = await send(method, key, request).catch((error: Error) => error)
      const status = answer instanceof Error ? 0 : (answer.statusCode ?? 0)
      if (!(answer instanceof Error) && status >= 200 && status < 300) return answer
      const reason = answer instanceof Error ? answer.message : await text(answer)
      if ((status === 0 || status === 429 || status >= 500) && attempt < MAX_ATTEMPTS) {
        await sleep(PAUSE_MS * 2 ** attempt)
        continue
      }
      const code = readTag(reason, 'Code')
      if (status === 404 && code !== 'NoSuchBucket') return null
      throw new Error(readTag(reason, 'Message') || code || reason || `it answers with error ${status}`)
    }
  }

  /** For answers without a body. */
  async function tell(method: string, key: string, request?: Request) {
    const answer = await ask(method, key, request)
    answer?.resume()
    return answer?.headers ?? null
  }

  /** For names that need no escaping in XML. */
  async function list(prefix: string, query?: Record<string, string>) {
    const found: { key: string; bytes: number }[] = []
    let from = ''
    do {
      const place = from && { 'continuation-token': from }
      const answer = await ask('GET', '', { query: { 'list-type': '2', prefix, ...query, ...place } })
      const page = answer ? await text(answer) : ''
      for (const entry of page.split('<Contents>').slice(1))
        found.push({ key: readTag(entry, 'Key'), bytes: Number(readTag(entry, 'Size')) })
      from = readTag(page, 'NextContinuationToken')
    } while (from)
    return found
  }

  return { ask, tell, list }
}

/** Of the first such element. */
export const readTag = (xml: string, name: string): string =>
  xml.split(`<${name}>`, 2)[1]?.split('<', 1)[0] ?? ''
