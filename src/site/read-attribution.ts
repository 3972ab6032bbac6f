/** `href`: only if safe. */
export type Attribution = { text: string; href: string | null }

const ENTITIES: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: ' ' }

/** Plain text and at most one https address. */
export function readAttribution(html: string): Attribution | null {
  if (!/[<&]/.test(html)) {
    const text = html.replace(/\s+/g, ' ').trim()
    return text === '' ? null : { text, href: null }
  }
  const text = decode(html.replace(/<[^>]*>?/g, ' '))
    .replace(/\s+/g, ' ')
    .trim()
  if (text === '') return null
  const address = /<a\b[^>]*?\bhref\s*=\s*(?:"([^"]*)"|'([^']*)')/i.exec(html)
  const url = URL.parse(decode(address?.[1] ?? address?.[2] ?? '').trim())
  const isSafe = url?.protocol === 'https:' && !url.username && !url.password
  return { text, href: isSafe ? url.href : null }
}

function decode(text: string): string {
  return text.replace(/&(?:#(\d{1,7})|#x([0-9a-f]{1,6})|([a-z]+));/gi, (whole, decimal, hex, name) => {
    if (name) return ENTITIES[String(name).toLowerCase()] ?? whole
    const code = decimal ? Number(decimal) : Number.parseInt(hex, 16)
    return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : ''
  })
}
