import { mkdir, readdir } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { sql } from 'drizzle-orm'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { makeVideosApp } from '../../../tests/sites/make-videos-app.ts'
import { videoFiles } from '../../db/schema/videos.ts'
import { VIDEO_SHAPES } from '../../shared/videos/video.ts'
import { cancelVideo, retryVideo } from './cancel-video.ts'
import { MAX_ATTEMPTS, takeFile } from './file-lease.ts'
import { RenderError } from './render/render-video.ts'
import { draftsFolder } from './render-waiting.ts'
import { videoKey } from './stored-files.ts'
import { sweepVideos } from './sweep-videos.ts'

let made: Awaited<ReturnType<typeof makeVideosApp>>
beforeEach(async () => {
  made = await makeVideosApp()
})
afterEach(() => made.close())

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

test('a request waits with its job, is rendered in three shapes, landscape first, and leaves no draft', async () => {
  const id = await made.ask()
  expect(await queued()).toBe(1)
  expect(await made.read(id)).toMatchObject({
    state: 'waiting',
    progress: 0,
    place: 1,
    secondsLeft: null,
    templateId: 'first-light',
  })
  await made.run()
  const video = await made.read(id)
  expect(video).toMatchObject({ state: 'done', progress: 1, place: null, durationSeconds: 24 })
  expect(video.shapes.map(({ shape, state }) => [shape, state])).toEqual(
    VIDEO_SHAPES.map((one) => [one, 'done']),
  )
  expect(made.videos.renders.map(({ shape, quality }) => [shape, quality])).toEqual(
    VIDEO_SHAPES.map((one) => [one, 'full']),
  )
  expect(made.videos.renders[0]?.facts).toEqual({
    companyName: 'Hale & Marsh Funeral Home',
    cityState: '',
    contactName: 'Edith Wren',
    phone: '865-555-0142',
    website: 'https://halemarsh.example',
    story: ['', '', '', '', ''],
    callToAction: 'Call us today.',
    notes: '',
  })
  const key = video.videoUrl?.slice(1) ?? ''
  expect((await made.app.files.get(key))?.toString()).toBe(
    'Hale & Marsh Funeral Home first-light landscape film',
  )
  expect(await drafts()).toEqual([])
})

test('a waiting video says how long it takes, as the last ones took', async () => {
  await made.ask()
  await made.run()
  await made.app.db.execute(sql`update video_files set started_at = finished_at - interval '90 seconds'`)
  await made.ask({ companyName: 'Wren' }, 'n2')
  const second = await made.ask({ companyName: 'Heron' }, 'n3')
  expect(await made.read(second)).toMatchObject({ place: 2, secondsLeft: 180 })
})

test('the next render removes what a killed one left, and no preview under way', async () => {
  const folder = draftsFolder(made.app.config)
  for (const name of ['render-killed', 'preview-under-way'])
    await mkdir(path.join(folder, name), { recursive: true })
  await made.ask()
  await made.run()
  expect(await drafts()).toEqual(['preview-under-way'])
})

describe('the worker', () => {
  test('renders the landscape of every video before other shapes, one at a time, in order (VIDEO-3, VIDEO-4)', async () => {
    const first = await made.ask()
    const gate = Promise.withResolvers<void>()
    made.videos.gate = gate.promise
    const works = [made.run(), made.run()]
    await until(() => made.videos.renders.length === 1)
    const second = await made.ask({ contactName: 'Ruth' }, 'n2')
    expect(await made.read(second)).toMatchObject({ state: 'waiting', place: 2 })
    // Progress reaches the database with the next report.
    await until(async () => (await made.read(first)).progress === 0.5)
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
    const id = await made.ask()
    const dead = await takeFile(made.app)
    const token = dead?.token ?? ''
    // It was killed between storing files and offering them.
    await made.app.files.put(videoKey(token, 'mp4'), Buffer.from('half'))
    expect((await made.read(id)).videoUrl).toBeUndefined()
    expect(await takeFile(made.app)).toBeNull()
    await killWorker()
    await Promise.all([made.run(), made.run()])
    expect(made.videos.renders.filter(({ shape }) => shape === 'landscape')).toHaveLength(1)
    expect(await made.app.files.get(videoKey(token, 'mp4'))).toBeNull()
    expect((await made.read(id)).videoUrl).not.toContain(token)
  })

  test('that was only slow cannot offer files once another has taken over', async () => {
    const id = await made.ask()
    const gate = Promise.withResolvers<void>()
    made.videos.gate = gate.promise
    const slow = made.run()
    await until(() => made.videos.renders.length === 1)
    await made.app.db.execute(sql`update video_files set token = ${'f'.repeat(32)} where state = 'running'`)
    gate.resolve()
    const ended = new AbortController()
    setTimeout(() => ended.abort(), 3000)
    await until(async () => (await drafts()).length === 0)
    expect((await made.read(id)).videoUrl).toBeUndefined()
    await killWorker()
    await Promise.all([slow, made.run(ended.signal)])
    expect((await made.read(id)).state).toBe('done')
  })

  test('that must stop returns the file untouched', async () => {
    const id = await made.ask()
    made.videos.gate = new Promise(() => {})
    const stop = new AbortController()
    const work = made.run(stop.signal)
    await until(() => made.videos.renders.length === 1)
    stop.abort()
    await work
    expect(await made.read(id)).toMatchObject({ state: 'waiting', progress: 0 })
    const [row] = await made.app.db.select().from(videoFiles)
    expect(row).toMatchObject({ attempts: 0, token: null })
    expect(await drafts()).toEqual([])
  })

  test('tries a failed render again, then gives it up and goes on with the others', async () => {
    const id = await made.ask()
    made.videos.failures = Array.from({ length: MAX_ATTEMPTS }, () => 'crashed' as const)
    await made.run()
    expect(await made.read(id)).toMatchObject({
      state: 'failed',
      message: 'Your video could not be made: There was an error generating your video. Please try again.',
      shapes: [{ state: 'failed' }, { state: 'cancelled' }, { state: 'cancelled' }],
    })
    // The same request makes another video.
    const again = await made.ask()
    expect(again).not.toBe(id)
    made.videos.failures = ['out-of-time']
    await made.run()
    expect((await made.read(again)).state).toBe('done')
    await expect(retryVideo(made.app, id)).rejects.toMatchObject({ code: 'conflict' })
  })

  test('gives up a file that ends every worker', async () => {
    const id = await made.ask()
    for (let count = 0; count < MAX_ATTEMPTS; count += 1) {
      expect((await takeFile(made.app))?.attempts).toBe(count + 1)
      await killWorker()
    }
    expect(await takeFile(made.app)).toBeNull()
    expect((await made.read(id)).state).toBe('failed')
    await retryVideo(made.app, id)
    await made.run()
    expect((await made.read(id)).shapes.map(({ state }) => state)).toEqual(['done', 'done', 'done'])
  })
})

describe('cancelling', () => {
  test('ends a render under way, and the same request makes another video', async () => {
    const id = await made.ask()
    made.videos.gate = new Promise(() => {})
    const work = made.run()
    await until(() => made.videos.renders.length === 1)
    await cancelVideo(made.app, id)
    await cancelVideo(made.app, id)
    await work
    expect(await made.read(id)).toMatchObject({
      state: 'cancelled',
      shapes: [{}, { state: 'cancelled' }, {}],
    })
    expect(await made.ask()).not.toBe(id)
  })

  test('keeps shapes that are done; after the last there is nothing to cancel (VIDEO-4)', async () => {
    const id = await made.ask()
    await made.run()
    await expect(cancelVideo(made.app, id)).rejects.toMatchObject({ code: 'conflict' })
    await made.app.db.execute(sql`update video_files set state = 'waiting' where shape = 'portrait'`)
    await cancelVideo(made.app, id)
    expect((await made.read(id)).shapes.map(({ state }) => state)).toEqual(['done', 'done', 'cancelled'])
    // Asked for again, the shape that is missing is rendered.
    expect(await made.ask()).toBe(id)
    await made.run()
    expect((await made.read(id)).shapes.map(({ state }) => state)).toEqual(['done', 'done', 'done'])
    expect(made.videos.renders).toHaveLength(4)
  })
})

test('a video ends with its last day: not found, then swept with its files; asked for again it is rendered again (VIDEO-5)', async () => {
  const id = await made.ask()
  await made.run()
  const key = (await made.read(id)).videoUrl?.slice(1) ?? ''
  made.wait(29 * 86_400_000)
  // Asked for again it is kept for another 30 days.
  await made.ask()
  made.wait(29 * 86_400_000)
  await sweepVideos(made.app)
  expect(await made.app.files.get(key)).not.toBeNull()
  made.wait(2 * 86_400_000)
  await expect(made.read(id)).rejects.toMatchObject({ code: 'not_found' })
  const again = await made.ask()
  expect(again).not.toBe(id)
  await sweepVideos(made.app)
  expect(await made.app.files.get(key)).toBeNull()
  await made.run()
  expect((await made.read(again)).state).toBe('done')
})

test.each([
  ['videoUrl', 'landscape'],
  ['captionsUrl', 'landscape'],
  ['videoUrl', 'portrait'],
] as const)('a video whose %s in %s is gone, as after a restore, is rendered again', async (name, shape) => {
  const id = await made.ask()
  await made.run()
  const file = (await made.read(id)).shapes.find((one) => one.shape === shape)
  await made.app.files.remove(file?.[name]?.slice(1) ?? '')
  expect(await made.ask()).not.toBe(id)
})

test('files are stored whole or removed when the disk is full, which is said, and made once there is room', async () => {
  const id = await made.ask()
  const { put } = made.app.files
  let left = 2
  made.app.files.put = (key, bytes) =>
    left-- > 0
      ? put(key, bytes)
      : Promise.reject(Object.assign(new Error('ENOSPC: no space left on device, write'), { code: 'ENOSPC' }))
  await made.run()
  expect(await made.read(id)).toMatchObject({ state: 'failed' })
  expect(await reasons()).toContain('The disk is full.')
  const folder = path.join(tmpdir(), new URL(made.url).pathname.slice(1), 'videos')
  expect(await readdir(folder)).toEqual([])
  made.app.files.put = put
  await retryVideo(made.app, id)
  await made.run()
  expect((await made.read(id)).state).toBe('done')
})

test('an encoder that finds the disk full is not taken for a broken one, and not tried again', async () => {
  const { render } = made.videos
  const said = 'ffmpeg ended with 1: av_interleaved_write_frame(): No space left on device'
  let attempts = 0
  made.videos.render = () => {
    attempts += 1
    return Promise.reject(new RenderError('encoder-failed', said))
  }
  await made.ask()
  await made.run()
  expect(await reasons()).toContain('The disk is full.')
  expect(attempts).toBe(1)
  made.videos.render = render
})
