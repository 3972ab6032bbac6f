import { describe, expect, test } from 'vitest'
import { json, makeVideoSite } from '../../../tests/sites/make-video-site.ts'
import { VIDEO_FORM } from '../../../tests/values/video-form.ts'
import { videos } from '../../db/schema/videos.ts'
import type { VideoTemplateSummary } from '../../shared/videos/video.ts'

const { made, request, site } = makeVideoSite()

describe('GET /api/partner-tools/video-templates', () => {
  test('lists films with thumbnail and clip, made at first need and kept (VIDEO-2)', async () => {
    const templates = await json<VideoTemplateSummary[]>(await request('/api/partner-tools/video-templates'))
    expect(templates.map(({ id, duration }) => [id, duration])).toEqual([
      ['first-light', 24],
      ['still-water', 24],
    ])
    for (const { id, thumbnailUrl, videoUrl } of templates) {
      const [thumbnail, clip] = await Promise.all([request(thumbnailUrl), request(videoUrl ?? '')])
      expect([thumbnail.status, thumbnail.headers.get('content-type')]).toEqual([200, 'image/jpeg'])
      expect([clip.status, clip.headers.get('content-type')]).toEqual([200, 'video/mp4'])
      expect(await clip.text()).toContain(`${id} landscape film`)
      expect((await request(videoUrl ?? '', { headers: { range: 'bytes=0-3' } })).status).toBe(206)
    }
    expect(site().videos.stills).toHaveLength(2)
    expect(site().videos.renders.map(({ quality }) => quality)).toEqual(['preview', 'preview'])
    expect((await request('/videos/templates/first-light-other.mp4')).status).toBe(404)
  })

  test('has no clips where no video can be made', async () => {
    site().videos.hasEncoder = false
    const templates = await json<VideoTemplateSummary[]>(await request('/api/partner-tools/video-templates'))
    expect(templates.map(({ videoUrl }) => videoUrl)).toEqual([null, null])
  })
})

describe('files of a video', () => {
  test('have their types, and names of their own as downloads', async () => {
    const { companyName } = VIDEO_FORM
    expect(companyName).toContain('&')
    const { shapes } = await made()
    const [landscape] = shapes
    const files = [
      [landscape?.videoUrl, 'video/mp4', 'mp4'],
      [landscape?.posterUrl, 'image/jpeg', 'jpg'],
      [landscape?.captionsUrl, 'text/vtt; charset=utf-8', 'vtt'],
      [landscape?.subtitlesUrl, 'application/x-subrip; charset=utf-8', 'srt'],
    ] as const
    for (const [url = '', type, ending] of files) {
      const response = await request(url)
      expect([response.status, response.headers.get('content-type')]).toEqual([200, type])
      expect(response.headers.get('content-disposition')).toBeNull()
      const download = await request(`${url}?download=1`)
      expect(download.headers.get('content-disposition')).toContain(
        `attachment; filename="Hale_Marsh_Funeral_Home_first-light_landscape.${ending}"`,
      )
    }
  })

  test('are given in ranges', async () => {
    const { videoUrl = '' } = await made()
    const whole = await request(videoUrl)
    const film = await whole.text()
    expect(film).toBe('Hale & Marsh Funeral Home first-light landscape film')
    expect(whole.headers.get('accept-ranges')).toBe('bytes')
    const etag = whole.headers.get('etag') ?? ''
    const modified = whole.headers.get('last-modified') ?? ''
    const size = film.length
    const ask = async (headers: Record<string, string>, method = 'GET') => {
      const response = await request(videoUrl, { headers, method })
      const { status } = response
      return { status, range: response.headers.get('content-range'), text: await response.text() }
    }
    const part = (start: number, end: number) => ({
      status: 206,
      range: `bytes ${start}-${end}/${size}`,
      text: film.slice(start, end + 1),
    })
    expect(await ask({ range: 'bytes=0-3' })).toEqual(part(0, 3))
    expect(await ask({ range: 'bytes=5-' })).toEqual(part(5, size - 1))
    expect(await ask({ range: 'bytes=-4' })).toEqual(part(size - 4, size - 1))
    expect(await ask({ range: `bytes=5-${size + 900}` })).toEqual(part(5, size - 1))
    expect(await ask({ range: `bytes=-${size + 900}` })).toEqual(part(0, size - 1))
    expect(await ask({ range: 'bytes=0-3', 'if-range': etag })).toEqual(part(0, 3))
    expect(await ask({ range: 'bytes=0-3', 'if-range': modified })).toEqual(part(0, 3))
    const all = { status: 200, range: null, text: film }
    for (const headers of [
      { range: 'bytes=0-3', 'if-range': '"other"' },
      { range: 'bytes=0-3', 'if-range': 'Wed, 21 Oct 2015 07:28:00 GMT' },
      { range: 'bytes=0-1,4-5' },
      { range: 'bytes=9-3' },
      { range: 'bytes=a-b' },
      { range: 'lines=1-2' },
    ] as Record<string, string>[])
      expect(await ask(headers)).toEqual(all)
    for (const range of [`bytes=${size}-`, 'bytes=-0', 'bytes=9000-9001'])
      expect(await ask({ range })).toEqual({ status: 416, range: `bytes */${size}`, text: '' })
    expect(await ask({ 'if-none-match': etag })).toEqual({ status: 304, range: null, text: '' })
    expect(await ask({}, 'HEAD')).toEqual({ status: 200, range: null, text: '' })
    // Ranges are defined for GET alone (RFC 9110, section 14.2).
    const head = await request(videoUrl, { method: 'HEAD', headers: { range: 'bytes=0-3' } })
    expect([head.status, head.headers.get('content-length')]).toEqual([200, String(size)])
  })

  test('are gone after the last day, as is everything else of the video', async () => {
    const { id, videoUrl = '', posterUrl = '' } = await made()
    await site()
      .app.db.update(videos)
      .set({ expiresAt: new Date(Date.now() - 1000) })
    const call = `/api/partner-tools/videos/${id}`
    for (const path of [videoUrl, posterUrl, call, `/partner-tools/video/${id}`])
      expect((await request(path)).status, path).toBe(404)
    expect((await request(call, { method: 'DELETE' })).status).toBe(404)
    const kit = { method: 'POST', body: new URLSearchParams({ text: '' }) }
    expect((await request(`/partner-tools/video/${id}/press-kit`, kit)).status).toBe(404)
  })

  test('are not found before they are offered, by guesses, or with other endings', async () => {
    const { videoUrl = '' } = await made()
    expect((await request(videoUrl.replace(/\.mp4$/, '.png'))).status).toBe(404)
    expect((await request(`/videos/${'0'.repeat(32)}.mp4`)).status).toBe(404)
    expect((await request('/videos/..%2f..%2fsecret.mp4')).status).toBe(404)
  })
})
