import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import sharp from 'sharp'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { insertPartners } from '../../../tests/build.ts'
import { makeApp, type TestApp } from '../../../tests/make-app.ts'
import { attributesOf, textOf } from '../../../tests/read-html.ts'
import { VIDEO_FORM } from '../../../tests/video-form.ts'
import { renderWaiting } from '../../features/videos/render-waiting.ts'
import type { VideoStills } from '../../shared/videos/video.ts'

let site: TestApp
let dataDir: string
beforeEach(async () => {
  dataDir = await mkdtemp(path.join(tmpdir(), 'videos-'))
  site = await makeApp({ DATA_DIR: dataDir, TRUST_PROXY: '1' })
})
afterEach(async () => {
  await site.close()
  await rm(dataDir, { recursive: true })
})

const get = async (address: string) => (await site.request(address)).text()
const render = () => renderWaiting(site.app, new AbortController().signal)
const urlencoded = (values: Record<string, string>): RequestInit => ({
  method: 'POST',
  headers: { 'content-type': 'application/x-www-form-urlencoded' },
  body: new URLSearchParams(values).toString(),
})
const send = (form: Record<string, string> = {}) =>
  site.request('/partner-tools/video', urlencoded({ ...VIDEO_FORM, ...form }))
const makeLogo = () =>
  sharp({ create: { width: 30, height: 20, channels: 4, background: '#1d5754' } })
    .png()
    .toBuffer()
/** Sends the form and returns the path of the video's page. */
async function ask(form: Record<string, string> = {}): Promise<string> {
  const response = await send(form)
  expect(response.status).toBe(303)
  return response.headers.get('location') ?? ''
}

describe('the video maker', () => {
  test('shows films with thumbnails and clips, the form, and places for preview and result', async () => {
    const response = await site.request('/partner-tools/video')
    expect(response.headers.get('cache-control')).toBe('no-store')
    const html = await response.text()
    for (const text of ['Choose a Film', 'First Light', 'Still Water', 'Company Name', 'Call to Action'])
      expect(textOf(html)).toContain(text)
    for (const text of [
      'Generate Video',
      'Choose a film to see it here.',
      'It appears here once it is made.',
    ])
      expect(textOf(html)).toContain(text)
    expect(html).toContain('data-pending-text="Generating Video..."')
    expect(attributesOf(html, 'src')).toContain('/videos/templates/first-light-test.jpg')
    expect(attributesOf(html, 'href')).toContain('/videos/templates/first-light-test.mp4')
    expect(response.headers.get('content-security-policy')).toContain("media-src 'self'")
  })

  test('says so where no video can be made, before anything is filled in; so does the hub', async () => {
    site.videos.hasEncoder = false
    const html = await get('/partner-tools/video')
    expect(textOf(html)).toContain('Videos cannot be made on this server at the moment')
    expect(html).not.toContain('id="video-form"')
    const hub = await get('/partner-tools')
    expect(textOf(hub)).toContain('Not available on this server')
    expect(attributesOf(hub, 'href')).not.toContain('/partner-tools/video')
    const response = await send()
    expect(response.status).toBe(503)
    expect(textOf(await response.text())).toContain('Videos cannot be made on this server')
  })

  test('a search finds partners, and choosing one fills the form', async () => {
    await insertPartners(site.app.db, {
      slug: 'cedar-hollow-chapel',
      name: 'Cedar Hollow Chapel',
      phone: '828-555-0199',
      email: 'hello@cedarhollow.example',
      website: 'https://cedarhollow.example',
    })
    await site.app.directory.refresh()
    const found = await get('/partner-tools/video?q=cedar')
    expect(attributesOf(found, 'href')).toContain('/partner-tools/video?partner=cedar-hollow-chapel')
    const filled = await get('/partner-tools/video?partner=cedar-hollow-chapel&template=still-water')
    expect(attributesOf(filled, 'value')).toEqual(
      expect.arrayContaining([
        'Cedar Hollow Chapel',
        '828-555-0199',
        'hello@cedarhollow.example',
        'https://cedarhollow.example',
      ]),
    )
    expect(filled).toMatch(/<input[^>]*checked[^>]*value="still-water"|value="still-water"[^>]*checked/)
  })
})

describe('the form without JavaScript', () => {
  test('leads to a page that asks for itself again until the video is there', async () => {
    const page = await ask()
    expect(page).toMatch(/^\/partner-tools\/video\/[0-9a-f-]{36}$/)
    const waiting = await get(page)
    expect(waiting).toContain('<noscript><meta http-equiv="refresh" content="5"></noscript>')
    expect(textOf(waiting)).toContain('Waiting: number 1 in line.')
    await render()
    const done = await get(page)
    expect(done).not.toContain('http-equiv="refresh"')
    expect(done).toMatch(/<video src="\/videos\/[0-9a-f]{32}\.mp4" poster="\/videos\/[0-9a-f]{32}\.jpg"/)
    expect(done).toMatch(/<track kind="captions" src="\/videos\/[0-9a-f]{32}\.vtt"/)
    for (const text of [
      'Open the video',
      'Landscape',
      'Square',
      'Portrait',
      '1080 × 1920',
      'Download Press Kit',
    ])
      expect(textOf(done)).toContain(text)
    const downloads = attributesOf(done, 'href').filter((address) => address?.endsWith('?download=1'))
    expect(downloads).toHaveLength(12)
    for (const address of downloads) expect((await site.request(address ?? '')).status).toBe(200)
  })

  test('comes back with what is wrong and everything that was typed', async () => {
    const response = await send({
      contactEmail: 'nobody',
      selectedVideoId: '',
      callToAction: 'Call <b>us</b>',
    })
    expect(response.status).toBe(400)
    const html = await response.text()
    expect(textOf(html)).toContain('Valid email is required')
    expect(html).toMatch(/<p [^>]*data-films-error[^>]*>Please select a video template/)
    expect(html).not.toMatch(/<p [^>]*data-films-error[^>]*hidden/)
    expect(attributesOf(html, 'value')).toEqual(
      expect.arrayContaining(['Hale & Marsh Funeral Home', 'nobody']),
    )
    expect(html).toContain('Call &lt;b&gt;us&lt;/b&gt;')
  })

  test('takes an uploaded logo', async () => {
    const form = new FormData()
    for (const [name, value] of Object.entries(VIDEO_FORM)) form.append(name, value)
    form.append('logoFile', new Blob([new Uint8Array(await makeLogo())], { type: 'image/png' }), 'logo.png')
    const response = await site.request('/partner-tools/video', { method: 'POST', body: form })
    expect(response.status).toBe(303)
    await render()
    expect(site.videos.renders[0]?.logoFile).toMatch(/logo\.png$/)
  })

  test('shows frames with the words typed so far, also with fields that are empty', async () => {
    const response = await send({ show: 'words', contactEmail: '', callToAction: '' })
    expect(response.status).toBe(200)
    const pictures = attributesOf(await response.text(), 'src').filter((one) =>
      one?.startsWith('data:image/jpeg'),
    )
    expect(pictures).toHaveLength(3)
    expect(site.videos.stills.map(({ facts }) => facts.companyName)).toEqual([
      'Hale & Marsh Funeral Home',
      'Hale & Marsh Funeral Home',
      'Hale & Marsh Funeral Home',
    ])
  })

  test('names letters that no film can show at their field, instead of frames', async () => {
    const response = await send({ show: 'words', additionalNotes: '陳' })
    expect(response.status).toBe(400)
    const html = await response.text()
    expect(html).toMatch(
      /<p [^>]*id="video-additionalNotes-error"[^>]*>Our films cannot show these letters yet: 陳\./,
    )
    expect(html).toMatch(/<textarea[^>]*id="video-additionalNotes"[^>]*aria-invalid="true"/)
    expect(site.videos.stills).toEqual([])
  })

  test('cancels', async () => {
    const page = await ask()
    const response = await site.request(`${page}/cancel`, { method: 'POST' })
    expect([response.status, response.headers.get('location')]).toEqual([303, page])
    expect(textOf(await get(page))).toContain('The video was cancelled.')
    const foreign = { method: 'POST', headers: { 'sec-fetch-site': 'cross-site' } }
    expect((await site.request(`${page}/cancel`, foreign)).status).toBe(403)
  })

  test('tells of a failed video', async () => {
    const page = await ask()
    site.videos.failures = ['crashed', 'crashed', 'crashed']
    await render()
    expect(textOf(await get(page))).toContain(
      'Generation Failed Your video could not be made: There was an error generating your video. Please try again.',
    )
  })

  test('unknown videos are not found', async () => {
    for (const id of ['00000000-0000-4000-8000-000000000000', 'nobody', '-'.repeat(36)])
      expect((await site.request(`/partner-tools/video/${id}`)).status).toBe(404)
  })
})

describe('POST /api/partner-tools/video-stills', () => {
  const draw = (body: object) =>
    site.request('/api/partner-tools/video-stills', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    })

  test('draws three frames with whatever is typed, cut rather than refused', async () => {
    const response = await draw({
      selectedVideoId: 'still-water',
      companyName: 'H'.repeat(500),
      website: 'half a',
    })
    expect(response.status).toBe(200)
    const { stills } = (await response.json()) as VideoStills
    expect(stills.map(({ image }) => image.slice(0, 23))).toEqual(
      Array.from({ length: 3 }, () => 'data:image/jpeg;base64,'),
    )
    expect(site.videos.stills[0]).toMatchObject({
      templateId: 'still-water',
      shape: 'landscape',
      facts: { companyName: 'H'.repeat(160), website: 'half a', phone: '' },
    })
  })

  test('draws one of them alone', async () => {
    const response = await draw({ selectedVideoId: 'still-water', companyName: 'Hale', only: 2 })
    const { stills } = (await response.json()) as VideoStills
    expect(stills.map(({ atSeconds }) => Math.round(atSeconds))).toEqual([23])
    expect((await draw({ selectedVideoId: 'still-water', companyName: 'Hale', only: 3 })).status).toBe(400)
  })

  test('needs a film', async () => {
    expect((await draw({ companyName: 'Hale' })).status).toBe(400)
    expect((await draw({ companyName: 'Hale', selectedVideoId: 'no-such' })).status).toBe(400)
  })
})

describe('the press kit', () => {
  const kit = async (page: string, text = '') => site.request(`${page}/press-kit`, urlencoded({ text }))

  test('is one ZIP file of release, three shapes, captions, pictures and logo', async () => {
    const logoUrl = `data:image/png;base64,${(await makeLogo()).toString('base64')}`
    const page = await ask({ logoUrl })
    expect((await kit(page)).status).toBe(409)
    await render()
    const response = await kit(page, 'FOR IMMEDIATE RELEASE\r\n\r\nHale & Marsh opens a garden\r\n\r\n###')
    expect(response.status).toBe(200)
    expect(response.headers.get('content-type')).toBe('application/zip')
    expect(response.headers.get('content-disposition')).toContain('"Hale_Marsh_Funeral_Home_press_kit.zip"')
    const bytes = Buffer.from(await response.arrayBuffer())
    expect(response.headers.get('content-length')).toBe(String(bytes.length))
    expect(namesInZip(bytes)).toEqual(
      [
        'Hale___Marsh_Funeral_Home_press_release.docx',
        'Hale___Marsh_Funeral_Home_press_release.pdf',
        'Hale___Marsh_Funeral_Home_press_release.txt',
        ...['landscape', 'portrait', 'square'].flatMap((shape) =>
          ['jpg', 'mp4', 'srt', 'vtt'].map(
            (ending) => `Hale_Marsh_Funeral_Home_first-light_${shape}.${ending}`,
          ),
        ),
        'logo.png',
      ].toSorted(),
    )
    expect(bytes.includes('first-light portrait film')).toBe(true)
    expect(bytes.includes('Hale & Marsh opens a garden')).toBe(true)
  })

  test('is made without a release and without a logo as well', async () => {
    const page = await ask({ companyName: 'Pompes funèbres d’Été — Chambéry' })
    await render()
    const names = namesInZip(Buffer.from(await (await kit(page)).arrayBuffer()))
    expect(names).toHaveLength(12)
    expect(names).toContain('Pompes_funèbres_d_Été_Chambéry_first-light_square.mp4')
  })
})

/** File names of a ZIP's central directory, sorted. Source: PKWARE APPNOTE, sections 4.3.12 and 4.3.16. */
function namesInZip(bytes: Buffer): string[] {
  const end = bytes.lastIndexOf('PK\x05\x06')
  let at = bytes.readUInt32LE(end + 16)
  const names = Array.from({ length: bytes.readUInt16LE(end + 10) }, () => {
    const [name, extra, comment] = [28, 30, 32].map((field) => bytes.readUInt16LE(at + field)) as [
      number,
      number,
      number,
    ]
    const text = bytes.subarray(at + 46, at + 46 + name).toString()
    at += 46 + name + extra + comment
    return text
  })
  return names.toSorted()
}
