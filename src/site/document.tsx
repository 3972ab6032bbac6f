import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { encodePath } from '../shared/paths.ts'
import { escapeHtml } from '../shared/text/escape-html.ts'
import { isTranslated, LANGUAGE_TAGS } from '../shared/text/languages.ts'
import { type PageHead, renderHeadTags, renderSiteTags, renderStructuredData } from './head-tags.ts'
import { keepLinksInLanguage, leadToPage } from './parts/frame/language-switch.tsx'
import { SiteFooter } from './parts/frame/site-footer.tsx'
import { SiteHeader } from './parts/frame/site-header.tsx'
import { ROOFTOPS_ID, Sprite } from './parts/frame/sprite.tsx'
import { StandInNotice } from './parts/frame/stand-in-notice.tsx'
import type { Site } from './site.ts'
import { SiteProvider } from './text.tsx'

type Frame = { beforeHead: string; beforeMain: string; afterMain: string }

/** Of pages in all languages, and of others. */
type Frames = { translated?: Frame; other?: Frame }

const frames = new WeakMap<Site, Frames>()

type Page = {
  head: PageHead
  /** Canonical. */
  path: string
  /** For the switch of language, with the query that `path` lacks. */
  switchPath?: string
  main: ReactNode
}

export function renderDocument(site: Site, page: Page): string {
  const { beforeHead, beforeMain, afterMain } = frameFor(site, page.path)
  const made = renderToStaticMarkup(<SiteProvider site={site}>{page.main}</SiteProvider>)
  const main = keepLinksInLanguage(site.locale, made)
  const path = escapeHtml(encodePath(page.switchPath ?? page.path))
  const head = renderHeadTags(site, page.head, page.path)
  const data = renderStructuredData(site, page.head, page.path)
  return beforeHead + head + leadToPage(beforeMain, path) + main + data + leadToPage(afterMain, path)
}

function frameFor(site: Site, path: string): Frame {
  const known = frames.get(site) ?? {}
  frames.set(site, known)
  if (isTranslated(path)) {
    known.translated ??= renderFrame(site, true)
    return known.translated
  }
  known.other ??= renderFrame(site, false)
  return known.other
}

function renderFrame(site: Site, hasLanguages: boolean): Frame {
  const part = (node: ReactNode) =>
    keepLinksInLanguage(site.locale, renderToStaticMarkup(<SiteProvider site={site}>{node}</SiteProvider>))
  const notice = site.isSample
    ? `<aside class="page-notice" aria-label="${escapeHtml(site.t('Sample data'))}"><strong>${escapeHtml(site.t('This site shows sample data.'))}</strong> ${escapeHtml(
        site.t('Its partners, telephone numbers, reviews and photos are made up.'),
      )}</aside>`
    : ''
  const rooftops = site.t('Number of locations this partner operates')
  // JSON's strings are CSS's too.
  const explanation = ` style="--explanation:${escapeHtml(JSON.stringify(rooftops))}"`
  return {
    beforeHead: `<!DOCTYPE html><html lang="${LANGUAGE_TAGS[site.locale]}"${messagesOf(site)}><head>${renderSiteTags(site)}`,
    beforeMain: `</head><body${contactData(site)}${explanation}>${part(<Sprite />)}<span id="${ROOFTOPS_ID}" hidden>${escapeHtml(rooftops)}</span><a class="button skip" href="#main">${escapeHtml(
      site.t('Skip to content'),
    )}</a>${notice}${part(<StandInNotice />)}${part(<SiteHeader hasLanguages={hasLanguages} />)}<main id="main" tabindex="-1">`,
    afterMain: `</main>${part(<SiteFooter hasLanguages={hasLanguages} />)}</body></html>`,
  }
}

function messagesOf({ assets, locale }: Site): string {
  const url = assets.messageUrls?.[locale]
  return url ? ` data-messages="${escapeHtml(url)}"` : ''
}

/** For the inquiry dialog. */
function contactData({ provider }: Site): string {
  const facts = {
    'support-email': provider.supportEmail,
    provider: provider.name,
    'reads-within': provider.readsWithin,
    ...(provider.supportPhone !== null && { 'support-phone': provider.supportPhone }),
  }
  return Object.entries(facts)
    .map(([name, text]) => ` data-${name}="${escapeHtml(text)}"`)
    .join('')
}
