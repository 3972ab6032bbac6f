import sharp from 'sharp'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { checkFrames } from '../../../bench/videos/check-frames.ts'
import { NAMES } from '../../../bench/videos/names.ts'
import { makeVideosApp } from '../../../tests/sites/make-videos-app.ts'
import { videos } from '../../db/schema/videos.ts'
import { cancelVideo, retryVideo } from './cancel-video.ts'
import { regionOf } from './render/film/photo.ts'
import { findTemplate } from './render/templates/templates.ts'

let made: Awaited<ReturnType<typeof makeVideosApp>>
beforeEach(async () => {
  made = await makeVideosApp()
})
afterEach(() => made.close())

/** Black and white squares, with the place where it was taken, and turned by its camera. */
async function photograph(width = 1600, height = 1200): Promise<Buffer> {
  const side = 40
  const squares = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><pattern id="p" width="${2 * side}" height="${2 * side}" patternUnits="userSpaceOnUse"><rect width="100%" height="100%" fill="#fff"/><path d="M0 0h${side}v${side}h${side}v${side}h-${side}v-${side}h-${side}z"/></pattern><rect width="100%" height="100%" fill="url(#p)"/></svg>`
  return sharp(Buffer.from(squares))
    .withExif({ IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '42/1 51/1 0/1' } })
    .jpeg()
    .toBuffer()
}
const asUrl = (bytes: Buffer) => `data:image/jpeg;base64,${bytes.toString('base64')}`
const stored = async () => (await made.app.db.select({ photo: videos.photo }).from(videos))[0]?.photo

test('a photograph is kept without its place, shown where it was pulled to, and deleted once the film is made (VIDEO-8)', async () => {
  await made.ask({ photo: asUrl(await photograph()), photoX: 20, photoY: '80', photoZoom: '1.2' })
  const kept = await stored()
  expect(kept && (await sharp(kept).metadata())).toMatchObject({ format: 'jpeg', width: 1600 })
  expect(kept && (await sharp(kept).metadata()).exif).toBeUndefined()
  await made.run()
  expect(made.videos.renders.map(({ photo }) => photo)).toEqual(
    Array(3).fill({ x: 20, y: 80, zoom: 1.2, file: expect.stringMatching(/photo$/) }),
  )
  expect(await stored()).toBeNull()
})

test('a cancelled film forgets its photograph, and cannot be tried again without it', async () => {
  const id = await made.ask({ photo: asUrl(await photograph()) })
  await cancelVideo(made.app, id)
  expect(await stored()).toBeNull()
  await expect(retryVideo(made.app, id)).rejects.toMatchObject({ code: 'conflict' })
})

test.each([
  [{ photoZoom: 1 }, [900, 1400], '900 × 506 pixels'],
  [{ photoZoom: 3 }, [1600, 1200], '533 × 300 pixels'],
])(
  'a photograph that would be enlarged more than twice is refused at its field: %j of %j',
  async (crop, size, pixels) => {
    const photo = asUrl(await photograph(size[0], size[1]))
    await expect(made.ask({ photo, ...crop })).rejects.toMatchObject({
      code: 'invalid_input',
      fields: { photo: expect.stringContaining(pixels) },
    })
  },
)

test('what is no picture is refused at its field', async () => {
  const photo = asUrl(Buffer.from([0xff, 0xd8, 0xff, 0xe0, 1, 2, 3]))
  await expect(made.ask({ photo })).rejects.toMatchObject({ fields: { photo: expect.any(String) } })
})

test('each shape shows the largest part of its proportions', () => {
  const picture = { width: 1600, height: 1200 }
  const [left, right] = [
    { x: 0, y: 0, zoom: 1 },
    { x: 100, y: 100, zoom: 2 },
  ]
  expect(regionOf(picture, 'landscape', left)).toEqual({ left: 0, top: 0, width: 1600, height: 900 })
  expect(regionOf(picture, 'portrait', right)).toEqual({ left: 1263, top: 600, width: 337, height: 600 })
})

test.each(['raked-garden', 'lanterns'])(
  'words hold on the hardest photograph, in dark ink and in light: %s',
  async (id) => {
    const template = findTemplate(id)
    if (!template) throw new Error(id)
    const photo = { bytes: await photograph(), x: 50, y: 50, zoom: 1 }
    expect(await checkFrames(template, 'landscape', { ...NAMES.short, photo })).toEqual([])
  },
  60_000,
)
