import { execFile, spawn } from 'node:child_process'
import { mkdtemp, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import { findBuild } from '../scripts/run/find-build.mjs'
import { threadCount, X264 } from '../src/features/videos/render/encode/open-ffmpeg.ts'
import { findEncoder } from '../src/features/videos/render/find-encoder.ts'
import { renderVideo } from '../src/features/videos/render/render-video.ts'
import type { Quality } from '../src/features/videos/render/shape.ts'
import { drawBuiltStills } from './videos/draw-built-stills.ts'
import { NAMES } from './videos/names.ts'
import { childrenCpuSeconds, withPeakMemory } from './videos/process-tree.ts'

/** To ffmpeg re-encoding the film with the same settings, in the same run. */
const MAX_RATIO = 1.5
const MAX_PEAK_MB = 600
const MAX_FILE_MB = 12
const MAX_PREVIEW_CPU_S = 2.5
const MAX_STILL_CPU_S = 1
/** On a busy machine. */
const TIMEOUT_MS = 3_600_000
/** Of one process, after the first. */
const WARM_STILLS = 3
/** Films differ in what their pictures cost to encode alone: the finest grain and the calmest. */
const EXTREMES = ['linen-window', 'still-water']

/**
 * CPU of films of the built product at 1920 × 1080, their size, frames that equal the one before, peak memory of the
 * processes together, CPU of preview and stills: the first of a new process, and one of those after it. Needs ffmpeg and Linux.
 */
export async function benchVideo(ids = EXTREMES): Promise<object[]> {
  const encoder = await findEncoder(undefined)
  if (encoder?.kind !== 'ffmpeg') throw new Error('This bench needs an ffmpeg with libx264 on PATH.')
  const folder = await mkdtemp(path.join(tmpdir(), 'bench-video-'))
  const program = path.join(findBuild(), 'server/render.js')
  const { facts } = NAMES.french
  const render = (templateId: string, quality: Quality) =>
    cpuOf(() =>
      withPeakMemory(() =>
        renderVideo(
          { templateId, shape: 'landscape', quality, facts, logoFile: null, folder },
          { encoder, program, timeoutMs: TIMEOUT_MS },
        ),
      ),
    )
  const rows: object[] = []
  try {
    for (const id of ids) {
      const film = await render(id, 'full')
      const file = film.result.result.videoFile
      const { size } = await stat(file)
      const again = await cpuOf(() => reencode(encoder.path, file, path.join(folder, 'again.mp4')))
      const preview = await render(id, 'preview')
      const first = await cpuOf(() => drawBuiltStills(id, facts, 1))
      const more = await cpuOf(() => drawBuiltStills(id, facts, 1 + WARM_STILLS))
      rows.push({
        id,
        seconds: film.result.result.durationSeconds,
        'CPU s': film.seconds,
        'CPU s to re-encode': again.seconds,
        ...barred('ratio', film.seconds / again.seconds, MAX_RATIO),
        ...barred('peak MB', film.result.peakMb, MAX_PEAK_MB),
        ...barred('file MB', size / 1e6, MAX_FILE_MB),
        ...barred('equal frames', await countEqualFrames(encoder.path, file), 0),
        ...barred('preview CPU s', preview.seconds, MAX_PREVIEW_CPU_S),
        ...barred('first still CPU s', first.seconds, MAX_STILL_CPU_S),
        ...barred('still CPU s', (more.seconds - first.seconds) / WARM_STILLS, MAX_STILL_CPU_S),
      })
    }
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
  return rows
}

/** A figure with its bar, and whether that is met. */
export function barred(name: string, value: number, bar: number): Record<string, number | string> {
  return { [name]: round(value), [`${name} ≤ ${bar}`]: value <= bar ? 'met' : 'missed' }
}

async function cpuOf<T>(run: () => Promise<T>): Promise<{ result: T; seconds: number }> {
  const before = childrenCpuSeconds()
  const result = await run()
  return { result, seconds: round(childrenCpuSeconds() - before) }
}

function reencode(program: string, from: string, to: string): Promise<void> {
  const sound = ['-c:a', 'aac', '-b:a', '128k']
  const args = ['-v', 'error', '-y', '-i', from, ...X264, '-threads', String(threadCount()), ...sound, to]
  return new Promise((resolve, reject) => {
    const child = spawn(program, args, { stdio: 'ignore' })
    child.once('error', reject)
    child.once('close', (code) => (code === 0 ? resolve() : reject(new Error(`ffmpeg ended with ${code}`))))
  })
}

/** Decoded frames with the same pixels as the one before. */
async function countEqualFrames(program: string, film: string): Promise<number> {
  const args = ['-v', 'error', '-i', film, '-map', '0:v', '-f', 'framemd5', '-']
  const { stdout } = await promisify(execFile)(program, args, { maxBuffer: 10_000_000 })
  const hashes = stdout.split('\n').flatMap((line) => (/^\d/.test(line) ? [line.split(',').at(-1)] : []))
  return hashes.filter((hash, at) => at > 0 && hash === hashes[at - 1]).length
}

const round = (value: number) => Math.round(value * 100) / 100
