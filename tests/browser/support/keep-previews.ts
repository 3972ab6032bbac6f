import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { createCanvas } from '@napi-rs/canvas'
import { findTemplate, TEMPLATES } from '../../../src/features/videos/render/templates/templates.ts'
import type { VideoTemplate } from '../../../src/features/videos/render/templates/video-template.ts'
import { builtProgram } from '../../servers/start-product.ts'

/** The film that the journeys play and make. */
export const PLAYED_FILM = findTemplate('paper-and-ink') as VideoTemplate

/**
 * Puts files where the product keeps the preview clip and thumbnail of each film but the played one, as if it had made
 * them: that takes 20 s of a core, and a thumbnail that waits a minute for those before it is answered with 503.
 */
export function keepPreviews(dataDir: string): void {
  const version = readFileSync(path.join(path.dirname(builtProgram()), 'film-art/version.txt'), 'utf8')
  const folder = path.join(dataDir, 'files/videos/templates')
  mkdirSync(folder, { recursive: true })
  const thumbnail = createCanvas(640, 360).encodeSync('jpeg')
  for (const { id } of TEMPLATES.filter((film) => film !== PLAYED_FILM)) {
    writeFileSync(path.join(folder, `${id}-${version}.mp4`), 'kept')
    writeFileSync(path.join(folder, `${id}-${version}.jpg`), thumbnail)
  }
}
