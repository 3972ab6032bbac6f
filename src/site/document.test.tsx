import { expect, test } from 'vitest'
import { attributeNamesOf, metaOf, structuredDataOf, textsOf } from '../../tests/reading/read-html.ts'
import {
  buildCard,
  buildFaqItem,
  buildPartnerPage,
  buildSearchPage,
  buildSite,
  buildWholePartner,
} from '../../tests/values/build-pages.ts'
import { renderDocument } from './document.tsx'
import type { PageHead } from './head-tags.ts'
import { renderPartnerPage } from './pages/partner.tsx'
import { renderSearchPage } from './pages/search.tsx'

const head: PageHead = {
  title: 'A title',
  description: 'A description.',
  keywords: ['one', 'two'],
  socialImage: 'home',
}

test('the head orders style sheet, fonts, then the script at low priority', () => {
  const html = renderDocument(buildSite(), { head, path: '/', main: <p>Text</p> })
  expect(html).toMatch(/^<!DOCTYPE html><html lang="en"><head><meta charset="utf-8">/)
  const at = (text: string) => html.indexOf(text)
  expect(at('<link rel="stylesheet" href="/assets/site.css">')).toBeGreaterThan(0)
  expect(at('rel="preload"')).toBeGreaterThan(at('rel="stylesheet"'))
  expect(at('<script type="module" fetchpriority="low" src="/assets/loader.js">')).toBeGreaterThan(
    at('rel="preload"'),
  )
  expect(html).toContain('<a class="button skip" href="#main">Skip to content</a>')
  expect(html).toMatch(/<main id="main"[^>]*><p>Text<\/p><script type="application\/ld\+json">/)
  expect(html).toContain('media="(prefers-color-scheme: dark)" content="#191715"')
})

test('two sites do not share their frames', () => {
  const page = { head, path: '/', main: null }
  const other = buildSite({
    provider: {
      name: 'Pebble & Sons',
      url: 'https://pebble.example',
      supportEmail: 'a@pebble.example',
      supportPhone: null,
      readsWithin: 'one working day',
    },
  })
  renderDocument(buildSite(), page)
  expect(renderDocument(other, page)).toContain('Pebble &amp; Sons')
})

test('a description is cut at 160 characters, between words (SITE-2)', () => {
  const description = `${'word '.repeat(31)}longer words`
  const shown =
    metaOf(
      renderDocument(buildSite(), { head: { ...head, description }, path: '/', main: null }),
      'description',
    ) ?? ''
  expect(shown.length).toBeLessThanOrEqual(160)
  expect(shown.endsWith('word...')).toBe(true)
})

const HOSTILE = [
  '</script><script>alert(1)</script>',
  '<!--<script>',
  ']]>',
  '"><img src=x onerror=alert(1)>',
  "' onmouseover='alert(1)",
  'line\u2028and\u2029paragraph',
  "{count, plural, other {#}} {x} '{y}' ''",
  '\u0000 NUL and \ud800 half',
  '&amp;&lt;',
]

test.each(HOSTILE)('hostile text stays text everywhere: %j', (text) => {
  const partner = buildWholePartner({
    name: text,
    description: text,
    longDescription: text,
    address: text,
    city: text,
    servicesOffered: [text],
    partnerSince: text,
  })
  const page = buildPartnerPage({
    partner,
    nearby: [buildCard({ name: text, description: text })],
    faq: [buildFaqItem({ question: text, answer: text })],
  })
  const html = renderPartnerPage(buildSite(), page)
  const calm = renderPartnerPage(
    buildSite(),
    buildPartnerPage({ nearby: [buildCard()], faq: [buildFaqItem()] }),
  )
  const count = (tag: string, where: string) => where.match(new RegExp(`<${tag}\\b`, 'g'))?.length ?? 0
  for (const tag of ['script', 'img', 'style', 'meta']) expect(count(tag, html)).toBe(count(tag, calm))
  expect(attributeNamesOf(html).filter((name) => /^on/i.test(name))).toEqual([])
  const business = structuredDataOf(html).find((item) => item['@type'] === 'LocalBusiness')
  expect(business?.name).toBe(text)
  expect(structuredDataOf(html).find((item) => item['@type'] === 'FAQPage')).toMatchObject({
    mainEntity: [{ name: text }],
  })
})

test.each(HOSTILE)('a hostile query stays text: %j', (query) => {
  const html = renderSearchPage(buildSite(), buildSearchPage({ query, suggestions: [query] }))
  // The loader, and the data.
  expect(html.match(/<script/g)).toHaveLength(1 + structuredDataOf(html).length)
  expect(attributeNamesOf(html).filter((name) => /^on/i.test(name))).toEqual([])
  expect(textsOf(html, 'h1')).toHaveLength(1)
})
