import { describe, expect, test } from 'vitest'
import { PartnerBulkUpdates, PartnerInput } from './admin-partner.ts'

const PARTNER = {
  name: 'Hollis & Wren',
  phone: '(828) 555-0142',
  address: '12 Merrimon Avenue',
  city: 'Asheville',
  state: 'North Carolina',
  zipCode: '28801',
}
/** Run code, or mislead about their host or nature. */
const HOSTILE = [
  'javascript:alert(1)',
  'JavaScript:alert(1)',
  ' javascript:alert(1)',
  'java\tscript:alert(1)',
  'java\nscript:alert(1)',
  'java\rscript:alert(1)',
  '\u0000javascript:alert(1)',
  '\u0001javascript:alert(1)',
  'javascript&colon;alert(1)',
  'javascript\u200b:alert(1)',
  'javascript:alert(1)//https://hollis.example',
  'javascript://hollis.example/%0aalert(1)',
  'data:text/html,<script>alert(1)</script>',
  'data:image/svg+xml,<svg onload=alert(1)>',
  'file:///etc/passwd',
  'mailto:a@hollis.example',
  '//evil.example/x.png',
  '/\\evil.example/x.png',
  '\\\\evil.example\\x.png',
  '/\t/evil.example/x.png',
  'https:evil.example',
  'https:/evil.example',
  'https:\\\\evil.example',
  'https://',
  'https:// evil.example',
  'https://user:pass@hollis.example',
  'https://hollis.example@evil.example',
  'https://user@evil.example/',
  'https://hollis.example\u202emoc.live',
  'https://[::1',
]
const FIELDS = ['website', 'logoUrl', 'imageUrl', 'facebook', 'linkedin', 'instagram'] as const

/** The stored value; undefined when refused. */
function stored(field: (typeof FIELDS)[number], text: string): string | null | undefined {
  const isSocial = field === 'facebook' || field === 'linkedin' || field === 'instagram'
  const given = isSocial ? { socialMedia: { [field]: text } } : { [field]: text }
  const read = PartnerInput.safeParse({ ...PARTNER, ...given })
  if (!read.success) return undefined
  return isSocial ? read.data.socialMedia?.[field] : read.data[field as 'website']
}

/** Stays with http(s) and the visible host. */
function isSafe(text: string | null | undefined): boolean {
  if (text === undefined || text === null) return true
  const base = 'https://directory.example'
  const url = new URL(text, `${base}/state/texas`)
  if (url.username || url.password || !/^https?:$/.test(url.protocol)) return false
  return text.startsWith('/') ? url.origin === base : text.toLowerCase().startsWith(`${url.protocol}//`)
}

describe.each(FIELDS)('%s', (field) => {
  test.each(HOSTILE)('%j is refused, or kept as a plain web address', (text) => {
    expect(isSafe(stored(field, text)), String(stored(field, text))).toBe(true)
  })

  test('a web address is kept unchanged, and blank becomes null', () => {
    expect(stored(field, 'https://www.hollis.example/a?b=c')).toBe('https://www.hollis.example/a?b=c')
    expect(stored(field, ' ') ?? null).toBeNull()
  })
})

test('the check can fail', () => {
  for (const text of ['javascript:alert(1)', '//evil.example', 'https://a:b@c.example'])
    expect(isSafe(text)).toBe(false)
})

test('pictures may be on this site; websites get a missing scheme', () => {
  expect(stored('logoUrl', '/uploads/logo.png')).toBe('/uploads/logo.png')
  expect(stored('website', 'www.hollis.example')).toBe('https://www.hollis.example')
  expect(stored('website', '/about')).toBeUndefined()
})

test.each([{}, { isActive: undefined }])('a bulk edit of %j asks for a field', (updates) => {
  const { error } = PartnerBulkUpdates.safeParse(updates)
  expect(error?.issues.map(({ message }) => message)).toEqual(['Please select at least one field to update'])
})
