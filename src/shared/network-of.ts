export type Networks = {
  family: 4 | 6
  /** An IPv4 address or IPv6 /64. */
  line: string
  /** An IPv4 /24 or IPv6 /48. */
  block: string
}

/** A block may do as much as so many lines. */
export const BLOCK_FACTOR = 4

/** Other text is its own network (RFC 6177). */
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

/** IPv4 address, or IPv6 /64. */
export function networkOf(address: string): string {
  return networksOf(address).line
}

/** Lower case, no zone, mapped IPv4 as IPv4 (RFC 5952; RFC 4291, section 2.5.5.2). */
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

/** With or without brackets (RFC 6761, section 6.3; RFC 4291, section 2.5.3). */
export function isLoopbackHost(hostname: string): boolean {
  const plain = plainAddress(hostname.replace(/^\[(.*)\]$/, '$1'))
  return /^(?:localhost|::1|127(?:\.\d{1,3}){3})$/.test(plain)
}

function groupsOf(plain: string): string[] | null {
  if (!plain.includes(':')) return null
  const [left = [], right = []] = plain.split('::').map((half) => half.split(':').filter(Boolean))
  return [...left, ...Array<string>(Math.max(0, 8 - left.length - right.length)).fill('0'), ...right]
}
