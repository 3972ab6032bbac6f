import { isWebAddress } from '../../../../shared/partner-fields/addresses.ts'

export type NormalisedWebsite = { website: string } | { error: string }

/**
 * "hollis.example/" → "https://hollis.example". Schemes other than http(s), user names and hosts without a
 * dot are errors.
 */
export function normaliseWebsite(text: string): NormalisedWebsite {
  const given = text.trim()
  const full = /^[a-z][a-z0-9+.-]*:(?!\d)/i.test(given) ? given : `https://${given}`
  const url = isWebAddress(full) ? URL.parse(full) : null
  if (!url) return { error: `"${given}" is not a website address.` }
  const isRoot = url.pathname === '/' && url.search === '' && url.hash === ''
  return { website: isRoot ? url.origin : url.href }
}
