import type { DirectorySnapshot } from '../../features/directory/snapshot/directory-view.ts'
import { encodePath, paths } from '../../shared/paths.ts'
import { SITE_TEXT_NAMES } from '../../shared/site-texts.ts'
import { escapeHtml } from '../../shared/text/escape-html.ts'
import { LOCALES, localePath } from '../../shared/text/languages.ts'

/** A changed partner makes crawlers fetch one part again. https://www.sitemaps.org/protocol.html */
const MAX_ADDRESSES = 10_000

type Entry = { path: string; changedAt: number | null }

const SLICE = 500

type Sliced<Result> = Generator<undefined, Result, undefined>

/** `page` from 1. */
export function* sitemapFile(
  snapshot: DirectorySnapshot,
  siteUrl: string,
  page: number,
  maxAddresses = MAX_ADDRESSES,
): Sliced<string | null> {
  if (page > Math.ceil(countAddresses(snapshot) / maxAddresses)) return null
  const last = page * maxAddresses
  const urls: string[] = []
  let number = 0
  for (const { path, changedAt } of listEntries(snapshot)) {
    if (number >= last) break
    if (++number > last - maxAddresses) {
      urls.push(
        `<url><loc>${escapeHtml(siteUrl + encodePath(path))}</loc>${changedAt === null ? '' : `<lastmod>${toMoment(changedAt)}</lastmod>`}</url>`,
      )
    }
    if (number % SLICE === 0) yield
  }
  return `${DECLARATION}<urlset xmlns="${NAMESPACE}">\n${urls.join('\n')}\n</urlset>\n`
}

/** Addresses, or an index of files. */
export function* sitemap(
  snapshot: DirectorySnapshot,
  siteUrl: string,
  maxAddresses = MAX_ADDRESSES,
): Sliced<string> {
  const count = countAddresses(snapshot)
  if (count <= maxAddresses) return (yield* sitemapFile(snapshot, siteUrl, 1, maxAddresses)) ?? ''
  const changedAt = toMoment(snapshot.changedAt.getTime())
  const files = Array.from(
    { length: Math.ceil(count / maxAddresses) },
    (_, index) =>
      `<sitemap><loc>${escapeHtml(`${siteUrl}/sitemap-${index + 1}.xml`)}</loc><lastmod>${changedAt}</lastmod></sitemap>`,
  )
  return `${DECLARATION}<sitemapindex xmlns="${NAMESPACE}">\n${files.join('\n')}\n</sitemapindex>\n`
}

function countAddresses(snapshot: DirectorySnapshot): number {
  const pages =
    2 + SITE_TEXT_NAMES.length + snapshot.regions.size + snapshot.cities.length + snapshot.partners.length
  return pages * LOCALES.length
}

const DECLARATION = '<?xml version="1.0" encoding="UTF-8"?>\n'
const NAMESPACE = 'http://www.sitemaps.org/schemas/sitemap/0.9'

function* listEntries(snapshot: DirectorySnapshot): Generator<Entry> {
  for (const locale of LOCALES)
    for (const { path, changedAt } of listPages(snapshot)) yield { path: localePath(locale, path), changedAt }
}

function* listPages(snapshot: DirectorySnapshot): Generator<Entry> {
  yield { path: paths.home(), changedAt: snapshot.changedAt.getTime() }
  for (const name of SITE_TEXT_NAMES) yield { path: paths.text(name), changedAt: null }
  yield { path: paths.questions(), changedAt: snapshot.changedAt.getTime() }
  for (const region of snapshot.regions.values()) {
    yield { path: paths.state(region.state), changedAt: latest(region.partners) }
    for (const city of region.cities.values()) {
      yield { path: paths.city(city.state, city.city), changedAt: latest(city.partners) }
    }
  }
  for (const entry of snapshot.partners) yield { path: paths.partner(entry), changedAt: entry.updatedAt }
}

function latest(partners: readonly { updatedAt: number }[]): number {
  return partners.reduce((time, partner) => Math.max(time, partner.updatedAt), 0)
}

function toMoment(milliseconds: number): string {
  return `${new Date(milliseconds).toISOString().slice(0, 19)}Z`
}
