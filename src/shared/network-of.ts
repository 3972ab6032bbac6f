/** The networks that one address is counted under. */
export type Networks = {
  family: 4 | 6
  /** What one household or office has: an IPv4 address, or an IPv6 /64. */
  line: string
  /** What one customer of a hosting provider can easily have: an IPv4 /24, or an IPv6 /48. */
  block: string
}

/**
 * The networks of an IP address, the same for all its spellings; an IPv4 address mapped into IPv6 is IPv4. Text that is
 * no address ("local", where there is no socket) is a network of its own. Source: RFC 6177 (a site gets a /48 to /64).
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

/** The line of an address: an IPv4 address itself, an IPv6 /64. */
export function networkOf(address: string): string {
  return networksOf(address).line
}

/**
 * An IP address in its shortest usual spelling: without a zone, in small letters, a mapped IPv4 address as IPv4. Other
 * text comes back in small letters. Source: RFC 5952; RFC 4291, section 2.5.5.2.
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
 * Whether the host of an address (IPv6 in brackets or without, no port) always names this machine itself.
 * Source: RFC 6761, section 6.3; RFC 4291, section 2.5.3.
 */
export function isLoopbackHost(hostname: string): boolean {
  const plain = plainAddress(hostname.replace(/^\[(.*)\]$/, '$1'))
  return /^(?:localhost|::1|127(?:\.\d{1,3}){3})$/.test(plain)
}

/** The eight groups of a plain IPv6 address; null for anything else. */
function groupsOf(plain: string): string[] | null {
  if (!plain.includes(':')) return null
  const [left = [], right = []] = plain.split('::').map((half) => half.split(':').filter(Boolean))
  return [...left, ...Array<string>(Math.max(0, 8 - left.length - right.length)).fill('0'), ...right]
}
