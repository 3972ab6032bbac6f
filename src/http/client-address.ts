import type { IncomingMessage } from 'node:http'

/**
 * The network address that a request comes from. With `trustProxy` = n the n last entries of X-Forwarded-For were
 * written by proxies of ours, so the n-th from the right is believed; what stands left of it anyone can invent.
 * Without a socket (a test without a port) "local". Source: contract, TRUST_PROXY; RFC 7239, section 8.1.
 */
export function clientAddress(
  incoming: Pick<IncomingMessage, 'socket'> | undefined,
  forwardedFor: string | undefined,
  trustProxy: number,
): string {
  const socketAddress = incoming?.socket.remoteAddress ?? 'local'
  if (trustProxy === 0 || !forwardedFor) return socketAddress
  const entries = forwardedFor.split(',').map((entry) => entry.trim())
  return entries.at(-trustProxy) || entries[0] || socketAddress
}

/** Whether an address is this machine itself. */
export function isLoopback(address: string): boolean {
  return /^(?:local|::1|(?:::ffff:)?127(?:\.\d{1,3}){3})$/.test(address)
}
