import { paths } from '../../src/shared/paths.ts'
import type { Place } from './see-edit.ts'

type Listed = { id: string; slug: string; city: string; state: string }

/** Returns everywhere that a partner's new name must show, at one process. `token`: of an administrator. */
export function listPlaces(
  process: string,
  url: string,
  { partner, name, token }: { partner: Listed; name: string; token: string },
): Place[] {
  const shows = (text: string) => text.includes(name)
  const query = encodeURIComponent(name)
  const at = (what: string, path: string): Place => ({ what: `${process}: ${what}`, url: url + path, shows })
  return [
    at('partner page', paths.partner(partner)),
    at('city page', paths.city(partner.state, partner.city)),
    at('state page', paths.state(partner.state)),
    at('search page', `/search?q=${query}`),
    at('/api/search', `/api/search?q=${query}`),
    at('/api/partners/{slug}', `/api/partners/${partner.slug}`),
    at('/api/partners', '/api/partners'),
    { ...at('console', `/api/admin/partners/find?q=${query}`), token },
  ]
}

/** Returns the addresses of the sitemap's parts, or of the sitemap alone. */
export async function listSitemaps(url: string): Promise<string[]> {
  const text = await (await fetch(`${url}/sitemap.xml`)).text()
  const parts = [...text.matchAll(/sitemap-\d+\.xml/g)].map(([name]) => `${url}/${name}`)
  return parts.length > 0 ? parts : [`${url}/sitemap.xml`]
}

/** Returns when a sitemap says that a partner's page changed; undefined where it is not in it. */
export const changedIn = (sitemap: string, slug: string) =>
  new RegExp(`/${slug}</loc><lastmod>([^<]+)`).exec(sitemap)?.[1]
