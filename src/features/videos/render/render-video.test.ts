import { spawnSync } from 'node:child_process'
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { FilePathSource, Input, MP4 } from 'mediabunny'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { hasFfmpeg } from '../../../../tests/find-programs.ts'
import { openFfmpeg } from './encode/open-ffmpeg.ts'
import { openWebcodecs } from './encode/open-webcodecs.ts'
import type { RenderedVideo, RenderRequest } from './program/messages.ts'
import { RenderError, renderVideo } from './render-video.ts'
import { silence } from './sound/stereo.ts'
import { synthesise } from './sound/synthesise.ts'
import { TEMPLATES } from './templates/templates.ts'
import type { VideoTemplate } from './templates/video-template.ts'

const TIMEOUT_MS = 180_000
let folder: string
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'render-'))
})
afterEach(() => rm(folder, { recursive: true, force: true }))

const request = (): RenderRequest => ({
  templateId: 'raked-garden',
  shape: 'landscape',
  quality: 'preview',
  facts: {
    companyName: 'Hartwell & Moore',
    contactName: 'Eleanor Hartwell',
    phone: '(802) 555-0142',
    website: 'hartwellmoore.example',
    callToAction: 'Call us: 100% <quiet>',
    notes: '',
  },
  logoFile: null,
  folder,
})

function probe(file: string) {
  const { stdout } = spawnSync(
    'ffprobe',
    ['-v', 'error', '-show_streams', '-show_format', '-of', 'json', file],
    {
      encoding: 'utf8',
    },
  )
  return JSON.parse(stdout) as { streams: Record<string, unknown>[]; format: { duration: string } }
}

/** Names of the file's boxes, in order. */
function boxesOf(bytes: Buffer): string[] {
  const names: string[] = []
  for (let at = 0; at + 8 <= bytes.length; ) {
    names.push(bytes.toString('latin1', at + 4, at + 8))
    const size = bytes.readUInt32BE(at)
    at += size === 1 ? Number(bytes.readBigUInt64BE(at + 8)) : size || bytes.length
  }
  return names
}

async function expectPlayable(video: RenderedVideo): Promise<void> {
  const boxes = boxesOf(await readFile(video.videoFile))
  expect(boxes.indexOf('moov')).toBeLessThan(boxes.indexOf('mdat'))
  const input = new Input({ source: new FilePathSource(video.videoFile), formats: [MP4] })
  const track = await input.getPrimaryVideoTrack()
  const sound = await input.getPrimaryAudioTrack()
  expect(await track?.getCodec()).toBe('avc')
  expect(await sound?.getCodec()).toBe('aac')
  expect((await track?.computePacketStats())?.packetCount).toBe(240)
  expect(Math.abs(((await track?.computeDuration()) ?? 0) - 8)).toBeLessThanOrEqual(1 / 30 + 1e-6)
  expect(Math.abs((await input.computeDuration()) - 8)).toBeLessThan(0.06)
}

describe.skipIf(!hasFfmpeg())('a video by ffmpeg', () => {
  const encoder = { kind: 'ffmpeg', path: 'ffmpeg' } as const

  it(
    'is H.264 High in BT.709 at 30 frames a second with AAC of -14 LUFS, and starts fast',
    async () => {
      const fractions: number[] = []
      const video = await renderVideo(request(), {
        encoder,
        onProgress: (fraction) => fractions.push(fraction),
      })
      const { streams, format } = probe(video.videoFile)
      expect(streams[0]).toMatchObject({
        codec_name: 'h264',
        profile: 'High',
        pix_fmt: 'yuv420p',
        color_space: 'bt709',
        color_primaries: 'bt709',
        color_transfer: 'bt709',
        color_range: 'tv',
        r_frame_rate: '30/1',
        nb_frames: '240',
        width: 640,
        height: 360,
      })
      expect(streams[1]).toMatchObject({ codec_name: 'aac', sample_rate: '48000', channels: 2 })
      expect(Math.abs(Number(format.duration) - 8)).toBeLessThanOrEqual(1 / 30 + 1e-3)
      await expectPlayable(video)
      const { stderr } = spawnSync(
        'ffmpeg',
        ['-hide_banner', '-i', video.videoFile, '-af', 'ebur128=peak=true', '-f', 'null', '-'],
        { encoding: 'utf8' },
      )
      const summary = stderr.slice(stderr.lastIndexOf('Summary:'))
      const loudness = Number(summary.match(/I:\s+(-?[\d.]+) LUFS/)?.[1])
      expect(Math.abs(loudness + 14)).toBeLessThanOrEqual(0.5)
      expect(Number(summary.match(/Peak:\s+(-?[\d.]+) dBFS/)?.[1])).toBeLessThan(-1)
      expect(fractions).toEqual([...fractions].sort((a, b) => a - b))
      expect(fractions.at(-1)).toBe(1)
      expect((await readdir(folder)).sort()).toEqual([
        'captions.srt',
        'captions.vtt',
        'poster.jpg',
        'video.mp4',
      ])
    },
    TIMEOUT_MS,
  )

  it(
    'sounds as it was played, without bursts',
    async () => {
      const film = TEMPLATES.find(({ id }) => id === 'lanterns') as VideoTemplate
      const scenes = film.scenes(request().facts)
      const sound = synthesise(film.sound, scenes, scenes.at(-1)?.end ?? 0)
      const file = path.join(folder, 'sound.mp4')
      const sink = await openFfmpeg('ffmpeg', { file, folder, sound, width: 64, height: 36, quality: 'full' })
      await sink.write(Buffer.alloc(64 * 36 * 4))
      await sink.finish()
      const { stdout } = spawnSync('ffmpeg', ['-v', 'error', '-i', file, '-f', 'f32le', '-ac', '2', '-'], {
        maxBuffer: 2 ** 26,
      })
      const { left } = sound
      const bursts = Array.from({ length: Math.floor(left.length / 960) }, (_, burst) => {
        let power = 0
        for (let at = burst * 960; at < (burst + 1) * 960; at++)
          power += ((left[at] ?? 0) - stdout.readFloatLE(at * 8)) ** 2 / 960
        return 10 * Math.log10(power)
      })
      // In dB of full scale, of 20 ms.
      expect(Math.max(...bursts)).toBeLessThan(-40)
    },
    TIMEOUT_MS,
  )

  it(
    'leaves nothing behind when it is aborted',
    async () => {
      const controller = new AbortController()
      const rendering = renderVideo(request(), {
        encoder,
        signal: controller.signal,
        onProgress: (fraction) => fraction > 0 && controller.abort(),
      })
      await expect(rendering).rejects.toMatchObject({ name: 'RenderError', reason: 'aborted' })
      expect(await readdir(folder)).toEqual([])
    },
    TIMEOUT_MS,
  )

  it(
    'leaves nothing behind when its time is over',
    async () => {
      const rendering = renderVideo(request(), { encoder, timeoutMs: 400 })
      await expect(rendering).rejects.toMatchObject({ reason: 'out-of-time' })
      expect(await readdir(folder)).toEqual([])
    },
    TIMEOUT_MS,
  )
})

describe('a video without ffmpeg', () => {
  it(
    'can be played',
    async () => {
      const video = await renderVideo(request(), { encoder: { kind: 'webcodecs' } })
      await expectPlayable(video)
      if (!hasFfmpeg()) return
      expect(probe(video.videoFile).streams[0]).toMatchObject({
        codec_name: 'h264',
        profile: 'High',
        pix_fmt: 'yuv420p',
        color_space: 'smpte170m',
        color_range: 'tv',
      })
    },
    TIMEOUT_MS,
  )
})

it.skipIf(!hasFfmpeg())('colours arrive as they were drawn, by either encoder', async () => {
  const file = path.join(folder, 'colour.mp4')
  const options = { file, width: 320, height: 180, sound: silence(1), folder, quality: 'preview' } as const
  const colour = [229, 87, 24]
  const frame = Buffer.alloc(320 * 180 * 4, Uint8Array.of(...colour, 255))
  for (const open of [() => openFfmpeg('ffmpeg', options), () => openWebcodecs(options)]) {
    const sink = await open()
    for (let index = 0; index < 30; index++) await sink.write(frame)
    await sink.finish()
    const args = ['-v', 'error', '-i', file, '-frames:v', '1', '-f', 'rawvideo', '-pix_fmt', 'rgb24', '-']
    const seen = spawnSync('ffmpeg', args).stdout.subarray(0, 3)
    for (const [channel, value] of colour.entries())
      expect(Math.abs((seen[channel] ?? 0) - value), `${colour} became ${[...seen]}`).toBeLessThan(6)
  }
})

it(
  'a failing encoder is named, and leaves nothing behind',
  async () => {
    const program = path.join(folder, 'broken-ffmpeg')
    await writeFile(program, '#!/bin/sh\necho "no such preset" >&2\nexit 3\n', { mode: 0o755 })
    const rendering = renderVideo(request(), { encoder: { kind: 'ffmpeg', path: program } })
    const error = await rendering.then(
      () => null,
      (reason: unknown) => reason,
    )
    expect(error).toBeInstanceOf(RenderError)
    expect(error).toMatchObject({
      reason: 'encoder-failed',
      message: expect.stringContaining('no such preset'),
    })
    expect(await readdir(folder)).toEqual(['broken-ffmpeg'])
  },
  TIMEOUT_MS,
)

it(
  'an encoder that hangs is ended, and leaves nothing behind',
  async () => {
    const program = path.join(folder, 'hanging-ffmpeg')
    await writeFile(program, '#!/bin/sh\nexec sleep 600\n', { mode: 0o755 })
    const rendering = renderVideo(request(), { encoder: { kind: 'ffmpeg', path: program }, stallMs: 2000 })
    await expect(rendering).rejects.toMatchObject({
      reason: 'out-of-time',
      message: expect.stringContaining('no progress'),
    })
    expect(await readdir(folder)).toEqual(['hanging-ffmpeg'])
  },
  TIMEOUT_MS,
)

it(
  'a template that does not exist is refused',
  async () => {
    const rendering = renderVideo({ ...request(), templateId: 'none' }, { encoder: { kind: 'webcodecs' } })
    await expect(rendering).rejects.toMatchObject({ reason: 'crashed' })
  },
  TIMEOUT_MS,
)
