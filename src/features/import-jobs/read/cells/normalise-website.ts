import { isWebAddress } from '../../../../shared/partner-fields/addresses.ts'

export type NormalisedWebsite = { website: string } | { error: string }

/** "hollis.example/" → "https://hollis.example". Only http(s), a host with a dot, no user. */
export function normaliseWebsite(text: string): NormalisedWebsite {
  const given = text.trim()
  const full = /^[a-z][a-z0-9+.-]*:(?!\d)/i.test(given) ? given : `https://${given}`
  const url = isWebAddress(full) ? URL.parse(full) : null
  if (!url) return { error: `"${given}" is not a website address.` }
  const isRoot = url.pathname === '/' && url.search === '' && url.hash === ''
  return { website: isRoot ? url.origin : url.href }
}
