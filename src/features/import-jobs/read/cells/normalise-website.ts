export type NormalisedWebsite = { website: string } | { error: string }

/**
 * "hollis.example/" → "https://hollis.example". Schemes other than http(s), user names and hosts without a
 * dot are errors.
 */
export function normaliseWebsite(text: string): NormalisedWebsite {
  const given = text.trim()
  const url = /\s/.test(given)
    ? null
    : URL.parse(/^[a-z][a-z0-9+.-]*:(?!\d)/i.test(given) ? given : `https://${given}`)
  if (
    !url ||
    !/^https?:$/.test(url.protocol) ||
    url.username ||
    url.password ||
    !/[^.]\.[^.]/.test(url.hostname)
  ) {
    return { error: `"${given}" is not a website address.` }
  }
  const isRoot = url.pathname === '/' && url.search === '' && url.hash === ''
  return { website: isRoot ? url.origin : url.href }
}
