import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach } from 'vitest'
import { renderWaiting } from '../src/features/videos/render-waiting.ts'
import type { VideoStatus, VideoTicket } from '../src/shared/videos/video.ts'
import { makeApp, type TestApp } from './make-app.ts'
import { VIDEO_FORM } from './video-form.ts'

type Sent = { form?: object; headers?: Record<string, string>; address?: string; to?: TestApp }

/** Makes a product for each test that draws no films but does all else. */
export function makeVideoSite() {
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

  const generate = ({ form = {}, headers = {}, address = '203.0.113.7', to = site }: Sent = {}) =>
    to.request('/api/partner-tools/generate-video', {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-forwarded-for': address, ...headers },
      body: JSON.stringify({ ...VIDEO_FORM, ...form }),
    })
  const generateLater = (sent: Sent = {}) =>
    generate({ ...sent, headers: { prefer: 'respond-async', ...sent.headers } })
  const render = () => renderWaiting(site.app, new AbortController().signal)
  return {
    site: () => site,
    generate,
    generateLater,
    render,
    request: (path: string, init?: RequestInit) => site.request(path, init),
    /** A rendered video. */
    async made(): Promise<VideoStatus> {
      const { statusUrl } = await json<VideoTicket>(await generateLater())
      await render()
      return json<VideoStatus>(await site.request(statusUrl))
    },
  }
}

export const json = async <Answer>(response: Response) => (await response.json()) as Answer
