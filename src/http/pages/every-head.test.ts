import { readdir } from 'node:fs/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { metaOf, structuredDataOf, textsOf } from '../../../tests/reading/read-html.ts'
import { makeApp, type TestApp } from '../../../tests/sites/make-app.ts'
import { urlencoded } from '../../../tests/sites/make-video-site.ts'
import { insertPartners } from '../../../tests/values/build.ts'
import { VIDEO_FORM } from '../../../tests/values/video-form.ts'
import { partnerChecks } from '../../db/schema/partner-checks.ts'
import { contactedPath } from '../../features/inquiries/contacted/mark-contacted.ts'
import { proveReceipt, readSigningKey } from '../../features/inquiries/receive/signing-key.ts'
import { ownInquiryPath } from '../../features/inquiries/withdraw/own-inquiry.ts'
import { checkPath } from '../../features/partner-checks/stored-check.ts'
import { createPlacesClient } from '../../integrations/google-places/create-places-client.ts'
import { paths } from '../../shared/paths.ts'

const HOSTILE = '</script><script>alert("1")</script><!--'
const SLUG = 'hostile-house'
/** By file of site/pages, without its ending. `*`: an answer that has to be prepared first. */
const PAGES: Record<string, string[]> = {
  ask: [`/partner/${SLUG}/ask`, '*ask sent'],
  city: ['/state/north-carolina/city/asheville', '/state/north-carolina/city/boone'],
  contacted: ['*contacted'],
  error: ['*error'],
  filter: ['/filter', '/filter?q=asheville', `/filter?q=${encodeURIComponent(HOSTILE)}`],
  'from-google': [`/partner/${SLUG}/google`],
  home: ['/', '/?for=just-died'],
  'not-found': ['/no-such-path', `/${encodeURIComponent(HOSTILE)}`, '/partner/no-such-house'],
  'own-inquiry': ['*own inquiry'],
  partner: [`/state/north-carolina/city/asheville/${SLUG}`],
  'partner-check': ['*partner check'],
  'partner-tools/access': ['*access'],
  'partner-tools/hub': ['/partner-tools'],
  'partner-tools/press-release': [
    '/partner-tools/press-release',
    `/partner-tools/press-release?partner=${SLUG}`,
    `/partner-tools/press-release?q=${encodeURIComponent(HOSTILE)}`,
    '*release refused',
  ],
  'partner-tools/video': ['/partner-tools/video', `/partner-tools/video?partner=${SLUG}`, '*video'],
  questions: ['/questions'],
  'report-partner': [`/partner/${SLUG}/report`],
  search: ['/search', '/search?q=asheville', '/search?q=qqxzzy', `/search?q=${encodeURIComponent(HOSTILE)}`],
  shortlist: ['/shortlist', `/shortlist?p=${SLUG}`, `/shortlist?q=${encodeURIComponent(HOSTILE)}`],
  'site-text': ['/first-steps', '/privacy', '/terms', '/accessibility', '/how-partners-are-listed'],
  state: ['/state/north-carolina', '/state/wyoming'],
}
/** Sent while nothing else works: the least that a browser shows. */
const WITHOUT_HEAD = ['bare']

let site: TestApp
let closed: TestApp
let admin: Awaited<ReturnType<TestApp['signIn']>>
beforeAll(async () => {
  site = await makeApp({ SITE_URL: 'https://directory.example' })
  closed = await makeApp({ PARTNER_TOOLS_CODE: 'a-long-enough-code' })
  // Nothing listens there: the page shows that Google is away.
  site.app.places = createPlacesClient({ apiKey: 'a-key', url: 'http://127.0.0.1:9' })
  admin = await site.signIn()
  await insertPartners(site.app.db, {
    slug: SLUG,
    name: HOSTILE,
    description: HOSTILE,
    email: 'office@hostile.example',
    googlePlaceId: 'a-place',
  })
  await site.app.directory.refresh()
})
afterAll(async () => {
  await site.close()
  await closed.close()
})

/** An inquiry to the hostile partner. */
async function ask() {
  const [partner] = (await (await site.request('/api/partners')).json()) as { id: string }[]
  const answer = await site.request('/api/inquiries', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      partnerId: partner?.id,
      name: 'Ada Wren',
      email: 'ada@example.org',
      message: 'What does it cost, and how long does it take?',
    }),
  })
  const { reference } = (await answer.json()) as { reference: string }
  return { key: await readSigningKey(site.app.db), partnerId: partner?.id ?? '', reference }
}

const PREPARED: Record<string, () => Promise<Response>> = {
  async '*ask sent'() {
    const { key, partnerId, reference } = await ask()
    return site.request(paths.askSent(SLUG, reference, proveReceipt(key, partnerId, reference)))
  },
  async '*own inquiry'() {
    const { key, reference } = await ask()
    return site.request(ownInquiryPath(key, reference))
  },
  async '*contacted'() {
    const { key, reference } = await ask()
    return site.request(contactedPath(key, reference))
  },
  async '*partner check'() {
    const { key, partnerId } = await ask()
    await admin.call('POST', '/api/admin/partner-checks', { ids: [partnerId] })
    const [row] = await site.app.db.select({ id: partnerChecks.id }).from(partnerChecks)
    return site.request(checkPath(key, row?.id ?? ''))
  },
  '*access': () => closed.request('/partner-tools'),
  '*error': () => site.request('/state/texas', { method: 'PUT' }),
  '*release refused': () =>
    site.request('/partner-tools/press-release', urlencoded({ companyName: HOSTILE })),
  async '*video'() {
    const sent = await site.request(
      '/partner-tools/video',
      urlencoded({ ...VIDEO_FORM, companyName: HOSTILE }),
    )
    return site.request(sent.headers.get('location') ?? '')
  },
}
const answerOf = (page: string) => PREPARED[page]?.() ?? site.request(page)

test('every page of the site is among these', async () => {
  const files = await readdir('src/site/pages', { recursive: true })
  const pages = files.filter((file) => /(?<!\.test)\.tsx$/.test(file)).map((file) => file.replace('.tsx', ''))
  expect(pages.sort()).toEqual([...Object.keys(PAGES), ...WITHOUT_HEAD].sort())
  expect(Object.values(PAGES).flat()).toEqual(expect.arrayContaining(Object.keys(PREPARED)))
})

test.each(Object.values(PAGES).flat())(
  '%s holds structured data, which hostile words cannot leave (SITE-2)',
  async (page) => {
    const html = await (await answerOf(page)).text()
    expect(html).toContain('<main')
    const data = structuredDataOf(html)
    expect(data.length).toBeGreaterThan(0)
    for (const item of data) {
      expect(item['@context']).toBe('https://schema.org')
      expect(item['@type']).toMatch(/^[A-Z][A-Za-z]+$/)
    }
    // One loader, and the data.
    expect(html.match(/<script/gi)).toHaveLength(1 + data.length)
    expect(html).not.toContain('alert("1")')
    expect(html).not.toMatch(/<!--/)
  },
)

const UNINDEXED = /^(access|error|not-found|search|partner-tools\/.*)$/

test.each(Object.entries(PAGES).flatMap(([kind, pages]) => pages.map((page) => ({ kind, page }))))(
  '$page says the same to search engines and networks (SITE-2, SITE-3)',
  async ({ kind, page }) => {
    const html = await (await answerOf(page)).text()
    const [title] = textsOf(html, 'title')
    const description = metaOf(html, 'description')
    expect(title).toMatch(/\S/)
    expect(description).toMatch(/\S/)
    expect(description?.length).toBeLessThanOrEqual(160)
    expect(metaOf(html, 'keywords')).toMatch(/\S/)
    const canonical = /<link rel="canonical" href="([^"]*)">/.exec(html)?.[1]
    expect(canonical).toMatch(page.startsWith('*access') ? /^http:/ : /^https:\/\/directory\.example\//)
    expect(canonical).not.toContain('proof')
    const image = metaOf(html, 'og:image')
    expect(image).toMatch(/^https?:\/\/[^/]+\/social\/.+\.jpg$/)
    const tags = ['type', 'title', 'description', 'url', 'image:width', 'image:height', 'image:alt', 'locale']
    expect(tags.map((tag) => metaOf(html, `og:${tag}`))).toEqual([
      'website',
      title,
      description,
      canonical,
      '1200',
      '630',
      title,
      'en_US',
    ])
    expect(metaOf(html, 'twitter:card')).toBe('summary_large_image')
    if (UNINDEXED.test(kind)) expect(metaOf(html, 'robots')).toBe('noindex')
  },
)

test('a page that is nothing more particular says its name, words, address, language and site (SITE-2)', async () => {
  const html = await (await site.request('/partner-tools/press-release')).text()
  expect(structuredDataOf(html)).toEqual([
    {
      '@context': 'https://schema.org',
      '@type': 'WebPage',
      name: textsOf(html, 'title')[0],
      description: metaOf(html, 'description'),
      url: 'https://directory.example/partner-tools/press-release',
      inLanguage: 'en',
      isPartOf: {
        '@type': 'WebSite',
        name: metaOf(html, 'og:site_name'),
        url: 'https://directory.example/',
      },
    },
  ])
})
