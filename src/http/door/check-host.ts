import type { IncomingMessage } from 'node:http'
import { isLoopbackHost } from '../../shared/network-of.ts'

/** `foreign` is answered 421, `malformed` 400. */
export type HostVerdict = 'own' | 'foreign' | 'malformed'

/** No browser sends percent-encoding (RFC 9110, section 7.2). */
const HOST = /^(\[[\da-f:.]+\]|[a-z\d_.-]+)(?::(\d{0,5}))?$/

/** Loopback sites accept any loopback name and port (RFC 9112, sections 3.2 and 3.2.2). */
export function createHostCheck(
  siteUrl: string,
): (incoming: Pick<IncomingMessage, 'url' | 'rawHeaders'>) => HostVerdict {
  const site = new URL(siteUrl)
  const siteName = withoutDot(site.hostname)
  const isLocal = isLoopbackHost(siteName)
  const defaultPort = site.protocol === 'https:' ? '443' : '80'
  const sitePort = site.port || defaultPort

  function judge(host: string): HostVerdict {
    const [, name, port] = HOST.exec(host.toLowerCase()) ?? []
    if (name === undefined) return 'malformed'
    const plainName = withoutDot(name)
    const isOwn = isLocal
      ? isLoopbackHost(plainName)
      : plainName === siteName && (port || defaultPort) === sitePort
    if (!isOwn) return 'foreign'
    return 'own'
  }

  return ({ url = '', rawHeaders }) => {
    let host: string | null = null
    for (let at = 0; at < rawHeaders.length; at += 2) {
      if (rawHeaders[at]?.toLowerCase() !== 'host') continue
      if (host !== null) return 'malformed'
      host = rawHeaders[at + 1] as string
    }
    if (host === null) return 'malformed'
    const authority = /^https?:\/\/([^/?#\\]*)/i.exec(url)?.[1]
    return judge(authority ?? host)
  }
}

function withoutDot(hostname: string): string {
  return hostname.endsWith('.') ? hostname.slice(0, -1) : hostname
}
