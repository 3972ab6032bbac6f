import { expect, test } from 'vitest'
import { attributesOf, metaOf, structuredDataOf, textOf, textsOf } from '../../../tests/reading/read-html.ts'
import { buildSite } from '../../../tests/values/build-pages.ts'
import { renderErrorPage } from './error.tsx'
import { renderNotFoundPage, renderPartnerNotFoundPage } from './not-found.tsx'

const site = buildSite()

test('an unknown path: both buttons lead home (SITE-7)', () => {
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
  // The loader, and the data.
  expect(html.match(/<script/g)).toHaveLength(1 + structuredDataOf(html).length)
})

test('the number of the provider stands on every page that has nothing to show, where there is one', () => {
  const render = (phone: string | null) => {
    const base = buildSite()
    const site = { ...base, provider: { ...base.provider, supportPhone: phone } }
    return [
      renderNotFoundPage(site, '/x'),
      renderPartnerNotFoundPage(site, '/partner/x'),
      renderErrorPage(site, { status: 500, requestId: null }),
      renderErrorPage(site, { status: 503, requestId: null }),
      renderErrorPage(site, { status: 400, requestId: null }),
    ]
  }
  for (const html of render('1 (800) 555-0199')) expect(html).toContain('href="tel:+18005550199"')
  for (const html of render(null)) expect(html).not.toContain('support-line')
})
