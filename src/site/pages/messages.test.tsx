import { expect, test } from 'vitest'
import { buildSite } from '../../../tests/build-pages.ts'
import { attributesOf, metaOf, textOf, textsOf } from '../../../tests/read-html.ts'
import { renderErrorPage } from './error.tsx'
import { renderNotFoundPage } from './not-found.tsx'
import { renderPartnerNotFoundPage } from './partner-not-found.tsx'

const site = buildSite()

test('an unknown path: both buttons lead home', () => {
  const html = renderNotFoundPage(site, '/no-such-page')
  expect(textsOf(html, 'h1')).toEqual(['Page Not Found'])
  expect(textOf(html)).toMatch(/moved or deleted, or the URL may have been mistyped/)
  expect(html).toMatch(/href="\/">Return to Homepage<\/a><a[^>]*href="\/">Search for Cremation Services/)
  expect(metaOf(html, 'robots')).toBe('noindex')
})

test('an unknown partner', () => {
  const html = renderPartnerNotFoundPage(site, '/partner/x')
  expect(textsOf(html, 'h1')).toEqual(['Partner Not Found'])
  expect(textOf(html)).toContain("The partner you're looking for doesn't exist or may have been removed.")
  expect(metaOf(html, 'robots')).toBe('noindex')
})

test('failures show calm words and the request id', () => {
  const html = renderErrorPage(site, { status: 500, requestId: 'req-1' })
  expect(textsOf(html, 'h1')).toEqual(['Something went wrong'])
  expect(textOf(html)).toContain('Request number: req-1')
  expect(textsOf(renderErrorPage(site, { status: 503, requestId: null }), 'h1')).toEqual(['Back in a moment'])
  expect(metaOf(html, 'robots')).toBe('noindex')
})

test('a hostile address is escaped', () => {
  const html = renderNotFoundPage(site, '/"><script>alert(1)</script>')
  expect(attributesOf(html, 'href')).toContain('https://directory.example/"><script>alert(1)</script>')
  expect(html.match(/<script/g)).toHaveLength(1)
})
