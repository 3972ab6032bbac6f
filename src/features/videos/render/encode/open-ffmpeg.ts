import { spawn } from 'node:child_process'
import { availableParallelism } from 'node:os'
import path from 'node:path'
import { FRAMES_A_SECOND } from '../shape.ts'
import { writeWav } from '../sound/write-wav.ts'
import type { EncodeOptions, FrameSink } from './frame-sink.ts'

export const X264 = [
  '-c:v',
  'libx264',
  '-preset',
  'veryfast',
  '-crf',
  '23',
  '-profile:v',
  'high',
  // Skipping early leaves equal frames where hardly anything moves.
  '-x264-params',
  'no-fast-pskip=1',
  '-pix_fmt',
  'yuv420p',
]
const BT709 = [
  '-colorspace',
  'bt709',
  '-color_primaries',
  'bt709',
  '-color_trc',
  'bt709',
  '-color_range',
  'tv',
]
const KEPT_LETTERS = 2000

/** `write` and `finish` reject when it fails. */
export async function openFfmpeg(program: string, options: EncodeOptions): Promise<FrameSink> {
  const { file, width, height, sound, folder } = options
  const wav = path.join(folder, 'sound.wav')
  await writeWav(wav, sound)
  const child = spawn(
    program,
    [
      ...['-hide_banner', '-nostdin', '-loglevel', 'error', '-y'],
      // No input thread, which holds 70 MB of frames; ffmpeg 6 and later always have one.
      ...['-thread_queue_size', '0', '-f', 'rawvideo', '-pix_fmt', 'rgba', '-s', `${width}x${height}`],
      ...['-framerate', String(FRAMES_A_SECOND), '-i', 'pipe:0', '-i', wav, '-map', '0:v', '-map', '1:a'],
      ...['-vf', 'scale=flags=fast_bilinear:out_color_matrix=bt709:out_range=tv'],
      ...[...X264, ...BT709, '-g', String(FRAMES_A_SECOND * 2)],
      // The default coder adds bursts of noise 30 dB louder to soft chords.
      ...['-c:a', 'aac', '-aac_coder', 'fast', '-b:a', '128k', '-ar', '48000'],
      ...['-threads', String(threadCount())],
      ...['-map_metadata', '-1', '-movflags', '+faststart', '-f', 'mp4', file],
    ],
    { stdio: ['pipe', 'ignore', 'pipe'] },
  )
  let words = ''
  child.stderr.on('data', (chunk: Buffer) => {
    words = (words + chunk).slice(-KEPT_LETTERS)
  })
  const ended = new Promise<void>((resolve, reject) => {
    child.once('error', reject)
    child.once('close', (code, signal) => {
      if (code === 0) resolve()
      else reject(new Error(`ffmpeg ended with ${code ?? signal}: ${words.trim()}`))
    })
  })
  // Reported by write() or finish().
  ended.catch(() => undefined)
  child.stdin.on('error', () => undefined)
  return {
    write: (rgba) =>
      Promise.race([
        new Promise<void>((resolve, reject) => {
          child.stdin.write(rgba, (error) => (error ? reject(error) : resolve()))
        }).catch(() => ended),
        ended,
      ]),
    finish: async () => {
      child.stdin.end()
      await ended
    },
    abort: () => child.kill('SIGKILL'),
  }
}

/** Visitors keep one core. */
export const threadCount = () => Math.max(1, availableParallelism() - 1)
