import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, beforeEach, expect } from 'vitest'
import { renderWaiting } from '../../src/features/videos/render-waiting.ts'
import type { VideoStatus, VideoTicket } from '../../src/shared/videos/video.ts'
import { VIDEO_FORM } from '../values/video-form.ts'
import { makeApp, type TestApp } from './make-app.ts'

type Sent = {
  form?: object
  headers?: Record<string, string>
  address?: string
  to?: TestApp
  signal?: AbortSignal
}

/** Makes a product for the tests of a file that draws no films but does all else; each test finds it as after a first start. */
export function makeVideoSite() {
  let site: TestApp
  let dataDir: string
  beforeAll(async () => {
    dataDir = await mkdtemp(path.join(tmpdir(), 'videos-'))
    site = await makeApp({ DATA_DIR: dataDir, TRUST_PROXY: '1' })
  })
  beforeEach(async () => {
    for (const name of await readdir(dataDir))
      await rm(path.join(dataDir, name), { recursive: true, maxRetries: 5 })
    await site.empty()
    site.restart()
  })
  afterAll(async () => {
    await site.close()
    await rm(dataDir, { recursive: true, maxRetries: 5 })
  })

  const generate = ({ form = {}, headers = {}, address = '203.0.113.7', to = site, signal }: Sent = {}) =>
    to.request('/api/partner-tools/generate-video', {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-forwarded-for': address, ...headers },
      body: JSON.stringify({ ...VIDEO_FORM, ...form }),
      ...(signal && { signal }),
    })
  const generateLater = (sent: Sent = {}) =>
    generate({ ...sent, headers: { prefer: 'respond-async', ...sent.headers } })
  const request = (path: string, init?: RequestInit) => site.request(path, init)
  /** Sends the form as a browser without JavaScript does. */
  const sendForm = (form: Record<string, string> = {}) =>
    request('/partner-tools/video', urlencoded({ ...VIDEO_FORM, ...form }))
  const render = () => renderWaiting(site.app, new AbortController().signal)
  return {
    site: () => site,
    generate,
    generateLater,
    render,
    request,
    getText: async (address: string) => (await request(address)).text(),
    sendForm,
    /** Sends the form and returns the path of the video's page. */
    async askByForm(form: Record<string, string> = {}): Promise<string> {
      const response = await sendForm(form)
      expect(response.status).toBe(303)
      return response.headers.get('location') ?? ''
    },
    /** A rendered video. */
    async made(): Promise<VideoStatus> {
      const { statusUrl } = await json<VideoTicket>(await generateLater())
      await render()
      return json<VideoStatus>(await site.request(statusUrl))
    },
  }
}

export const json = async <Answer>(response: Response) => (await response.json()) as Answer

export const urlencoded = (values: Record<string, string>): RequestInit => ({
  method: 'POST',
  headers: { 'content-type': 'application/x-www-form-urlencoded' },
  body: new URLSearchParams(values).toString(),
})

/** A PNG of 30 × 20 pixels. */
export const makeLogo = () =>
  sharp({ create: { width: 30, height: 20, channels: 4, background: '#1d5754' } })
    .png()
    .toBuffer()
