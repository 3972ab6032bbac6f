import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { findTemplate, TEMPLATES } from '../../../src/features/videos/render/templates/templates.ts'
import type { VideoTemplate } from '../../../src/features/videos/render/templates/video-template.ts'
import { builtProgram } from '../../servers/start-product.ts'

/** The film that the journeys play and make: few of its frames are drawn, which halves the CPU of its render. */
export const PLAYED_FILM = findTemplate('paper-and-ink') as VideoTemplate

/**
 * Puts a file where the product keeps the preview clip of each film but the played one, as if it had rendered them:
 * that takes 20 s of a core.
 */
export function keepPreviews(dataDir: string): void {
  const version = readFileSync(path.join(path.dirname(builtProgram()), 'film-art/version.txt'), 'utf8')
  const folder = path.join(dataDir, 'files/videos/templates')
  mkdirSync(folder, { recursive: true })
  for (const { id } of TEMPLATES)
    if (id !== PLAYED_FILM.id) writeFileSync(path.join(folder, `${id}-${version}.mp4`), 'kept')
}
