import { writeFile } from 'node:fs/promises'
import path from 'node:path'
import { cleanPicture } from '../../src/features/uploads/clean-picture.ts'
import type { StillRequest } from '../../src/features/videos/render/draw-still.ts'
import type { RenderRequest } from '../../src/features/videos/render/program/messages.ts'
import { RenderError, type RenderFailure } from '../../src/features/videos/render/render-video.ts'
import { findUncovered } from '../../src/features/videos/render/text/clean-facts.ts'
import { readCoveredLetters } from '../../src/features/videos/render/text/read-covered-letters.ts'
import type { VideoEngine } from '../../src/features/videos/video-engine.ts'

const SIZES = { landscape: [1920, 1080], square: [1080, 1080], portrait: [1080, 1920] } as const

export type TestVideoEngine = VideoEngine & {
  /** What was asked of it, in order. */
  renders: RenderRequest[]
  stills: StillRequest[]
  /** Renders wait for this; progress is told before. */
  gate: Promise<unknown>
  /** Of the next renders, in order; null renders. */
  failures: (RenderFailure | null)[]
  hasEncoder: boolean
}

/**
 * Stands in for the drawing and encoding of films: its files are texts that say what was asked for. Renders stop when
 * they are aborted, as the engine's do.
 */
export function makeVideoEngine(): TestVideoEngine {
  const engine: TestVideoEngine = {
    renders: [],
    stills: [],
    gate: Promise.resolve(),
    failures: [],
    hasEncoder: true,
    templates: ['first-light', 'still-water'].map((id) => ({
      id,
      title: id === 'first-light' ? 'First Light' : 'Still Water',
      category: 'Landscapes',
      description: 'Hills in the fog before sunrise.',
    })),
    version: 'test',
    findEncoder: async () => (engine.hasEncoder ? { kind: 'webcodecs' } : null),
    cleanPhoto: cleanPicture,
    findUncovered: (text) => findUncovered(text, readCoveredLetters()),
    async render(request, { onProgress, signal }) {
      engine.renders.push(request)
      const aborted = new Promise<never>((_, reject) =>
        signal?.addEventListener('abort', () => reject(new RenderError('aborted', 'in a test'))),
      )
      aborted.catch(() => {})
      onProgress?.(0.5)
      await Promise.race([engine.gate, aborted])
      const failure = engine.failures.shift()
      if (failure) throw new RenderError(failure, 'in a test')
      const [width, height] = SIZES[request.shape]
      const write = async (ending: string, text: string) => {
        const file = path.join(request.folder, `video.${ending}`)
        await writeFile(file, text)
        return file
      }
      return {
        videoFile: await write(
          'mp4',
          `${request.facts.companyName} ${request.templateId} ${request.shape} film`,
        ),
        posterFile: await write('jpg', 'poster'),
        vttFile: await write('vtt', 'WEBVTT\n\n'),
        srtFile: await write('srt', '1\n'),
        durationSeconds: 24,
        width,
        height,
      }
    },
    async drawStill(request) {
      engine.stills.push(request)
      return Buffer.from([0xff, 0xd8, 0xff, 0xe0, ...Buffer.from(request.templateId)])
    },
  }
  return engine
}
