/** Every URL of the public product and its builder: nobody else puts a path together. */
import { toSlug } from './places/slugs.ts'

type PlaceOfPartner = { id: string; slug: string; city: string; state: string }

export const paths = {
  home: () => '/',
  search: (query?: string, page = 1) => {
    const params = new URLSearchParams()
    if (query !== undefined) params.set('q', query)
    if (page > 1) params.set('page', String(page))
    return params.size > 0 ? `/search?${params}` : '/search'
  },
  state: (state: string) => `/state/${toSlug(state)}`,
  city: (state: string, city: string) => `/state/${toSlug(state)}/city/${toSlug(city)}`,
  /** The canonical page of a partner; the last segment also accepts the id. */
  partner: (partner: PlaceOfPartner) => `${paths.city(partner.state, partner.city)}/${partner.slug}`,
  partnerShort: (idOrSlug: string) => `/partner/${encodeURIComponent(idOrSlug)}`,
  /** The inquiry form as a page of its own: what the dialog is without JavaScript. */
  ask: (idOrSlug: string) => `/partner/${encodeURIComponent(idOrSlug)}/ask`,
  /** Where the form leads once it was sent; `proof` is what proveReceipt gave for the reference. */
  askSent: (idOrSlug: string, reference: string, proof: string) =>
    `${paths.ask(idOrSlug)}?${new URLSearchParams({ reference, proof })}`,
  sitemap: () => '/sitemap.xml',
  /** Drawn sharing image, 1200 × 630 JPEG; `subject` is home, search, state/{slug}, city/{state}/{city}, partner/{slug}. */
  socialImage: (subject: string) => `/social/${subject}.jpg`,
} as const

/** A maps search for an address: where address lines, pins and 'Send Directions to My Phone' lead. */
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

/**
 * A partner's website with the source-tracking parameter, through the URL parser, so that its own query and
 * fragment survive. Returns null for anything that is not http(s): such a link is not shown.
 */
export function websiteUrl(website: string | null, source: string): string | null {
  if (!website) return null
  const url = URL.parse(/^[a-z][a-z0-9+.-]*:/i.test(website) ? website : `https://${website}`)
  if (!url || !/^https?:$/.test(url.protocol) || url.username || url.password) return null
  if (url.search) url.searchParams.set('utm_source', source)
  // Without a query of its own the parameters need no list, which costs more than the rest.
  else url.search = `utm_source=${encodeURIComponent(source)}`
  return url.href
}

/** Image paths beginning with attached_assets/ are served from the site root (spec, section 2). */
export function fromSiteRoot(path: string): string {
  return path.startsWith('attached_assets/') ? `/${path}` : path
}

/** The address of a picture, of this site or http(s) of another; null where there is none that a page may ask for. */
export function imageUrl(path: string | null): string | null {
  const url = fromSiteRoot(path ?? '')
  return /^(?:\/(?![/\\])|https?:\/\/)/i.test(url) ? url : null
}

/** A telephone number as a `tel:` link: digits with the country code where ten digits are given. */
export function telUrl(phone: string): string {
  const [main = '', extension] = phone.split(/\s*(?:x|ext\.?)\s*/i)
  const digits = main.replace(/\D/g, '')
  const number = digits.length === 10 ? `+1${digits}` : `+${digits}`
  return extension ? `tel:${number};ext=${extension.replace(/\D/g, '')}` : `tel:${number}`
}
