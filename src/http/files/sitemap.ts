import type { DirectorySnapshot } from '../../features/directory/directory-view.ts'
import { paths } from '../../shared/paths.ts'
import { encodePath } from '../encode-path.ts'

/** The most addresses that one sitemap may hold. Source: https://www.sitemaps.org/protocol.html */
const MAX_ADDRESSES = 50_000

type Entry = { path: string; changedAt: number }

/**
 * The sitemap's file number `page` (from 1), as XML; null when there is no such file. Every address with the time at which its
 * content last changed: a partner's own change, for a city, state and the home page the latest of its partners. Pages
 * without partners are left out.
 */
export function sitemapFile(
  snapshot: DirectorySnapshot,
  siteUrl: string,
  page: number,
  maxAddresses = MAX_ADDRESSES,
): string | null {
  const entries = listEntries(snapshot).slice((page - 1) * maxAddresses, page * maxAddresses)
  if (entries.length === 0) return null
  const urls = entries.map(
    ({ path, changedAt }) =>
      `<url><loc>${escapeXml(siteUrl + encodePath(path))}</loc><lastmod>${toMoment(changedAt)}</lastmod></url>`,
  )
  return `${DECLARATION}<urlset xmlns="${NAMESPACE}">\n${urls.join('\n')}\n</urlset>\n`
}

/** What GET /sitemap.xml answers: the addresses themselves, or an index of numbered files where one file is too small. */
export function sitemap(snapshot: DirectorySnapshot, siteUrl: string, maxAddresses = MAX_ADDRESSES): string {
  const count = 1 + snapshot.regions.size + snapshot.cityCount + snapshot.partners.length
  if (count <= maxAddresses) return sitemapFile(snapshot, siteUrl, 1, maxAddresses) ?? ''
  const changedAt = toMoment(snapshot.changedAt.getTime())
  const files = Array.from(
    { length: Math.ceil(count / maxAddresses) },
    (_, index) =>
      `<sitemap><loc>${escapeXml(`${siteUrl}/sitemap-${index + 1}.xml`)}</loc><lastmod>${changedAt}</lastmod></sitemap>`,
  )
  return `${DECLARATION}<sitemapindex xmlns="${NAMESPACE}">\n${files.join('\n')}\n</sitemapindex>\n`
}

const DECLARATION = '<?xml version="1.0" encoding="UTF-8"?>\n'
const NAMESPACE = 'http://www.sitemaps.org/schemas/sitemap/0.9'

function listEntries(snapshot: DirectorySnapshot): Entry[] {
  const places: Entry[] = []
  for (const region of snapshot.regions.values()) {
    places.push({ path: paths.state(region.state), changedAt: latest(region.partners) })
    for (const city of region.cities.values()) {
      places.push({ path: paths.city(city.state, city.city), changedAt: latest(city.partners) })
    }
  }
  const partners = snapshot.partners.map((entry) => ({
    path: paths.partner(entry),
    changedAt: entry.updatedAt,
  }))
  const home = { path: paths.home(), changedAt: snapshot.changedAt.getTime() }
  return [home, ...places, ...partners]
}

function latest(partners: readonly { updatedAt: number }[]): number {
  return partners.reduce((time, partner) => Math.max(time, partner.updatedAt), 0)
}

/** W3C date and time to the second. */
function toMoment(milliseconds: number): string {
  return `${new Date(milliseconds).toISOString().slice(0, 19)}Z`
}

function escapeXml(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll("'", '&apos;')
}
