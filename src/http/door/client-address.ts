import type { IncomingMessage } from 'node:http'
import { isIP } from 'node:net'
import { plainAddress } from '../../shared/network-of.ts'

/**
 * The network address that a request comes from, as plainAddress() writes it. With `trustProxy` = n the last n entries
 * of X-Forwarded-For were written by our proxies: the n-th from the right is believed, what stands left of it anyone can
 * invent. Where fewer stand there, the first is believed; where that one is no IP address, the socket's is. An entry that
 * is no address still counts as an entry: skipping it would move the count into what a client wrote. Without a socket (a
 * test without a port) "local". Source: contract, TRUST_PROXY; RFC 7239, section 8.1.
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

/** An entry of X-Forwarded-For as an address, without quotes, brackets and port; null when it is none. */
function readEntry(entry: string): string | null {
  const text = entry.replace(/["\s]/g, '')
  const withPort = /^\[(.+)\](?::\d+)?$/.exec(text) ?? /^([\d.]+):\d+$/.exec(text)
  const address = withPort?.[1] ?? text
  return isIP(address) === 0 ? null : plainAddress(address)
}

/** Whether an address is this machine itself. */
export function isLoopback(address: string): boolean {
  return /^(?:local|::1|127(?:\.\d{1,3}){3})$/.test(plainAddress(address))
}

/** Headers by which proxies say that a request came through them. Source: RFC 7239, appendix A; RFC 9110, section 7.6.3. */
const FORWARDING_HEADER = /^(?:x-forwarded(?:-.+)?|forwarded|x-real-ip|via)$/

/** The names of the forwarding headers of a request, in small letters. */
export function forwardingHeaders(headers: Headers): string[] {
  return [...headers.keys()].filter((name) => FORWARDING_HEADER.test(name))
}
