import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { metaOf, textOf, textsOf } from '../../../tests/reading/read-html.ts'
import { makeApp, type TestApp } from '../../../tests/sites/make-app.ts'
import { insertPartners } from '../../../tests/values/build.ts'
import { directoryState } from '../../db/schema/directory.ts'
import { takeNextVersion } from '../../features/directory/snapshot/directory-version.ts'

let site: TestApp
beforeAll(async () => {
  site = await makeApp({ SITE_URL: 'https://directory.example' })
  await insertPartners(site.app.db, { name: 'Cedar Hollow', slug: 'cedar-hollow' })
  await site.app.db.transaction(async (tx) => {
    // The directory may have read the partner's version already.
    await takeNextVersion(tx)
    await tx.update(directoryState).set({ isSample: true })
  })
  await site.app.directory.refresh()
})
afterAll(() => site.close())

const INDEXED = [
  '/',
  '/state/north-carolina',
  '/state/north-carolina/city/asheville',
  '/state/north-carolina/city/asheville/cedar-hollow',
  '/first-steps',
  '/questions',
  '/privacy',
  '/shortlist',
]
const UNINDEXED = [
  '/search?q=cedar',
  '/filter?q=cedar',
  '/filter?in=north-carolina/asheville',
  '/shortlist?p=cedar-hollow',
  '/partner/cedar-hollow/ask',
  '/partner-tools',
  '/partner-tools/press-release',
  '/partner-tools/video',
  '/no-such-path',
  '/partner/no-such-house',
]
const CONSOLE = ['/admin', '/admin/login', '/admin/partners']
const get = async (path: string) => (await site.request(path)).text()

describe.each([...INDEXED, ...UNINDEXED])('%s', (path) => {
  test('has header and footer (SITE-1)', async () => {
    const html = await get(path)
    const [header = ''] = /<header.*?<\/header>/s.exec(html) ?? []
    const [footer = ''] = /<footer.*?<\/footer>/s.exec(html) ?? []
    expect(textOf(header)).toContain('Partner Directory')
    for (const words of ['About', 'Contact']) expect(textOf(header)).toContain(words)
    for (const words of ['Families', 'Partners', 'Support', 'Facebook', '©', 'public-benefit corporation'])
      expect(textOf(footer)).toContain(words)
  })

  test('names itself to search engines and networks (SITE-2)', async () => {
    const html = await get(path)
    expect(textsOf(html, 'title')).toEqual([expect.stringMatching(/\S/)])
    for (const name of ['description', 'keywords', 'og:title', 'og:description', 'og:image', 'twitter:card'])
      expect(metaOf(html, name), name).toMatch(/\S/)
    expect(metaOf(html, 'og:url')).toMatch(/^https:\/\/directory\.example\//)
    expect(html).toMatch(/<link rel="canonical" href="https:\/\/directory\.example\/[^"]*">/)
    expect(metaOf(html, 'robots')).toBe(UNINDEXED.includes(path) ? 'noindex' : undefined)
  })

  test('says that the data are a sample (SITE-8)', async () => {
    expect(textOf(await get(path))).toContain('This site shows sample data.')
  })
})

test.each(CONSOLE)('%s is not indexed, and has neither header nor footer (SITE-1, SITE-2)', async (path) => {
  const html = await get(path)
  expect(metaOf(html, 'robots')).toMatch(/noindex/)
  expect(html).not.toMatch(/<header|<footer/)
})
