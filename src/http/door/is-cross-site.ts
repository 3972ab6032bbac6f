import type { Context } from 'hono'
import { isLoopback } from './client-address.ts'

/**
 * Whether a page of another website made the browser send a request, by Sec-Fetch-Site, or by Origin where a browser
 * does not send that. A request with neither comes from a program or an old browser and counts as no other site's.
 * `siteUrl` is our own address. Source: Fetch Metadata, https://www.w3.org/TR/fetch-metadata/.
 */
export function isCrossSite(c: Context, siteUrl: string): boolean {
  const site = c.req.header('sec-fetch-site')
  // "none": the person's own doing, as sending a form again after a restart of the browser.
  if (site !== undefined) return site !== 'same-origin' && site !== 'none'
  const origin = c.req.header('origin')
  return origin !== undefined && !isOwnOrigin(origin, siteUrl)
}

/** On this machine "localhost" and "127.0.0.1" are one. An opaque origin ("null") is not ours. */
function isOwnOrigin(origin: string, siteUrl: string): boolean {
  const [given, own] = [URL.parse(origin), URL.parse(siteUrl)]
  if (!given || !own) return false
  if (given.origin === own.origin && own.origin !== 'null') return true
  return given.protocol === own.protocol && given.port === own.port && isLocal(given) && isLocal(own)
}

const isLocal = ({ hostname }: URL) =>
  hostname === 'localhost' || isLoopback(hostname.replace(/^\[|\]$/g, ''))
