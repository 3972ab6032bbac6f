export type Networks = {
  family: 4 | 6
  /** What one household or office has: an IPv4 address, or an IPv6 /64. */
  line: string
  /** What one customer of a hosting provider easily gets: an IPv4 /24, or an IPv6 /48. */
  block: string
}

/**
 * Returns the networks of an IP address in any spelling; other text ("local" without a socket) is its own network.
 * Source: RFC 6177 (a site gets a /48 to /64).
 */
export function networksOf(address: string): Networks {
  const plain = plainAddress(address)
  const groups = groupsOf(plain)
  if (groups) {
    const prefix = (count: number) => `${groups.slice(0, count).join(':')}::/${count * 16}`
    return { family: 6, line: prefix(4), block: prefix(3) }
  }
  const block = /^(\d+\.\d+\.\d+)\.\d+$/.exec(plain)?.[1]
  return { family: 4, line: plain, block: block ? `${block}.0/24` : plain }
}

/** Returns an address's line: the IPv4 address itself, or the IPv6 /64. */
export function networkOf(address: string): string {
  return networksOf(address).line
}

/**
 * Normalises an IP address: no zone, lower case, mapped IPv4 as IPv4. Other text comes back in lower case. Source:
 * RFC 5952; RFC 4291, section 2.5.5.2.
 */
export function plainAddress(address: string): string {
  const bare = address.toLowerCase().replace(/%.*$/, '')
  const url = `http://[${bare}]`
  if (!bare.includes(':') || !URL.canParse(url)) return bare
  const plain = new URL(url).hostname.slice(1, -1)
  const mapped = /^::ffff:([\da-f]+):([\da-f]+)$/.exec(plain)
  if (!mapped) return plain
  const bytes = mapped
    .slice(1)
    .flatMap((group) => [Number.parseInt(group, 16) >> 8, Number.parseInt(group, 16) & 255])
  return bytes.join('.')
}

/**
 * Returns whether a host (no port, IPv6 with or without brackets) always names this machine. Source: RFC 6761,
 * section 6.3; RFC 4291, section 2.5.3.
 */
export function isLoopbackHost(hostname: string): boolean {
  const plain = plainAddress(hostname.replace(/^\[(.*)\]$/, '$1'))
  return /^(?:localhost|::1|127(?:\.\d{1,3}){3})$/.test(plain)
}

/** The eight groups of a normalised IPv6 address, else null. */
function groupsOf(plain: string): string[] | null {
  if (!plain.includes(':')) return null
  const [left = [], right = []] = plain.split('::').map((half) => half.split(':').filter(Boolean))
  return [...left, ...Array<string>(Math.max(0, 8 - left.length - right.length)).fill('0'), ...right]
}
