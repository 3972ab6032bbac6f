import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { sql } from 'drizzle-orm'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { makeDatabaseApp } from '../../../tests/sites/make-database-app.ts'
import { VIDEO_FORM } from '../../../tests/values/video-form.ts'
import { videoFiles, videos } from '../../db/schema/videos.ts'
import { VIDEO_SHAPES, VideoInput } from '../../shared/videos/video.ts'
import { cancelVideo, retryVideo } from './cancel-video.ts'
import { MAX_ATTEMPTS, takeFile } from './file-lease.ts'
import { readVideo } from './read-video.ts'
import { RenderError } from './render/render-video.ts'
import { draftsFolder, renderWaiting } from './render-waiting.ts'
import { requestVideo } from './request-video.ts'
import { videoKey } from './stored-files.ts'
import { sweepVideos } from './sweep-videos.ts'

let made: Awaited<ReturnType<typeof makeDatabaseApp>>
let dataDir: string
let now: Date
beforeEach(async () => {
  now = new Date()
  made = await makeDatabaseApp({ now: () => now })
  dataDir = await mkdtemp(path.join(tmpdir(), 'videos-'))
  made.app.config = { ...made.app.config, dataDir }
})
afterEach(async () => {
  await made.close()
  await rm(dataDir, { recursive: true, maxRetries: 5 })
})

const ask = (form: Partial<typeof VIDEO_FORM> = {}, network = 'n1') => {
  now = new Date(now.getTime() + 1)
  return requestVideo(made.app, VideoInput.parse({ ...VIDEO_FORM, ...form }), network)
}
const run = (signal = new AbortController().signal) => renderWaiting(made.app, signal)
const read = (id: string) => readVideo(made.app, id)
const queued = async () =>
  (await made.app.db.execute(sql`select 1 from pgboss.job where name = 'render-videos'`)).rows.length
/** The test's time limit ends it. */
async function until(isTrue: () => Promise<boolean> | boolean) {
  while (!(await isTrue())) await new Promise((resolve) => setTimeout(resolve, 20))
}
/** As after kill -9: the worker is gone and its lease has passed. */
const killWorker = () =>
  made.app.db.execute(
    sql`update video_files set leased_until = now() - interval '1 second' where state = 'running'`,
  )
const reasons = async () =>
  (await made.app.db.select({ error: videoFiles.error }).from(videoFiles)).map(({ error }) => error)
const drafts = () => readdir(draftsFolder(made.app.config)).catch(() => [])

describe('a request', () => {
  test('waits with its job, is rendered in three shapes, landscape first, and leaves no draft', async () => {
    const id = await ask()
    expect(await queued()).toBe(1)
    expect(await read(id)).toMatchObject({
      state: 'waiting',
      progress: 0,
      place: 1,
      templateId: 'first-light',
    })
    await run()
    const video = await read(id)
    expect(video).toMatchObject({ state: 'done', progress: 1, place: null, durationSeconds: 24 })
    expect(video.shapes.map(({ shape, state }) => [shape, state])).toEqual(
      VIDEO_SHAPES.map((one) => [one, 'done']),
    )
    expect(made.videos.renders.map(({ shape, quality }) => [shape, quality])).toEqual(
      VIDEO_SHAPES.map((one) => [one, 'full']),
    )
    expect(made.videos.renders[0]?.facts).toEqual({
      companyName: 'Hale & Marsh Funeral Home',
      contactName: 'Edith Wren',
      phone: '865-555-0142',
      website: 'https://halemarsh.example',
      callToAction: 'Call us today.',
      notes: '',
    })
    const key = video.videoUrl?.slice(1) ?? ''
    expect((await made.app.files.get(key))?.toString()).toBe(
      'Hale & Marsh Funeral Home first-light landscape film',
    )
    expect(await drafts()).toEqual([])
  })

  test('that is the same joins the one that is kept, also when both come at once (VIDEO-4)', async () => {
    const ids = await Promise.all(Array.from({ length: 8 }, () => ask()))
    expect(new Set(ids).size).toBe(1)
    await run()
    expect(await ask({ companyName: '  Hale & Marsh Funeral Home ' }, 'n2')).toBe(ids[0])
    expect(made.videos.renders).toHaveLength(3)
    expect(await ask({ callToAction: 'Write to us.' })).not.toBe(ids[0])
  })

  test('for another while one is waited for is limited by network, and all together', async () => {
    await ask()
    await expect(ask({ contactName: 'Another' })).rejects.toMatchObject({ code: 'rate_limited' })
    for (let count = 1; count < 30; count += 1) await ask({ contactName: `No. ${count}` }, `network ${count}`)
    await expect(ask({ contactName: 'One more' }, 'n31')).rejects.toMatchObject({ code: 'unavailable' })
    const places = (await made.app.db.select({ id: videos.id }).from(videos)).map(({ id }) => read(id))
    expect(
      (await Promise.all(places)).map(({ place }) => place).toSorted((a, b) => Number(a) - Number(b)),
    ).toEqual(Array.from({ length: 30 }, (_, at) => at + 1))
  })

  test('without an encoder, or for no template of ours, is refused and nothing is stored', async () => {
    await expect(ask({ selectedVideoId: 'no-such' })).rejects.toMatchObject({
      fields: { selectedVideoId: 'Please select a video template' },
    })
    made.videos.hasEncoder = false
    await expect(ask()).rejects.toMatchObject({ code: 'unavailable' })
    expect(await made.app.db.select({ id: videos.id }).from(videos)).toEqual([])
  })

  test('whose logo cannot be used is refused at its field', async () => {
    await expect(ask({ logoUrl: 'http://127.0.0.1/logo.png' })).rejects.toMatchObject({
      fields: { logoUrl: expect.any(String) },
    })
  })
})

describe('the worker', () => {
  test('renders the landscape of every video before other shapes, one at a time, in order (VIDEO-3, VIDEO-4)', async () => {
    const first = await ask()
    const gate = Promise.withResolvers<void>()
    made.videos.gate = gate.promise
    const works = [run(), run()]
    await until(() => made.videos.renders.length === 1)
    const second = await ask({ contactName: 'Ruth' }, 'n2')
    expect(await read(second)).toMatchObject({ state: 'waiting', place: 2 })
    // Progress reaches the database with the next report.
    await until(async () => (await read(first)).progress === 0.5)
    expect(made.videos.renders).toHaveLength(1)
    gate.resolve()
    await Promise.all(works)
    expect(made.videos.renders.map(({ shape, facts }) => `${facts.contactName} ${shape}`)).toEqual([
      'Edith Wren landscape',
      'Ruth landscape',
      'Edith Wren square',
      'Edith Wren portrait',
      'Ruth square',
      'Ruth portrait',
    ])
  })

  test('that was killed is replaced: the render is done again, once, and half files are removed', async () => {
    const id = await ask()
    const dead = await takeFile(made.app)
    const token = dead?.token ?? ''
    // It was killed between storing files and offering them.
    await made.app.files.put(videoKey(token, 'mp4'), Buffer.from('half'))
    expect((await read(id)).videoUrl).toBeUndefined()
    expect(await takeFile(made.app)).toBeNull()
    await killWorker()
    await Promise.all([run(), run()])
    expect(made.videos.renders.filter(({ shape }) => shape === 'landscape')).toHaveLength(1)
    expect(await made.app.files.get(videoKey(token, 'mp4'))).toBeNull()
    expect((await read(id)).videoUrl).not.toContain(token)
  })

  test('that was only slow cannot offer files once another has taken over', async () => {
    const id = await ask()
    const gate = Promise.withResolvers<void>()
    made.videos.gate = gate.promise
    const slow = run()
    await until(() => made.videos.renders.length === 1)
    await made.app.db.execute(sql`update video_files set token = ${'f'.repeat(32)} where state = 'running'`)
    gate.resolve()
    const ended = new AbortController()
    setTimeout(() => ended.abort(), 3000)
    await until(async () => (await drafts()).length === 0)
    expect((await read(id)).videoUrl).toBeUndefined()
    await killWorker()
    await Promise.all([slow, run(ended.signal)])
    expect((await read(id)).state).toBe('done')
  })

  test('that must stop returns the file untouched', async () => {
    const id = await ask()
    made.videos.gate = new Promise(() => {})
    const stop = new AbortController()
    const work = run(stop.signal)
    await until(() => made.videos.renders.length === 1)
    stop.abort()
    await work
    expect(await read(id)).toMatchObject({ state: 'waiting', progress: 0 })
    const [row] = await made.app.db.select().from(videoFiles)
    expect(row).toMatchObject({ attempts: 0, token: null })
    expect(await drafts()).toEqual([])
  })

  test('tries a failed render again, then gives it up and goes on with the others', async () => {
    const id = await ask()
    made.videos.failures = Array.from({ length: MAX_ATTEMPTS }, () => 'crashed' as const)
    await run()
    expect(await read(id)).toMatchObject({
      state: 'failed',
      message: 'Your video could not be made: There was an error generating your video. Please try again.',
      shapes: [{ state: 'failed' }, { state: 'cancelled' }, { state: 'cancelled' }],
    })
    // The same request starts anew.
    const again = await ask()
    expect(again).not.toBe(id)
    made.videos.failures = ['out-of-time']
    await run()
    expect((await read(again)).state).toBe('done')
    await expect(retryVideo(made.app, id)).rejects.toMatchObject({ code: 'conflict' })
  })

  test('gives up a file that ends every worker', async () => {
    const id = await ask()
    for (let count = 0; count < MAX_ATTEMPTS; count += 1) {
      expect((await takeFile(made.app))?.attempts).toBe(count + 1)
      await killWorker()
    }
    expect(await takeFile(made.app)).toBeNull()
    expect((await read(id)).state).toBe('failed')
    await retryVideo(made.app, id)
    await run()
    expect((await read(id)).shapes.map(({ state }) => state)).toEqual(['done', 'done', 'done'])
  })
})

describe('cancelling', () => {
  test('ends a render under way, and the same request starts anew', async () => {
    const id = await ask()
    made.videos.gate = new Promise(() => {})
    const work = run()
    await until(() => made.videos.renders.length === 1)
    await cancelVideo(made.app, id)
    await cancelVideo(made.app, id)
    await work
    expect(await read(id)).toMatchObject({ state: 'cancelled', shapes: [{}, { state: 'cancelled' }, {}] })
    expect(await ask()).not.toBe(id)
  })

  test('keeps shapes that are done; after the last there is nothing to cancel (VIDEO-4)', async () => {
    const id = await ask()
    await run()
    await expect(cancelVideo(made.app, id)).rejects.toMatchObject({ code: 'conflict' })
    await made.app.db.execute(sql`update video_files set state = 'waiting' where shape = 'portrait'`)
    await cancelVideo(made.app, id)
    expect((await read(id)).shapes.map(({ state }) => state)).toEqual(['done', 'done', 'cancelled'])
    // Asked for again, the shape that is missing is rendered.
    expect(await ask()).toBe(id)
    await run()
    expect((await read(id)).shapes.map(({ state }) => state)).toEqual(['done', 'done', 'done'])
    expect(made.videos.renders).toHaveLength(4)
  })
})

test('a video ends with its last day: not found, then swept with its files; asked for again it is rendered anew (VIDEO-5)', async () => {
  const id = await ask()
  await run()
  const key = (await read(id)).videoUrl?.slice(1) ?? ''
  now = new Date(now.getTime() + 29 * 86_400_000)
  // Asked for again it is kept for another 30 days.
  await ask()
  now = new Date(now.getTime() + 29 * 86_400_000)
  await sweepVideos(made.app)
  expect(await made.app.files.get(key)).not.toBeNull()
  now = new Date(now.getTime() + 2 * 86_400_000)
  await expect(read(id)).rejects.toMatchObject({ code: 'not_found' })
  const again = await ask()
  expect(again).not.toBe(id)
  await sweepVideos(made.app)
  expect(await made.app.files.get(key)).toBeNull()
  await run()
  expect((await read(again)).state).toBe('done')
})

test.each([
  ['videoUrl', 'landscape'],
  ['captionsUrl', 'landscape'],
  ['videoUrl', 'portrait'],
] as const)('a video whose %s in %s is gone, as after a restore, is rendered anew', async (name, shape) => {
  const id = await ask()
  await run()
  const file = (await read(id)).shapes.find((one) => one.shape === shape)
  await made.app.files.remove(file?.[name]?.slice(1) ?? '')
  expect(await ask()).not.toBe(id)
})

test('files are stored whole or removed when the disk is full, which is said, and made once there is room', async () => {
  const id = await ask()
  const { put } = made.app.files
  let left = 2
  made.app.files.put = (key, bytes) =>
    left-- > 0
      ? put(key, bytes)
      : Promise.reject(Object.assign(new Error('ENOSPC: no space left on device, write'), { code: 'ENOSPC' }))
  await run()
  expect(await read(id)).toMatchObject({ state: 'failed' })
  expect(await reasons()).toContain('The disk is full.')
  const folder = path.join(tmpdir(), new URL(made.url).pathname.slice(1), 'videos')
  expect(await readdir(folder)).toEqual([])
  made.app.files.put = put
  await retryVideo(made.app, id)
  await run()
  expect((await read(id)).state).toBe('done')
})

test('an encoder that finds the disk full is not taken for a broken one', async () => {
  const { render } = made.videos
  const said = 'ffmpeg ended with 1: av_interleaved_write_frame(): No space left on device'
  made.videos.render = () => Promise.reject(new RenderError('encoder-failed', said))
  await ask()
  await run()
  expect(await reasons()).toContain('The disk is full.')
  made.videos.render = render
})
