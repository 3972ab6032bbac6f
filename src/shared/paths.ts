import { LIST_KEYS, type ListOptions } from './lists.ts'
import { toSlug } from './places/slugs.ts'
import type { SiteTextName } from './site-texts.ts'
import type { Locale } from './text/i18n.ts'

type PlaceOfPartner = { id: string; slug: string; city: string; state: string }

export const paths = {
  home: () => '/',
  search: (query?: string, page = 1, options: ListOptions = {}) =>
    withQuery('/search', { q: query }, options, page),
  /** `in`: a cityKey. */
  filter: (list: { q?: string | undefined; in?: string | undefined }, options: ListOptions = {}) =>
    withQuery('/filter', list, options),
  state: (state: string) => `/state/${toSlug(state)}`,
  city: (state: string, city: string) => `/state/${toSlug(state)}/city/${toSlug(city)}`,
  cityList: (state: string, city: string, page = 1, options: ListOptions = {}) =>
    withQuery(paths.city(state, city), {}, options, page),
  /** "texas/houston" */
  cityKey: (state: string, city: string) => `${toSlug(state)}/${toSlug(city)}`,
  stateCities: (state: string, page = 1) => withQuery(paths.state(state), {}, {}, page),
  /** Canonical; takes ids too. */
  partner: (partner: PlaceOfPartner) => `${paths.city(partner.state, partner.city)}/${partner.slug}`,
  partnerShort: (idOrSlug: string) => `/partner/${encodeURIComponent(idOrSlug)}`,
  ask: (idOrSlug: string) => `/partner/${encodeURIComponent(idOrSlug)}/ask`,
  /** Forbidden in robots.txt: it may cost money. */
  fromGoogle: (idOrSlug: string) => `/partner/${encodeURIComponent(idOrSlug)}/google`,
  googlePhoto: (partnerId: string, index: number) => `/google-photos/${partnerId}/${index}`,
  /** `proof`: proveReceipt of the reference. */
  askSent: (idOrSlug: string, reference: string, proof: string, wantsCopy = false) =>
    `${paths.ask(idOrSlug)}?${new URLSearchParams({ reference, proof, ...(wantsCopy && { copy: '1' }) })}`,
  shortlist: (slugs: readonly string[] = []) =>
    slugs.length === 0 ? '/shortlist' : `/shortlist?${new URLSearchParams({ p: slugs.join(',') })}`,
  addToShortlist: (slug: string, slugs: readonly string[] = []) =>
    `/shortlist?${new URLSearchParams({ ...(slugs.length > 0 && { p: slugs.join(',') }), add: slug })}`,
  /** `reported`: says thank you. */
  report: (idOrSlug: string, reported?: string) =>
    `/partner/${encodeURIComponent(idOrSlug)}/report${reported ? `?reported=${reported}` : ''}`,
  partnerCheck: (id?: string, proof = '') =>
    id === undefined ? '/still-right' : `/still-right?${new URLSearchParams({ check: id, proof })}`,
  contacted: (reference?: string, proof = '') =>
    reference === undefined ? '/contacted' : `/contacted?${new URLSearchParams({ reference, proof })}`,
  text: (name: SiteTextName) => `/${name}`,
  questions: () => '/questions',
  question: (id: string) => `/questions#q-${id}`,
  ownInquiry: (reference?: string, proof = '') =>
    reference === undefined ? '/inquiry' : `/inquiry?${new URLSearchParams({ reference, proof })}`,
  inquiryCopy: () => '/inquiry/copy',
  partnerTools: () => '/partner-tools',
  pressRelease: () => '/partner-tools/press-release',
  pressReleaseDocument: () => '/partner-tools/press-release/document',
  toolFor: (tool: string, slug: string) => `${tool}?${new URLSearchParams({ partner: slug })}`,
  partnerToolsAccess: () => '/partner-tools/access',
  videoMaker: () => '/partner-tools/video',
  video: (id: string) => `/partner-tools/video/${id}`,
  videoCancel: (id: string) => `/partner-tools/video/${id}/cancel`,
  pressKit: (id: string) => `/partner-tools/video/${id}/press-kit`,
  /** `ending`: mp4, jpg, vtt, srt. */
  videoFile: (token: string, ending: string) => `/videos/${token}.${ending}`,
  videoDownload: (fileUrl: string) => `${fileUrl}?download=1`,
  videoTemplateFile: (name: string) => `/videos/templates/${name}`,
  sitemap: () => '/sitemap.xml',
  /** 1200 × 630; `subject`: home, search, state/{slug} … */
  socialImage: (subject: string, locale: Locale = 'en') =>
    `/social/${locale === 'en' ? '' : `${locale}/`}${subject}.jpg`,
} as const

/** In fixed order: one address per page. */
function withQuery(
  path: string,
  list: Readonly<Record<string, string | undefined>>,
  options: ListOptions,
  page = 1,
): string {
  const params = new URLSearchParams()
  const set = (name: string, value: string | undefined) => value !== undefined && params.set(name, value)
  for (const [name, value] of Object.entries(list)) set(name, value)
  for (const name of LIST_KEYS) set(name, options[name])
  if (page > 1) params.set('page', String(page))
  return params.size > 0 ? `${path}?${params}` : path
}

/** CARD-1. */
export function mapsUrl(place: {
  name?: string
  address: string
  city: string
  state: string
  zipCode: string
}): string {
  const text = [place.name, place.address, `${place.city}, ${place.state} ${place.zipCode}`]
    .filter(Boolean)
    .join(', ')
  return `https://www.google.com/maps/search/?api=1&query=${encodeURIComponent(text.toWellFormed()).replaceAll('%20', '+')}`
}

/** With the source parameter (SITE-5); null unless http(s). */
export function websiteUrl(website: string | null, source: string): string | null {
  if (!website) return null
  const url = URL.parse(/^[a-z][a-z0-9+.-]*:/i.test(website) ? website : `https://${website}`)
  if (!url || !/^https?:$/.test(url.protocol) || url.username || url.password) return null
  if (url.search) url.searchParams.set('utm_source', source)
  else url.search = `utm_source=${encodeURIComponent(source)}`
  return url.href
}

/** Takes attached_assets/ paths from the root (SITE-5). */
export function fromSiteRoot(path: string): string {
  return path.startsWith('attached_assets/') ? `/${path}` : path
}

/** Null when a page must not load it. */
export function imageUrl(path: string | null): string | null {
  const url = fromSiteRoot(path ?? '')
  return /^(?:\/(?![/\\])|https?:\/\/)/i.test(url) ? url : null
}

/** Percent-encodes non-ASCII characters. */
export function encodePath(path: string): string {
  return path.replace(/[^\x21-\x7e]+/g, encodeURIComponent)
}
