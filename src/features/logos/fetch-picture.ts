import dns, { type LookupAddress } from 'node:dns'
import http, { type IncomingMessage } from 'node:http'
import https from 'node:https'
import { isIP, type LookupFunction } from 'node:net'
import { isPublicAddress } from './is-public-address.ts'

/** For whoever typed the address. */
export class PictureRefused extends Error {
  override name = 'PictureRefused'
}

type Resolve = (
  hostname: string,
  options: { all: true },
  done: (error: NodeJS.ErrnoException | null, addresses: LookupAddress[]) => void,
) => void

export type FetchRules = {
  timeoutMs: number
  maxBytes: number
  maxRedirects: number
  ports: readonly number[]
  resolve: Resolve
  isAllowed: (address: string) => boolean
}

const RULES: FetchRules = {
  timeoutMs: 6000,
  maxBytes: 5 * 1024 * 1024,
  maxRedirects: 3,
  ports: [80, 443],
  resolve: dns.lookup as Resolve,
  isAllowed: isPublicAddress,
}
const NOT_ALLOWED = 'The logo cannot be loaded from this address.'
const REDIRECTS = [301, 302, 303, 307, 308]

/**
 * Checks addresses in the connection's own lookup, so that DNS cannot change in between, and at redirects.
 * Rejects with PictureRefused. Source: OWASP SSRF prevention.
 */
export async function fetchPicture(address: string, given: Partial<FetchRules> = {}): Promise<Buffer> {
  const rules = { ...RULES, ...given }
  const signal = AbortSignal.timeout(rules.timeoutMs)
  let url = address
  for (let hop = 0; hop <= rules.maxRedirects; hop++) {
    const response = await request(readUrl(url, rules), rules, signal)
    const { statusCode = 0, headers } = response
    if (REDIRECTS.includes(statusCode) && headers.location) {
      response.destroy()
      url = URL.parse(headers.location, url)?.href ?? ''
      continue
    }
    if (statusCode !== 200) {
      response.destroy()
      throw new PictureRefused(`The address of the logo answers with ${statusCode}.`)
    }
    return readBody(response, rules, signal)
  }
  throw new PictureRefused('The address of the logo redirects too often.')
}

function readUrl(text: string, { ports, isAllowed }: FetchRules): URL {
  const url = URL.parse(text)
  if (!url || !/^https?:$/.test(url.protocol) || url.username || url.password)
    throw new PictureRefused(NOT_ALLOWED)
  const port = url.port ? Number(url.port) : url.protocol === 'https:' ? 443 : 80
  const host = url.hostname.replace(/^\[|\]$/g, '')
  if (!ports.includes(port)) throw new PictureRefused(NOT_ALLOWED)
  // Literal addresses are not looked up.
  if (isIP(host) ? !isAllowed(host) : !host.includes('.')) throw new PictureRefused(NOT_ALLOWED)
  return url
}

function request(url: URL, rules: FetchRules, signal: AbortSignal): Promise<IncomingMessage> {
  const lookup: LookupFunction = (hostname, options, done) => {
    rules.resolve(hostname, { all: true }, (error, addresses) => {
      if (error) return done(error, '')
      const [first] = addresses
      if (!first || !addresses.every((one) => rules.isAllowed(one.address)))
        return done(new PictureRefused(NOT_ALLOWED), '')
      if (options.all) done(null, addresses)
      else done(null, first.address, first.family)
    })
  }
  return new Promise((resolve, reject) => {
    const send = url.protocol === 'https:' ? https.request : http.request
    const headers = { accept: 'image/png', 'accept-encoding': 'identity', 'user-agent': 'logo-reader' }
    send(url, { lookup, signal, agent: false, headers }, resolve)
      .on('error', (error) => reject(asRefusal(error, signal)))
      .end()
  })
}

async function readBody(
  response: IncomingMessage,
  { maxBytes }: FetchRules,
  signal: AbortSignal,
): Promise<Buffer> {
  const { 'content-type': type = '', 'content-encoding': encoding = 'identity' } = response.headers
  const declared = Number(response.headers['content-length'] ?? 0)
  const refuse = (message: string) => {
    response.destroy()
    return new PictureRefused(message)
  }
  if (!/^image\/png\b/i.test(type) || encoding !== 'identity')
    throw refuse('The address of the logo holds no PNG picture.')
  if (declared > maxBytes) throw refuse('The logo at this address is too large.')
  const parts: Buffer[] = []
  let size = 0
  try {
    for await (const part of response) {
      size += (part as Buffer).length
      if (size > maxBytes) throw refuse('The logo at this address is too large.')
      parts.push(part as Buffer)
    }
  } catch (error) {
    throw asRefusal(error, signal)
  }
  return Buffer.concat(parts)
}

function asRefusal(error: unknown, signal: AbortSignal): PictureRefused {
  if (error instanceof PictureRefused) return error
  return new PictureRefused(
    signal.aborted
      ? 'The address of the logo did not answer in time.'
      : 'The address of the logo cannot be reached.',
  )
}
