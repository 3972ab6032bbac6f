import type { IncomingMessage } from 'node:http'
import { isIP } from 'node:net'
import { plainAddress } from '../../shared/network-of.ts'

/**
 * The `trustProxy`-th entry from the right; skipping invalid ones would reach forged ones (RFC 7239, section
 * 8.1).
 */
export function clientAddress(
  incoming: Pick<IncomingMessage, 'socket'> | undefined,
  forwardedFor: string | undefined,
  trustProxy: number,
): string {
  const socketAddress = plainAddress(incoming?.socket.remoteAddress ?? 'local')
  if (trustProxy === 0 || !forwardedFor) return socketAddress
  const entries = forwardedFor.split(',').filter((entry) => entry.trim() !== '')
  return readEntry(entries.at(-trustProxy) ?? entries[0] ?? '') ?? socketAddress
}

function readEntry(entry: string): string | null {
  const text = entry.replace(/["\s]/g, '')
  const withPort = /^\[(.+)\](?::\d+)?$/.exec(text) ?? /^([\d.]+):\d+$/.exec(text)
  const address = withPort?.[1] ?? text
  return isIP(address) === 0 ? null : plainAddress(address)
}

/** "local" counts too. */
export function isLoopback(address: string): boolean {
  return /^(?:local|::1|127(?:\.\d{1,3}){3})$/.test(plainAddress(address))
}

/** RFC 7239, appendix A; RFC 9110, section 7.6.3. */
const FORWARDING_HEADER = /^(?:x-forwarded(?:-.+)?|forwarded|x-real-ip|via)$/

/** In lower case. */
export function forwardingHeaders(headers: Headers): string[] {
  return [...headers.keys()].filter((name) => FORWARDING_HEADER.test(name))
}
