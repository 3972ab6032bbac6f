import { describe, expect, test } from 'vitest'
import { attributesOf, textOf } from '../../../tests/reading/read-html.ts'
import { makeLogo, makeVideoSite } from '../../../tests/sites/make-video-site.ts'
import { insertPartners } from '../../../tests/values/build.ts'
import { VIDEO_FORM } from '../../../tests/values/video-form.ts'
import type { VideoStills } from '../../shared/videos/video.ts'

const { site, request, getText, sendForm, askByForm, render } = makeVideoSite()

describe('the video maker', () => {
  test('shows films with thumbnails and clips, the form, and places for preview and result (VIDEO-1, VIDEO-2)', async () => {
    const response = await request('/partner-tools/video')
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
    site().videos.hasEncoder = false
    const html = await getText('/partner-tools/video')
    expect(textOf(html)).toContain('Videos cannot be made on this server at the moment')
    expect(html).not.toContain('id="video-form"')
    const hub = await getText('/partner-tools')
    expect(textOf(hub)).toContain('Not available on this server')
    expect(attributesOf(hub, 'href')).not.toContain('/partner-tools/video')
    const response = await sendForm()
    expect(response.status).toBe(503)
    expect(textOf(await response.text())).toContain('Videos cannot be made on this server')
  })

  test('a story has three to five lines, chosen or written; the film may be without music (VIDEO-1, VIDEO-7)', async () => {
    const html = await getText('/partner-tools/video')
    expect(attributesOf(html, 'value')).toContain('Every life leaves a trace.')
    const refused = await sendForm({ storyLine1: 'We listen.', storyLine2: 'We stay.', noMusic: 'yes' })
    expect(refused.status).toBe(400)
    const again = await refused.text()
    expect(again).toMatch(/<p [^>]*id="video-storyLine3-error"[^>]*>A story has three to five lines\./)
    expect(again).toMatch(/<input[^>]*name="noMusic"[^>]*checked/)
    const story = { storyLine1: 'We listen.', storyLine3: 'We stay.', storyLine4: 'Call us.' }
    expect((await sendForm({ ...story, cityState: 'Knoxville, Tennessee', noMusic: 'yes' })).status).toBe(303)
    await render()
    expect(site().videos.renders.find(({ quality }) => quality === 'full')).toMatchObject({
      isSilent: true,
      facts: { cityState: 'Knoxville, Tennessee', story: ['We listen.', '', 'We stay.', 'Call us.', ''] },
    })
  })

  test('a search finds partners, and choosing one fills the form (VIDEO-1)', async () => {
    await insertPartners(site().app.db, {
      slug: 'cedar-hollow-chapel',
      name: 'Cedar Hollow Chapel',
      phone: '828-555-0199',
      email: 'hello@cedarhollow.example',
      website: 'https://cedarhollow.example',
    })
    await site().app.directory.refresh()
    const found = await getText('/partner-tools/video?q=cedar')
    expect(attributesOf(found, 'href')).toContain('/partner-tools/video?partner=cedar-hollow-chapel')
    const filled = await getText('/partner-tools/video?partner=cedar-hollow-chapel&template=still-water')
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
  test('leads to a page that asks for itself again until the video is there (VIDEO-5, VIDEO-6)', async () => {
    const page = await askByForm()
    expect(page).toMatch(/^\/partner-tools\/video\/[0-9a-f-]{36}$/)
    const waiting = await getText(page)
    expect(waiting).toContain('<noscript><meta http-equiv="refresh" content="5"></noscript>')
    expect(textOf(waiting)).toContain('Waiting: number 1 in line.')
    await render()
    const done = await getText(page)
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
    for (const address of downloads) expect((await request(address ?? '')).status).toBe(200)
  })

  test('comes back with what is wrong and everything that was typed (VIDEO-1, VIDEO-6)', async () => {
    const response = await sendForm({
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
    const response = await request('/partner-tools/video', { method: 'POST', body: form })
    expect(response.status).toBe(303)
    await render()
    expect(site().videos.renders[0]?.logoFile).toMatch(/logo\.png$/)
  })

  test('comes back with what was typed when the logo is too large', async () => {
    const form = new FormData()
    for (const [name, value] of Object.entries(VIDEO_FORM)) form.append(name, value)
    form.append(
      'logoFile',
      new Blob([new Uint8Array(5 * 1024 * 1024 + 99)], { type: 'image/png' }),
      'logo.png',
    )
    const response = await request('/partner-tools/video', { method: 'POST', body: form })
    expect(response.status).toBe(400)
    const html = await response.text()
    expect(html).toMatch(/<p [^>]*id="video-logoUrl-error"[^>]*>Logo file must be smaller than 5MB\./)
    expect(attributesOf(html, 'value')).toContain(VIDEO_FORM.companyName)
  })

  test('shows frames with the words typed so far, also with fields that are empty (VIDEO-2)', async () => {
    const response = await sendForm({ show: 'words', contactEmail: '', callToAction: '' })
    expect(response.status).toBe(200)
    const pictures = attributesOf(await response.text(), 'src').filter((one) =>
      one?.startsWith('data:image/jpeg'),
    )
    expect(pictures).toHaveLength(3)
    expect(site().videos.stills.map(({ facts }) => facts.companyName)).toEqual([
      'Hale & Marsh Funeral Home',
      'Hale & Marsh Funeral Home',
      'Hale & Marsh Funeral Home',
    ])
  })

  test('names letters that no film can show at their field, instead of frames', async () => {
    const response = await sendForm({ show: 'words', additionalNotes: '陳' })
    expect(response.status).toBe(400)
    const html = await response.text()
    expect(html).toMatch(
      /<p [^>]*id="video-additionalNotes-error"[^>]*>Our films cannot show these letters yet: 陳\./,
    )
    expect(html).toMatch(/<textarea[^>]*id="video-additionalNotes"[^>]*aria-invalid="true"/)
    expect(site().videos.stills).toEqual([])
  })

  test('cancels (VIDEO-6)', async () => {
    const page = await askByForm()
    const response = await request(`${page}/cancel`, { method: 'POST' })
    expect([response.status, response.headers.get('location')]).toEqual([303, page])
    expect(textOf(await getText(page))).toContain('The video was cancelled.')
    const foreign = { method: 'POST', headers: { 'sec-fetch-site': 'cross-site' } }
    expect((await request(`${page}/cancel`, foreign)).status).toBe(403)
  })

  test('tells of a failed video', async () => {
    const page = await askByForm()
    site().videos.failures = ['crashed', 'crashed', 'crashed']
    await render()
    expect(textOf(await getText(page))).toContain(
      'Generation Failed Your video could not be made: There was an error generating your video. Please try again.',
    )
  })

  test('unknown videos are not found', async () => {
    for (const id of ['00000000-0000-4000-8000-000000000000', 'nobody', '-'.repeat(36)])
      expect((await request(`/partner-tools/video/${id}`)).status).toBe(404)
  })
})

describe('POST /api/partner-tools/video-stills', () => {
  const draw = (body: object) =>
    request('/api/partner-tools/video-stills', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    })

  test('draws a frame in each shape with whatever is typed, cut rather than refused (VIDEO-2)', async () => {
    const response = await draw({
      selectedVideoId: 'still-water',
      companyName: 'H'.repeat(500),
      website: 'half a',
    })
    expect(response.status).toBe(200)
    const { stills } = (await response.json()) as VideoStills
    expect(stills.map(({ shape, image }) => [shape, image.slice(0, 23)])).toEqual(
      ['landscape', 'square', 'portrait'].map((shape) => [shape, 'data:image/jpeg;base64,']),
    )
    expect(site().videos.stills[0]).toMatchObject({
      templateId: 'still-water',
      shape: 'landscape',
      facts: { companyName: 'H'.repeat(160), website: 'half a', phone: '' },
    })
  })

  test('draws one of them alone', async () => {
    const response = await draw({ selectedVideoId: 'still-water', companyName: 'Hale', only: 2 })
    const { stills } = (await response.json()) as VideoStills
    expect(stills.map(({ shape, atSeconds }) => [shape, Math.round(atSeconds)])).toEqual([['portrait', 24]])
    expect((await draw({ selectedVideoId: 'still-water', companyName: 'Hale', only: 3 })).status).toBe(400)
  })

  test('needs a film', async () => {
    expect((await draw({ companyName: 'Hale' })).status).toBe(400)
    expect((await draw({ companyName: 'Hale', selectedVideoId: 'no-such' })).status).toBe(400)
  })
})
