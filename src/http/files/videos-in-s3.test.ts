import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startS3 } from '../../../tests/servers/start-s3.ts'
import { makeApp, type TestApp } from '../../../tests/sites/make-app.ts'
import { VIDEO_FORM } from '../../../tests/values/video-form.ts'
import { type BucketAddress, readFilesUrl } from '../../config/config-files.ts'
import { renderWaiting } from '../../features/videos/render-waiting.ts'
import { createS3FileStore } from '../../integrations/files/s3-file-store.ts'
import type { VideoStatus, VideoTicket } from '../../shared/videos/video.ts'
import type { Work } from '../../shared/work.ts'

let site: TestApp
let server: Awaited<ReturnType<typeof startS3>>
let dataDir: string
const addressOf = (place: string) => readFilesUrl(`${server.url}/${place}`) as BucketAddress
beforeAll(async () => {
  server = await startS3()
  dataDir = await mkdtemp(path.join(tmpdir(), 'videos-'))
  site = await makeApp({ DATA_DIR: dataDir, FILES_URL: `${server.url}/films/site` })
  site.app.files = createS3FileStore(addressOf('films/site'))
})
afterAll(async () => {
  await site.close()
  await server.stop()
  await rm(dataDir, { recursive: true, maxRetries: 5 })
})

test('FILES_URL: videos, the press kit and uploads are kept in the bucket and given from it, in ranges', async () => {
  const asked = await site.request('/api/partner-tools/generate-video', {
    method: 'POST',
    headers: { 'content-type': 'application/json', prefer: 'respond-async' },
    body: JSON.stringify(VIDEO_FORM),
  })
  const { id, statusUrl } = (await asked.json()) as VideoTicket
  await renderWaiting(site.app, new AbortController().signal)
  const { videoUrl = '' } = (await (await site.request(statusUrl)).json()) as VideoStatus
  const range = await site.request(videoUrl, { headers: { range: 'bytes=7-11' } })
  expect([range.status, await range.text()]).toEqual([206, 'Marsh'])
  expect(await (await site.request(videoUrl)).text()).toContain('landscape film')
  const kit = await site.request(`/partner-tools/video/${id}/press-kit`, {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: 'text=',
  })
  expect(kit.headers.get('content-length')).toBe(String((await kit.arrayBuffer()).byteLength))

  const admin = await site.signIn()
  const png = await sharp({ create: { width: 40, height: 30, channels: 3, background: '#1d5754' } })
    .png()
    .toBuffer()
  const form = new FormData()
  form.append('file', new Blob([new Uint8Array(png)], { type: 'image/png' }), 'a.png')
  const { token } = admin
  const uploaded = await site.request('/api/admin/uploads', {
    method: 'POST',
    headers: { authorization: `Bearer ${token}` },
    body: form,
  })
  expect(uploaded.status).toBe(201)
  const { url } = (await uploaded.json()) as { url: string }
  expect((await site.request(url)).headers.get('content-type')).toMatch(/^image\//)
})

test('the Jobs screen names the bucket, and proves that it can be written and read', async () => {
  const admin = await site.signIn('Ruth Avery')
  const work: Work = (await admin.call('GET', '/api/admin/work')).body
  expect(work.services.find(({ id }) => id === 'files')).toMatchObject({
    isConfigured: true,
    sentence: 'Films and uploads are kept in the bucket films.',
  })
  const check = async () => (await admin.call('POST', '/api/admin/services/files/check')).body
  expect(await check()).toMatchObject({ isWorking: true })
  site.app.files = createS3FileStore(addressOf('no-such-bucket'))
  expect(await check()).toMatchObject({ isWorking: false, sentence: expect.stringContaining('could not be') })
})
