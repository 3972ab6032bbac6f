import { paths } from '../shared/paths.ts'
import { escapeHtml, escapeJson } from '../shared/text/escape-html.ts'
import { isTranslated, LANGUAGE_TAGS, LOCALES } from '../shared/text/languages.ts'
import { cutAtWord, META_DESCRIPTION_LENGTH } from './cut-text.ts'
import { pageUrl, type Site } from './site.ts'
import { webPageData } from './structured-data.ts'

export type PageHead = {
  /** With the provider's name. */
  title: string
  description: string
  keywords: string[]
  /** For `paths.socialImage`. */
  socialImage: string
  /** schema.org objects; without any, a WebPage. */
  structuredData?: object[]
  isIndexed?: boolean
  /** Without JavaScript. */
  refreshSeconds?: number
}

/** `title` without the provider's name. */
export function unindexedHead({ provider }: Site, title: string, description = title): PageHead {
  return {
    title: `${title} | ${provider.name}`,
    description,
    keywords: [provider.name],
    socialImage: 'home',
    isIndexed: false,
  }
}

/** `--paper` in ui/tokens.css. */
const THEME_COLORS = { light: '#fcfaf5', dark: '#191715' }
const OG_LOCALES = { en: 'en_US', fr: 'fr_CA', es: 'es_US' }

/** `path` is canonical. */
export function renderHeadTags(site: Site, head: PageHead, path: string): string {
  const url = pageUrl(site, path)
  const image = site.siteUrl + paths.socialImage(head.socialImage, site.locale)
  const description = shorten(head.description)
  return [
    `<title>${escapeHtml(head.title)}</title>`,
    named('description', description),
    named('keywords', head.keywords.join(', ')),
    head.isIndexed === false ? named('robots', 'noindex') : '',
    `<link rel="canonical" href="${escapeHtml(url)}">`,
    head.isIndexed === false ? '' : alternates(site, path),
    property('og:type', 'website'),
    property('og:site_name', `${site.provider.name} ${site.t('Partner Directory')}`),
    property('og:title', head.title),
    property('og:description', description),
    property('og:url', url),
    property('og:image', image),
    property('og:image:width', '1200'),
    property('og:image:height', '630'),
    property('og:image:alt', head.title),
    property('og:locale', OG_LOCALES[site.locale]),
    // Title, words and image are Open Graph's.
    named('twitter:card', 'summary_large_image'),
    head.refreshSeconds === undefined
      ? ''
      : `<noscript><meta http-equiv="refresh" content="${head.refreshSeconds}"></noscript>`,
  ].join('')
}

/** Behind the page: both hold the FAQ, and gzip finds a repeat within 32 KB only. */
export function renderStructuredData(site: Site, head: PageHead, path: string): string {
  const { title, description, structuredData = [] } = head
  const ofPage = () =>
    webPageData(site, { name: title, description: shorten(description), url: pageUrl(site, path) })
  return (structuredData.length > 0 ? structuredData : [ofPage()])
    .map((data) => `<script type="application/ld+json">${escapeJson(data)}</script>`)
    .join('')
}

const shorten = (description: string) => cutAtWord(description, META_DESCRIPTION_LENGTH)

/** The style sheet precedes any preload. */
export function renderSiteTags(site: Site): string {
  const { sheetUrl, fontUrls, loaderUrl } = site.assets
  const fonts = fontUrls.map(
    (url) => `<link rel="preload" href="${escapeHtml(url)}" as="font" type="font/woff2" crossorigin>`,
  )
  return [
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    '<meta name="color-scheme" content="light dark">',
    `<meta name="theme-color" media="(prefers-color-scheme: light)" content="${THEME_COLORS.light}">`,
    `<meta name="theme-color" media="(prefers-color-scheme: dark)" content="${THEME_COLORS.dark}">`,
    `<link rel="stylesheet" href="${escapeHtml(sheetUrl)}">`,
    ...fonts,
    '<link rel="icon" href="/favicon.svg" type="image/svg+xml">',
    '<link rel="apple-touch-icon" href="/apple-touch-icon.png">',
    `<script type="module" fetchpriority="low" src="${escapeHtml(loaderUrl)}"></script>`,
  ].join('')
}

/** Source: developers.google.com/search, "Localized versions". */
function alternates(site: Site, path: string): string {
  if (!isTranslated(path)) return ''
  const link = (tag: string, url: string) =>
    `<link rel="alternate" hreflang="${tag}" href="${escapeHtml(url)}">`
  const links = LOCALES.map((locale) => link(LANGUAGE_TAGS[locale], pageUrl({ ...site, locale }, path)))
  return links.join('') + link('x-default', pageUrl({ ...site, locale: 'en' }, path))
}

const named = (name: string, content: string) => `<meta name="${name}" content="${escapeHtml(content)}">`
const property = (name: string, content: string) =>
  `<meta property="${name}" content="${escapeHtml(content)}">`
