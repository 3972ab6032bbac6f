import type { FaqItem } from '../shared/faq/faq.ts'
import { type OpeningSpan, readHours } from '../shared/partner-fields/opening-hours.ts'
import type { Partner, PartnerCard } from '../shared/partners/partner.ts'
import { imageUrl, paths } from '../shared/paths.ts'
import type { Region } from '../shared/places/regions.ts'
import { LANGUAGE_TAGS } from '../shared/text/languages.ts'
import { telUrl } from '../shared/text/phone.ts'
import { inLanguage, pageUrl, type Site, wordOf } from './site.ts'

/** Source: https://schema.org and Google's structured data documentation. */

/** PARTNER-5. */
const SERVICE_RADIUS_METERS = 50000
const CONTEXT = 'https://schema.org'

export type Crumb = { name: string; path?: string }

/** For pages without a type of their own. `url` is absolute. */
export function webPageData(site: Site, page: { name: string; description: string; url: string }): object {
  return {
    '@context': CONTEXT,
    '@type': 'WebPage',
    ...page,
    inLanguage: LANGUAGE_TAGS[site.locale],
    isPartOf: webSite(site),
  }
}

const webSite = (site: Site) => ({
  '@type': 'WebSite',
  name: `${site.provider.name} ${site.t('Partner Directory')}`,
  url: pageUrl(site, paths.home()),
})

/** With its search. */
export function webSiteData(site: Site): object {
  return {
    '@context': CONTEXT,
    ...webSite(site),
    inLanguage: LANGUAGE_TAGS[site.locale],
    publisher: { '@type': 'Organization', name: site.provider.name, url: site.provider.url },
    potentialAction: {
      '@type': 'SearchAction',
      target: {
        '@type': 'EntryPoint',
        urlTemplate: `${pageUrl(site, paths.search())}?q={search_term_string}`,
      },
      'query-input': 'required name=search_term_string',
    },
  }
}

/** The first step first. */
export function breadcrumbData(site: Site, crumbs: Crumb[]): object {
  return {
    '@context': CONTEXT,
    '@type': 'BreadcrumbList',
    itemListElement: crumbs.map((crumb, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: crumb.name,
      item: crumb.path === undefined ? undefined : pageUrl(site, crumb.path),
    })),
  }
}

/** Positions from `first`. */
export function partnerListData(site: Site, name: string, partners: PartnerCard[], first = 1): object[] {
  const links = partners.map((partner) => ({ name: partner.name, path: paths.partner(partner) }))
  return linkListData(site, name, links, first)
}

/** The same. */
export function linkListData(
  site: Site,
  name: string,
  links: { name: string; path: string }[],
  first = 1,
): object[] {
  if (links.length === 0) return []
  const itemListElement = links.map((link, index) => ({
    '@type': 'ListItem',
    position: first + index,
    name: link.name,
    url: pageUrl(site, link.path),
  }))
  return [{ '@context': CONTEXT, '@type': 'ItemList', name, numberOfItems: links.length, itemListElement }]
}

/** Empty without questions. */
export function faqData(site: Site, items: FaqItem[]): object[] {
  if (items.length === 0) return []
  const mainEntity = items.map((item) => {
    const { question, answer, lang } = inLanguage(site, item)
    const inOther = lang && { inLanguage: lang }
    return {
      '@type': 'Question',
      name: question,
      ...inOther,
      acceptedAnswer: { '@type': 'Answer', text: answer, ...inOther },
    }
  })
  return [{ '@context': CONTEXT, '@type': 'FAQPage', mainEntity }]
}

/** PARTNER-5. Others' ratings may not be published as one's own (developers.google.com, "Review snippet"). */
export function localBusinessData(
  site: Site,
  partner: Partner,
  region: Region | null,
  description: string,
): object {
  const url = pageUrl(site, paths.partner(partner))
  const point = partner.coordinates && {
    '@type': 'GeoCoordinates',
    latitude: partner.coordinates.latitude.toFixed(5),
    longitude: partner.coordinates.longitude.toFixed(5),
  }
  const image = imageUrl(partner.imageUrl) ?? paths.socialImage(`partner/${partner.slug}`, site.locale)
  const sameAs = Object.values(partner.socialMedia ?? {}).filter((link) => /^https?:\/\//i.test(link ?? ''))
  return {
    '@context': CONTEXT,
    '@type': 'LocalBusiness',
    '@id': site.siteUrl + paths.partner(partner),
    name: partner.name,
    description,
    url,
    image: image.startsWith('/') ? site.siteUrl + image : image,
    telephone: telUrl(partner.phone).slice('tel:'.length),
    email: partner.email ?? undefined,
    priceRange: '$$',
    ...ownFacts(site, partner, region),
    address: {
      '@type': 'PostalAddress',
      streetAddress: partner.address,
      addressLocality: partner.city,
      addressRegion: region?.code ?? partner.state,
      postalCode: partner.zipCode,
      addressCountry: region?.country ?? 'US',
    },
    geo: point ?? undefined,
    areaServed: point
      ? { '@type': 'GeoCircle', geoMidpoint: point, geoRadius: SERVICE_RADIUS_METERS }
      : { '@type': 'City', name: partner.city },
    sameAs: sameAs.length > 0 ? sameAs : undefined,
  }
}

const DAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday']

/** What the partner has said. */
function ownFacts(site: Site, partner: Partner, region: Region | null): object {
  const hours = readHours(partner.openingHours ?? '') ?? []
  const price = partner.directCremationFrom
  return {
    openingHoursSpecification: hours.length > 0 ? hours.map(hoursData) : undefined,
    contactPoint: partner.answersDayAndNight
      ? {
          '@type': 'ContactPoint',
          contactType: 'customer service',
          telephone: telUrl(partner.phone).slice('tel:'.length),
          hoursAvailable: hoursData({ days: [...DAYS.keys()], opens: '00:00', closes: '24:00' }),
        }
      : undefined,
    knowsLanguage:
      partner.languages.length > 0 ? partner.languages.map((language) => wordOf(site, language)) : undefined,
    makesOffer:
      price === null
        ? undefined
        : {
            '@type': 'Offer',
            itemOffered: { '@type': 'Service', name: site.t('Direct cremation') },
            priceSpecification: {
              '@type': 'PriceSpecification',
              minPrice: price,
              priceCurrency: region?.country === 'CA' ? 'CAD' : 'USD',
              validFrom: partner.directCremationFromOn ?? undefined,
            },
          },
  }
}

const hoursData = ({ days, opens, closes }: OpeningSpan) => ({
  '@type': 'OpeningHoursSpecification',
  dayOfWeek: days.map((day) => DAYS[day]),
  opens,
  closes: closes === '24:00' ? '23:59' : closes,
})
