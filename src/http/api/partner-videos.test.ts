import { describe, expect, test } from 'vitest'
import { makeApp } from '../../../tests/sites/make-app.ts'
import { json, makeVideoSite } from '../../../tests/sites/make-video-site.ts'
import { VIDEO_FORM } from '../../../tests/values/video-form.ts'
import { videos } from '../../db/schema/videos.ts'
import { cancelVideo } from '../../features/videos/cancel-video.ts'
import type { VideoAnswer, VideoStatus, VideoTicket } from '../../shared/videos/video.ts'
import type { Work } from '../../shared/work.ts'

const { site, generate, generateLater, made, render, request } = makeVideoSite()

async function until(isTrue: () => boolean) {
  while (!isTrue()) await new Promise((resolve) => setTimeout(resolve, 20))
}

describe('POST /api/partner-tools/generate-video', () => {
  test('answers once the video is rendered', async () => {
    const answer = generate()
    const working = (async () => {
      while (site().videos.renders.length === 0) await render()
    })()
    const response = await answer
    await working
    expect(response.status).toBe(200)
    const video = await json<VideoAnswer>(response)
    expect(video).toEqual({
      id: expect.stringMatching(/^[0-9a-f-]{36}$/),
      videoUrl: expect.stringMatching(/^\/videos\/[0-9a-f]{32}\.mp4$/),
      posterUrl: expect.stringMatching(/\.jpg$/),
      captionsUrl: expect.stringMatching(/\.vtt$/),
      durationSeconds: 24,
    })
  })

  test('answers at once with the address of the status when asked so (VIDEO-3)', async () => {
    const response = await generateLater()
    expect(response.status).toBe(202)
    expect(response.headers.get('preference-applied')).toBe('respond-async')
    const { id, statusUrl } = await json<VideoTicket>(response)
    expect(statusUrl).toBe(`/api/partner-tools/videos/${id}`)
    const waiting = await request(statusUrl)
    expect(waiting.headers.get('cache-control')).toBe('no-store')
    expect(await json<VideoStatus>(waiting)).toMatchObject({ id, state: 'waiting', progress: 0, place: 1 })
    await render()
    expect(await json<VideoStatus>(await request(statusUrl))).toMatchObject({
      state: 'done',
      progress: 1,
      companyName: VIDEO_FORM.companyName,
      shapes: [{ shape: 'landscape', width: 1920 }, { shape: 'square' }, { shape: 'portrait' }],
    })
  })

  test('goes on without a caller who left, and that is no failure of ours (VIDEO-3)', async () => {
    const caller = new AbortController()
    const answer = generate({ signal: caller.signal })
    while ((await site().app.db.select({ id: videos.id }).from(videos)).length === 0);
    caller.abort()
    // 500 would be logged as a failure.
    expect((await answer).status).toBe(400)
    await render()
    expect(site().videos.renders).toHaveLength(3)
  })

  test('the same request is served from the store, to anyone who makes it (VIDEO-4)', async () => {
    const first = await made()
    const response = await generate({ address: '198.51.100.9' })
    expect(await json<VideoAnswer>(response)).toMatchObject({ id: first.id, videoUrl: first.videoUrl })
    expect(site().videos.renders).toHaveLength(3)
  })

  test('20 at once from one address: one is rendered, the rest are limited', async () => {
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, at) => generateLater({ form: { contactName: `No. ${at}` } })),
    )
    const statuses = answers.map(({ status }) => status).toSorted()
    expect(statuses).toEqual([202, ...Array.from({ length: 19 }, () => 429)])
    expect(Number(answers.find(({ status }) => status === 429)?.headers.get('retry-after'))).toBeGreaterThan(
      0,
    )
    await render()
    expect(site().videos.renders).toHaveLength(3)
  })

  test('20 of the same at once: one is rendered for all', async () => {
    const answers = await Promise.all(Array.from({ length: 20 }, () => generateLater()))
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([202]))
    const ids = await Promise.all(answers.map(async (one) => (await json<VideoTicket>(one)).id))
    expect(new Set(ids).size).toBe(1)
  })

  test('is refused field by field, in the words of the form (VIDEO-1)', async () => {
    const response = await generate({
      form: {
        companyName: ' ',
        contactName: '',
        contactEmail: 'nobody',
        contactPhone: null,
        website: 'not a site',
        callToAction: undefined,
        selectedVideoId: '',
        logoUrl: 'data:image/gif;base64,R0lGODlh',
      },
    })
    expect(response.status).toBe(400)
    expect((await json<{ fields: object }>(response)).fields).toEqual({
      companyName: 'Company name is required',
      contactName: 'Contact name is required',
      contactEmail: 'Valid email is required',
      contactPhone: 'Contact phone is required',
      website: 'Valid website URL is required',
      callToAction: 'Call to action is required',
      selectedVideoId: 'Please select a video template',
      logoUrl: 'Only PNG files are accepted for transparent logos.',
    })
    const unseen = await generate({ form: { companyName: '\u200d\u2060', callToAction: '\u200b' } })
    expect((await json<{ fields: object }>(unseen)).fields).toEqual({
      companyName: 'Company name is required',
      callToAction: 'Call to action is required',
    })
    const unknown = await generate({ form: { selectedVideoId: 'no-such-film' } })
    expect(await json<object>(unknown)).toMatchObject({
      code: 'invalid_input',
      fields: { selectedVideoId: 'Please select a video template' },
    })
  })

  test('names letters that no font of the films has, and stores nothing', async () => {
    const form = {
      companyName: '陳氏殯儀館 Chan & Sons',
      additionalNotes: 'शांति',
      contactName: 'Żółkiewski 🕊️',
      callToAction: 'Z\u0301\u0302',
    }
    const response = await generate({ form })
    expect(response.status).toBe(400)
    expect(await json<object>(response)).toMatchObject({
      code: 'invalid_input',
      fields: {
        companyName:
          'Our films cannot show these letters yet: 陳 氏 殯 儀 館. Please write this in another script.',
        additionalNotes: expect.stringContaining('श'),
        // A mark stands on a circle, not on the space before it.
        callToAction: expect.stringContaining(': \u25cc\u0302.'),
      },
    })
    const stills = await site().request('/api/partner-tools/video-stills', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ ...VIDEO_FORM, ...form }),
    })
    expect(stills.status).toBe(400)
    expect(site().videos.stills).toEqual([])
    expect(await site().app.db.select({ id: videos.id }).from(videos)).toEqual([])
  })

  test('says so where no video can be made', async () => {
    site().videos.hasEncoder = false
    const response = await generate()
    expect(response.status).toBe(503)
    expect(Number(response.headers.get('retry-after'))).toBeGreaterThan(0)
    expect((await json<{ message: string }>(response)).message).toContain('cannot be made on this server')
  })

  test('tells of a cancelled and of a failed video', async () => {
    const cancelled = generate()
    let ids: VideoStatus | undefined
    while (!ids) {
      const again = await generateLater()
      ids = await json<VideoStatus>(await request((await json<VideoTicket>(again)).statusUrl))
    }
    await cancelVideo(site().app, ids.id)
    expect((await cancelled).status).toBe(409)
    site().videos.failures = ['crashed', 'crashed', 'crashed']
    const failing = generate({ form: { contactName: 'Ruth' } })
    while (site().videos.failures.length > 0) await render()
    const failed = await failing
    expect(failed.status).toBe(502)
    expect((await json<{ message: string }>(failed)).message).toBe(
      'Your video could not be made: There was an error generating your video. Please try again.',
    )
  })

  test('is not for the pages of other sites, and not without the access code (PRESS-9)', async () => {
    expect((await generate({ headers: { 'sec-fetch-site': 'cross-site' } })).status).toBe(403)
    const guarded = await makeApp({ PARTNER_TOOLS_CODE: 'river stones' })
    for (const path of ['/api/partner-tools/video-templates', '/partner-tools/video'])
      expect((await guarded.request(path)).status).toBe(401)
    expect((await generate({ to: guarded })).status).toBe(401)
    await guarded.close()
  })
})

describe('DELETE and GET /api/partner-tools/videos/{id}', () => {
  test('cancel once, and only what is not finished (VIDEO-3)', async () => {
    const { id, statusUrl } = await json<VideoTicket>(await generateLater())
    expect((await request(statusUrl, { method: 'DELETE' })).status).toBe(204)
    expect(await json<object>(await request(statusUrl))).toMatchObject({ id, state: 'cancelled' })
    const { id: finished } = await made()
    const late = await request(`/api/partner-tools/videos/${finished}`, { method: 'DELETE' })
    expect(late.status).toBe(409)
  })

  test('unknown and wrong ids', async () => {
    const nobody = '00000000-0000-4000-8000-000000000000'
    expect((await request(`/api/partner-tools/videos/${nobody}`)).status).toBe(404)
    expect((await request(`/api/partner-tools/videos/${nobody}`, { method: 'DELETE' })).status).toBe(404)
    expect((await request('/api/partner-tools/videos/1')).status).toBe(400)
  })
})

test('the Jobs screen shows videos with their state; an administrator gives them up and tries them again', async () => {
  const admin = await site().signIn()
  const work = async (): Promise<Work> => (await admin.call('GET', '/api/admin/work')).body
  const { id } = await json<VideoTicket>(await generateLater())
  const item = { id, kind: 'video', title: 'Hale & Marsh Funeral Home: First Light' }
  expect(await work()).toMatchObject({
    items: [{ ...item, state: 'waiting', canGiveUp: true, canRetry: false }],
    counts: { running: 0, waiting: 1, failed: 0 },
  })
  const gate = Promise.withResolvers<void>()
  site().videos.gate = gate.promise
  site().videos.failures = ['crashed', 'encoder-failed', 'out-of-memory']
  const working = render()
  await until(() => site().videos.renders.length === 1)
  expect((await work()).items).toMatchObject([{ ...item, state: 'running', progress: expect.any(Number) }])
  gate.resolve()
  await working
  expect(await work()).toMatchObject({
    items: [{ ...item, state: 'failed', reason: 'Rendering needed too much memory.', canRetry: true }],
    counts: { running: 0, waiting: 0, failed: 1 },
  })
  expect((await admin.call('POST', `/api/admin/work/video/${id}/retry`)).status).toBe(204)
  expect((await work()).items).toMatchObject([{ ...item, state: 'waiting' }])
  expect((await admin.call('POST', `/api/admin/work/video/${id}/give-up`)).status).toBe(204)
  expect((await work()).items).toEqual([])
})
