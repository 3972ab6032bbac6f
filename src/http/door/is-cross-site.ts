import type { Context } from 'hono'
import { AppError } from '../../shared/errors.ts'
import { isLoopbackHost } from '../../shared/network-of.ts'

type Options = {
  /** By a signed proof in the form, which no other site knows. */
  isProven?: boolean
}

/**
 * By Sec-Fetch-Site, else Origin. With `isProven` "null" passes: pages with `no-referrer` send it.
 * https://www.w3.org/TR/fetch-metadata/
 */
export function isCrossSite(c: Context, siteUrl: string, { isProven = false }: Options = {}): boolean {
  const site = c.req.header('sec-fetch-site')
  // "none": a form resent after a restart.
  if (site !== undefined) return site !== 'same-origin' && site !== 'none'
  const origin = c.req.header('origin')
  if (isProven && origin === 'null') return false
  return origin !== undefined && !isOwnOrigin(origin, siteUrl)
}

/** Throws forbidden. */
export function refuseCrossSite(c: Context, siteUrl: string): void {
  if (isCrossSite(c, siteUrl))
    throw new AppError('forbidden', 'The form was sent by another website. Please send it from here.')
}

/** "localhost" and "127.0.0.1" are one; "null" is foreign. */
function isOwnOrigin(origin: string, siteUrl: string): boolean {
  const [given, own] = [URL.parse(origin), URL.parse(siteUrl)]
  if (!given || !own) return false
  if (given.origin === own.origin && own.origin !== 'null') return true
  return (
    given.protocol === own.protocol &&
    given.port === own.port &&
    isLoopbackHost(given.hostname) &&
    isLoopbackHost(own.hostname)
  )
}
