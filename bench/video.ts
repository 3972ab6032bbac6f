import { spawn } from 'node:child_process'
import { mkdtemp, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { threadCount, X264 } from '../src/features/videos/render/encode/open-ffmpeg.ts'
import { findEncoder } from '../src/features/videos/render/find-encoder.ts'
import { renderVideo } from '../src/features/videos/render/render-video.ts'
import type { Quality } from '../src/features/videos/render/shape.ts'
import { TEMPLATES } from '../src/features/videos/render/templates/templates.ts'
import { NAMES } from './videos/names.ts'
import { childrenCpuSeconds, withPeakMemory } from './videos/process-tree.ts'

/**
 * CPU of each film at 1920 × 1080 (bar: at most 2.0 times ffmpeg re-encoding its own output with the same
 * settings, in the same run), peak memory of its processes (at most 700 MB), CPU of its preview (at most 2.5 s).
 * Needs ffmpeg and Linux.
 */
export async function benchVideo(): Promise<object[]> {
  const encoder = await findEncoder(undefined)
  if (encoder?.kind !== 'ffmpeg') throw new Error('This bench needs an ffmpeg with libx264 on PATH.')
  const folder = await mkdtemp(path.join(tmpdir(), 'bench-video-'))
  const render = (templateId: string, quality: Quality) =>
    cpuOf(() =>
      withPeakMemory(() =>
        renderVideo(
          { templateId, shape: 'landscape', quality, facts: NAMES.french.facts, logoFile: null, folder },
          { encoder },
        ),
      ),
    )
  const rows: object[] = []
  try {
    for (const { id, durationSeconds } of TEMPLATES) {
      const film = await render(id, 'full')
      const file = film.result.result.videoFile
      const { size } = await stat(file)
      const again = await cpuOf(() => reencode(encoder.path, file, path.join(folder, 'again.mp4')))
      const preview = await render(id, 'preview')
      rows.push({
        id,
        seconds: durationSeconds,
        'CPU s': film.seconds,
        'CPU s to re-encode': again.seconds,
        ratio: round(film.seconds / again.seconds),
        'bar: ratio': 2,
        'peak MB': Math.round(film.result.peakMb),
        'bar: MB': 700,
        'file MB': round(size / 1e6),
        'preview CPU s': preview.seconds,
        'bar: preview CPU s': 2.5,
      })
    }
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
  return rows
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

const round = (value: number) => Math.round(value * 100) / 100
