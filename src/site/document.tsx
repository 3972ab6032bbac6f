import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { escapeHtml } from '../shared/text/escape-html.ts'
import { type PageHead, renderHeadTags, renderSiteTags } from './head-tags.ts'
import { SiteFooter } from './parts/frame/site-footer.tsx'
import { SiteHeader } from './parts/frame/site-header.tsx'
import { ROOFTOPS_ID, Sprite } from './parts/frame/sprite.tsx'
import { StandInNotice } from './parts/frame/stand-in-notice.tsx'
import type { Site } from './site.ts'
import { SiteProvider } from './text.tsx'

type Frame = { beforeHead: string; beforeMain: string; afterMain: string }

const frames = new WeakMap<Site, Frame>()

/** Renders a whole page. `path` is canonical. */
export function renderDocument(site: Site, page: { head: PageHead; path: string; main: ReactNode }): string {
  let frame = frames.get(site)
  if (!frame) {
    frame = renderFrame(site)
    frames.set(site, frame)
  }
  const main = renderToStaticMarkup(<SiteProvider site={site}>{page.main}</SiteProvider>)
  return (
    frame.beforeHead + renderHeadTags(site, page.head, page.path) + frame.beforeMain + main + frame.afterMain
  )
}

function renderFrame(site: Site): Frame {
  const part = (node: ReactNode) => renderToStaticMarkup(<SiteProvider site={site}>{node}</SiteProvider>)
  const notice = site.isSample
    ? `<aside class="page-notice" aria-label="${escapeHtml(site.t('Sample data'))}"><strong>${escapeHtml(site.t('This site shows sample data.'))}</strong> ${escapeHtml(
        site.t('Its partners, telephone numbers, reviews and photos are made up.'),
      )}</aside>`
    : ''
  const rooftops = site.t('Number of locations this partner operates')
  // A JSON string is one of CSS, too.
  const explanation = ` style="--explanation:${escapeHtml(JSON.stringify(rooftops))}"`
  return {
    beforeHead: `<!DOCTYPE html><html lang="${site.locale}"><head>${renderSiteTags(site)}`,
    beforeMain: `</head><body${contactData(site)}${explanation}>${part(<Sprite />)}<span id="${ROOFTOPS_ID}" hidden>${escapeHtml(rooftops)}</span><a class="button skip" href="#main">${escapeHtml(
      site.t('Skip to content'),
    )}</a>${notice}${part(<StandInNotice />)}${part(<SiteHeader />)}<main id="main" tabindex="-1">`,
    afterMain: `</main>${part(<SiteFooter />)}</body></html>`,
  }
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
