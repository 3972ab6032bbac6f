import { mkdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { gunzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { makeApp, type TestApp } from '../../../tests/sites/make-app.ts'
import { paths } from '../../shared/paths.ts'
import { SITE_TEXT_NAMES } from '../../shared/site-texts.ts'

const dataDir = path.join(tmpdir(), `texts-${process.pid}`)
let site: TestApp
let passedMs = 0
beforeAll(async () => {
  const clock = { now: () => new Date(Date.now() + passedMs) }
  site = await makeApp({ SITE_URL: 'https://directory.example', DATA_DIR: dataDir }, clock)
})
afterAll(async () => {
  await site.close()
  await rm(dataDir, { recursive: true, force: true, maxRetries: 5 })
})

async function get(address: string, from: TestApp = site) {
  const response = await from.request(address)
  return { status: response.status, html: await response.text() }
}
async function write(name: string, content: string | Buffer) {
  await mkdir(path.join(dataDir, 'texts'), { recursive: true })
  await writeFile(path.join(dataDir, 'texts', `${name}.md`), content)
  waitAMinute()
}
async function remove(name: string) {
  await rm(path.join(dataDir, 'texts', `${name}.md`))
  waitAMinute()
}
const waitAMinute = () => {
  passedMs += 60_000
}

describe('every text', () => {
  test.each(SITE_TEXT_NAMES)('%s is a page, in the sitemap and in every footer (FAMILY-5)', async (name) => {
    const { status, html } = await get(paths.text(name))
    expect(status).toBe(200)
    expect(html.match(/<h1>/g)).toHaveLength(1)
    expect(html).not.toContain('{{')
    expect(html).toContain('action="/search"')
    expect(html).toContain(`<link rel="canonical" href="https://directory.example${paths.text(name)}">`)
    expect(html).not.toContain('content="noindex"')
    expect((await get('/')).html).toContain(`href="${paths.text(name)}"`)
    expect((await get('/sitemap.xml')).html).toContain(
      `<loc>https://directory.example${paths.text(name)}</loc>`,
    )
  })

  test.each(['/first-steps', '/fr/first-steps'])('%s is made once in a minute', async (address) => {
    const answersFromCache = async () =>
      Number(/^http_cached_answers_total (\d+)/m.exec((await get('/metrics')).html)?.[1])
    waitAMinute()
    const { html } = await get(address)
    const before = await answersFromCache()
    expect((await get(address)).html).toBe(html)
    expect(await answersFromCache()).toBe(before + 1)
    waitAMinute()
    await get(address)
    expect(await answersFromCache()).toBe(before + 1)
  })

  // The partner tools stand for all pages made for each request.
  test.each(['/privacy', '/partner-tools'])('%s is compressed, cached or not', async (path) => {
    const { html } = await get(path)
    const packed = await site.request(path, { headers: { 'accept-encoding': 'gzip' } })
    expect(packed.headers.get('content-encoding')).toBe('gzip')
    expect(packed.headers.get('vary')).toContain('Accept-Encoding')
    const bytes = Buffer.from(await packed.arrayBuffer())
    expect(bytes.length).toBeLessThan(20 * 1024)
    expect(gunzipSync(bytes).toString()).toBe(html)
  })

  test('leads only to pages that exist', async () => {
    for (const name of SITE_TEXT_NAMES) {
      const { html } = await get(paths.text(name))
      const body = /<div class="site-text-body">(.*?)<\/article>/s.exec(html)?.[1] ?? ''
      for (const [, href = ''] of body.matchAll(/href="(\/[^"#]*)/g))
        expect((await get(href)).status, href).toBe(200)
    }
  })
})

describe('claims follow the configuration', () => {
  test('how long an inquiry is kept', async () => {
    expect((await get('/privacy')).html).toContain('after 24 months in which nothing happened')
    const forever = await makeApp({ INQUIRY_RETENTION_MONTHS: '0', DATA_DIR: `${dataDir}-none` })
    const { html } = await get('/privacy', forever)
    expect(html).toContain('until you ask us to erase it')
    expect(html).not.toContain('months in which')
    await forever.close()
  })

  test('a telephone number, and Google, only where there is one', async () => {
    expect((await get('/accessibility')).html).not.toContain('call us')
    const other = await makeApp({
      SUPPORT_PHONE: '1 (800) 555-0199',
      GOOGLE_CONTENT: 'off',
      DATA_DIR: `${dataDir}-none`,
    })
    expect((await get('/accessibility', other)).html).toContain('href="tel:+18005550199"')
    expect((await get('/first-steps', other)).html).toContain('href="tel:+18005550199"')
    expect((await get('/privacy')).html).toContain('Google')
    expect((await get('/privacy', other)).html).not.toContain('Google')
    await other.close()
  })
})

describe('a file of the operator', () => {
  test('stands over the default within a minute, and the default comes back without it (FAMILY-5)', async () => {
    await write('terms', '# Our terms\n\nBe kind to {{provider}}. <b>Please</b>\n')
    const { html } = await get('/terms')
    expect(html).toContain('<h1>Our terms</h1>')
    expect(html).toContain('Be kind to Stillstone. &lt;b&gt;Please&lt;/b&gt;')
    expect(html).toContain('<meta name="description" content="Be kind to Stillstone.')
    await remove('terms')
    expect((await get('/terms')).html).toContain('<h1>Terms of use</h1>')
  })

  test.each([
    ['empty', ' \n'],
    ['not UTF-8', Buffer.from([0x23, 0x20, 0xff, 0xfe])],
    ['too large', 'a'.repeat(300_000)],
  ])('that is %s is not used', async (_, content) => {
    await write('accessibility', content)
    const { status, html } = await get('/accessibility')
    expect(status).toBe(200)
    expect(html).toContain('<h1>Accessibility</h1>')
    await remove('accessibility')
  })

  test('without a heading keeps its usual title', async () => {
    await write('privacy', 'We keep nothing.')
    expect((await get('/privacy')).html).toContain('<h1>Privacy</h1>')
    await remove('privacy')
  })
})
