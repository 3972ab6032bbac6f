import { setTimeout as sleep } from 'node:timers/promises'
import type { VideoStatus, VideoTicket } from '../src/shared/videos/video.ts'
import { startProduct } from '../tests/servers/start-product.ts'
import { VIDEO_FORM } from '../tests/values/video-form.ts'
import { pickPages } from './pick-pages.ts'
import { startVisitors } from './steady-visitors.ts'
import { barred } from './video.ts'

const MAX_P99_MS = 250
const POLL_MS = 500
/** A film takes half a minute of one core. */
const MAX_RENDER_MS = 10 * 60_000

/**
 * Waits of visitors at 20 pages a second of the built sample product: idle for `idleSeconds`, then while the film of one
 * request is drawn and encoded. The other shapes are cancelled.
 */
export async function benchVideoVisitors(idleSeconds = 30): Promise<object[]> {
  const product = await startProduct()
  try {
    const pages = Object.values(await pickPages(product.url))
    const watch = async (work: () => Promise<unknown>) => {
      const visitors = startVisitors(product.url, pages)
      await work()
      return visitors.stop()
    }
    await watch(() => sleep(3000))
    const idle = await watch(() => sleep(idleSeconds * 1000))
    const rendering = await watch(() => renderOne(product.url))
    return [
      { moment: 'idle', ...idle },
      { moment: 'while a video renders', ...rendering },
    ].map(({ moment, visitors, p50Ms, p99Ms, longestMs, errors }) => ({
      ...{ moment, visitors, p50Ms: Math.round(p50Ms), longestMs: Math.round(longestMs), errors },
      ...barred('p99 ms', p99Ms, MAX_P99_MS),
    }))
  } finally {
    await product.stop()
  }
}

/** Asks for a video and resolves once its first shape is done. Throws when it fails or takes too long. */
async function renderOne(url: string): Promise<void> {
  const asked = await fetch(`${url}/api/partner-tools/generate-video`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', prefer: 'respond-async' },
    body: JSON.stringify(VIDEO_FORM),
  })
  if (asked.status !== 202) throw new Error(`The video was refused: ${await asked.text()}`)
  const { statusUrl } = (await asked.json()) as VideoTicket
  const until = performance.now() + MAX_RENDER_MS
  while (performance.now() < until) {
    const { state, message } = (await (await fetch(url + statusUrl)).json()) as VideoStatus
    if (state === 'done') {
      await fetch(url + statusUrl, { method: 'DELETE' })
      return
    }
    if (state !== 'waiting' && state !== 'running') throw new Error(`The video is ${state}: ${message ?? ''}`)
    await sleep(POLL_MS)
  }
  throw new Error(`The video was not done after ${MAX_RENDER_MS} ms.`)
}
