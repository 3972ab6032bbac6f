import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { attributesOf, metaOf, textOf, textsOf } from '../../../tests/reading/read-html.ts'
import { makeApp, type TestApp } from '../../../tests/sites/make-app.ts'
import { insertPartners } from '../../../tests/values/build.ts'
import { RELEASE_FORM } from '../../../tests/values/release-form.ts'
import type { PressReleaseAnswer } from '../../shared/press-releases/press-release.ts'

const urlencoded = (values: Record<string, string>): RequestInit => ({
  method: 'POST',
  headers: { 'content-type': 'application/x-www-form-urlencoded' },
  body: new URLSearchParams(values).toString(),
})
const json = (body: unknown, headers: Record<string, string> = {}): RequestInit => ({
  method: 'POST',
  headers: { 'content-type': 'application/json', ...headers },
  body: JSON.stringify(body),
})
let png: Buffer
let site: TestApp
beforeAll(async () => {
  png = await sharp({ create: { width: 30, height: 20, channels: 4, background: '#1d5754' } })
    .png()
    .toBuffer()
  site = await makeApp()
  await insertPartners(site.app.db, {
    slug: 'cedar-hollow-chapel',
    name: 'Cedar Hollow Chapel',
    city: 'Boone',
    state: 'North Carolina',
    phone: '828-555-0199',
    email: 'hello@cedarhollow.example',
    website: 'https://cedarhollow.example',
  })
  await site.app.directory.refresh()
})
afterAll(() => site.close())
const get = async (path: string) => (await site.request(path)).text()

describe('pages', () => {
  test('the hub shows both cards and the benefits, and is not indexed (PRESS-1)', async () => {
    const response = await site.request('/partner-tools')
    const html = await response.text()
    expect(response.headers.get('x-robots-tag')).toBe('noindex')
    expect(metaOf(html, 'robots')).toBe('noindex')
    expect(textsOf(html, 'h2')).toEqual(
      expect.arrayContaining(['Press Release Maker', 'Partner-Branded Video Maker', 'What you get']),
    )
    for (const benefit of ['Instant downloads', 'Logo upload', 'Preview', 'AI generation'])
      expect(textOf(html)).toContain(benefit)
    expect(attributesOf(html, 'href')).toContain('/partner-tools/press-release')
    expect(attributesOf(html, 'href')).toContain('/partner-tools/video')
  })

  test('a search finds partners, and choosing one fills the form (PRESS-3)', async () => {
    const found = await get('/partner-tools/press-release?q=cedar')
    expect(attributesOf(found, 'href')).toContain('/partner-tools/press-release?partner=cedar-hollow-chapel')
    const filled = await get('/partner-tools/press-release?partner=cedar-hollow-chapel')
    expect(attributesOf(filled, 'value')).toEqual(
      expect.arrayContaining([
        'Cedar Hollow Chapel',
        'https://cedarhollow.example',
        '828-555-0199',
        'hello@cedarhollow.example',
      ]),
    )
    expect(textOf(await get('/partner-tools/press-release?q=zzqqxx'))).toContain('No partner was found')
  })
})

describe('the form without JavaScript', () => {
  test('gives the release with its downloads (PRESS-8)', async () => {
    const response = await site.request('/partner-tools/press-release', urlencoded(RELEASE_FORM))
    const html = await response.text()
    expect(response.status).toBe(200)
    expect(html).toMatch(
      /<textarea[^>]*name="text"[^>]*>FOR IMMEDIATE RELEASE\n\nHale &amp; Marsh Funeral Home now offers/,
    )
    expect(textOf(html)).toContain('Template')
    expect(textsOf(html, 'button')).toEqual(
      expect.arrayContaining(['Download Press Release', 'Word document', 'PDF']),
    )
  })

  test('a logo file comes along (PRESS-2)', async () => {
    const form = new FormData()
    for (const [name, value] of Object.entries(RELEASE_FORM)) form.set(name, value)
    form.set('logoFile', new Blob([new Uint8Array(png)], { type: 'image/png' }), 'logo.png')
    const html = await (
      await site.request('/partner-tools/press-release', { method: 'POST', body: form })
    ).text()
    const logos = attributesOf(html, 'value').filter((value) => value.startsWith('data:image/png;base64,'))
    expect(logos.length).toBeGreaterThan(0)
    form.set('logoFile', new Blob(['GIF89a'], { type: 'image/gif' }), 'logo.gif')
    const refused = await site.request('/partner-tools/press-release', { method: 'POST', body: form })
    expect(refused.status).toBe(400)
    expect(textOf(await refused.text())).toContain('Only PNG files are accepted for transparent logos.')
  })

  test('names every fault and keeps what was typed (PRESS-2)', async () => {
    const values = { companyName: '<b>x</b>', website: 'not a url', newsAngle: 'short', contactEmail: 'x' }
    const response = await site.request('/partner-tools/press-release', urlencoded(values))
    const text = await response.text()
    expect(response.status).toBe(400)
    for (const sentence of [
      'Valid website URL is required',
      'Contact name is required',
      'Contact phone is required',
      'Valid email is required',
      'Company address is required',
      'News angle should be at least 10 characters',
      'Call to action is required',
    ])
      expect(textOf(text)).toContain(sentence)
    expect(attributesOf(text, 'value')).toContain('<b>x</b>')
  })

  test('an embargo stands in the local time of the chosen zone (PRESS-4)', async () => {
    const year = new Date().getFullYear() + 1
    const values = { embargoUntil: `${year}-07-03T09:30`, timeZone: 'America/Los_Angeles' }
    const html = await (
      await site.request('/partner-tools/press-release', urlencoded({ ...RELEASE_FORM, ...values }))
    ).text()
    expect(textOf(html)).toContain(`EMBARGOED UNTIL 9:30 a.m. PDT, July 3, ${year}`)
    expect(attributesOf(html, 'value')).toContain(values.embargoUntil)
  })

  test.each(['2020-07-03T09:30', 'tomorrow'])(
    'an embargo until %s is refused at its field',
    async (embargoUntil) => {
      const response = await site.request(
        '/partner-tools/press-release',
        urlencoded({ ...RELEASE_FORM, embargoUntil, timeZone: 'America/New_York' }),
      )
      expect(response.status).toBe(400)
      expect(textOf(await response.text())).toMatch(
        /Please (?:choose a day and time to come|give a day and time)\./,
      )
    },
  )

  test('another website cannot send it', async () => {
    const init = urlencoded(RELEASE_FORM)
    init.headers = { ...init.headers, 'sec-fetch-site': 'cross-site' }
    expect((await site.request('/partner-tools/press-release', init)).status).toBe(403)
  })
})

describe('POST /api/partner-tools/press-release', () => {
  const path = '/api/partner-tools/press-release'

  test('answers the release, its words, its source and warnings', async () => {
    const response = await site.request(path, json(RELEASE_FORM))
    const answer = (await response.json()) as PressReleaseAnswer
    expect(Object.keys(answer).sort()).toEqual(['pressRelease', 'source', 'warnings', 'wordCount'])
    expect(answer).toMatchObject({ source: 'template', wordCount: expect.any(Number) })
    expect(answer.pressRelease).toContain('Hale & Marsh Funeral Home')
  })

  test('takes the word count as text or number, and refuses others', async () => {
    for (const targetWordCount of ['300', 800])
      expect((await site.request(path, json({ ...RELEASE_FORM, targetWordCount }))).status).toBe(200)
    for (const targetWordCount of ['301', -1, {}, 'many'])
      expect((await site.request(path, json({ ...RELEASE_FORM, targetWordCount }))).status).toBe(400)
  })

  test('streams the text and then the whole answer', async () => {
    const response = await site.request(path, json(RELEASE_FORM, { accept: 'text/event-stream' }))
    expect(response.headers.get('content-type')).toMatch(/text\/event-stream/)
    const events = (await response.text()).split('\n\n').flatMap((block) => {
      const name = /^event: (.*)$/m.exec(block)?.[1]
      const data = /^data: (.*)$/m.exec(block)?.[1]
      return name && data ? [{ name, data: JSON.parse(data) }] : []
    })
    const streamed = events.filter(({ name }) => name === 'text').map(({ data }) => data)
    expect(streamed.length).toBeGreaterThan(5)
    expect(events.at(-1)).toMatchObject({ name: 'done', data: { pressRelease: streamed.join('') } })
  })

  test('refuses faults by field, and pages of other websites', async () => {
    const refused = await site.request(
      path,
      json({ ...RELEASE_FORM, contactEmail: 'x', logoUrl: 'data:image/gif;base64,R0' }),
    )
    expect(await refused.json()).toMatchObject({
      code: 'invalid_input',
      fields: {
        contactEmail: 'Valid email is required',
        logoUrl: 'Only PNG files are accepted for transparent logos.',
      },
    })
    expect(
      (await site.request(path, json(RELEASE_FORM, { origin: 'https://elsewhere.example' }))).status,
    ).toBe(403)
  })

  test('a missing field is refused in its own words (PRESS-2)', async () => {
    const refused = (await (await site.request(path, json({}))).json()) as { fields: object }
    expect(refused.fields).toEqual({
      companyName: 'Company name is required',
      contactName: 'Contact name is required',
      contactPhone: 'Contact phone is required',
      contactEmail: 'Valid email is required',
      companyAddress: 'Company address is required',
      newsAngle: 'News angle should be at least 10 characters',
      callToAction: 'Call to action is required',
    })
  })

  test('is limited by network', async () => {
    const limited = await makeApp({ TRUST_PROXY: '1' })
    const ask = (address: string) => limited.request(path, json(RELEASE_FORM, { 'x-forwarded-for': address }))
    for (let count = 0; count < 60; count++) await ask('203.0.113.7')
    const refused = await ask('203.0.113.7')
    expect(refused.status).toBe(429)
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
    expect((await ask('203.0.114.8')).status).toBe(200)
    await limited.close()
  })
})

describe('PARTNER_TOOLS_CODE (PRESS-9)', () => {
  let guarded: TestApp
  let now = Date.parse('2026-05-01T09:00:00Z')
  const later = (days: number) => {
    now += days * 86_400_000
  }
  beforeAll(async () => {
    guarded = await makeApp(
      { PARTNER_TOOLS_CODE: 'river stones', TRUST_PROXY: '1' },
      { now: () => new Date(now) },
    )
  })
  afterAll(() => guarded.close())
  const enter = (code: string, address = '203.0.113.20', next = '/partner-tools/video') => {
    const init = urlencoded({ code, next })
    init.headers = { ...init.headers, 'x-forwarded-for': address }
    return guarded.request('/partner-tools/access', init)
  }

  test('is asked for before every tool and call', async () => {
    for (const path of ['/partner-tools', '/partner-tools/press-release', '/partner-tools/video'])
      expect((await guarded.request(path)).status).toBe(401)
    expect((await guarded.request('/api/partner-tools/press-release', json(RELEASE_FORM))).status).toBe(401)
    expect((await guarded.request('/partner-tools/press-release', urlencoded(RELEASE_FORM))).status).toBe(401)
    const forged = { cookie: 'partner-tools=9999999999999.abc' }
    expect((await guarded.request('/partner-tools', { headers: forged })).status).toBe(401)
  })

  test('opens them all once it was given', async () => {
    const response = await enter('river stones')
    expect([response.status, response.headers.get('location')]).toEqual([303, '/partner-tools/video'])
    const set = response.headers.get('set-cookie') ?? ''
    expect(set).toMatch(/HttpOnly/)
    const headers = { cookie: set.split(';')[0] ?? '' }
    expect((await guarded.request('/partner-tools', { headers })).status).toBe(200)
    const call = await guarded.request('/api/partner-tools/press-release', json(RELEASE_FORM, headers))
    expect(call.status).toBe(200)
  })

  test('leads to our own pages alone', async () => {
    expect(
      (await enter('river stones', '203.0.113.21', 'https://evil.example')).headers.get('location'),
    ).toBe('/partner-tools')
  })

  test('cannot be guessed without end', async () => {
    for (let count = 0; count < 20; count++)
      expect((await enter(`guess ${count}`, '203.0.113.22')).status).toBe(401)
    expect((await enter('river stones', '203.0.113.22')).status).toBe(429)
    later(1)
    expect((await enter('river stones', '203.0.113.22')).status).toBe(303)
  })

  test('keeps nobody out for guesses while the clock was ahead, and what was given then ends', async () => {
    const from = '203.0.113.23'
    later(365)
    for (let count = 0; count < 20; count++) await enter(`guess ${count}`, from)
    expect((await enter('river stones', from)).status).toBe(429)
    const given = (await enter('river stones', '203.0.113.24')).headers.get('set-cookie') ?? ''
    const headers = { cookie: given.split(';')[0] ?? '' }
    expect((await guarded.request('/partner-tools', { headers })).status).toBe(200)
    later(-365)
    expect((await enter('river stones', from)).status).toBe(303)
    expect((await guarded.request('/partner-tools', { headers })).status).toBe(401)
    // Set back once more, by less than clocks of several machines differ.
    later(-1 / 48)
    for (let count = 0; count < 20; count++) expect((await enter(`guess ${count}`, from)).status).toBe(401)
    expect((await enter('river stones', from)).status).toBe(429)
  })
})
