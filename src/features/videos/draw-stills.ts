import type { App } from '../../app.ts'
import type { StoredWords } from '../../db/schema/videos.ts'
import {
  VIDEO_SHAPES,
  type VideoDraft,
  type VideoShape,
  type VideoStills,
} from '../../shared/videos/video.ts'
import { readOwnLogo } from '../logos/read-logo.ts'
import { wordsOf } from './content-hash.ts'
import { readPhoto } from './own-photo.ts'
import { findTemplate as film } from './render/templates/templates.ts'
import { findTemplate } from './render-missing.ts'
import { requireDrawable } from './require-drawable.ts'

/** In pixels. */
const WIDTHS: Record<VideoShape, number> = { landscape: 640, square: 360, portrait: 360 }

/**
 * Draws a frame in each shape, or one. Throws invalid_input: unknown template, missing letters, unusable logo
 * or photo.
 */
export async function drawStills(
  app: Pick<App, 'videos' | 'files' | 'siteUrl'>,
  draft: VideoDraft,
): Promise<VideoStills['stills']> {
  const { id } = findTemplate(app, draft.selectedVideoId)
  const facts = wordsOf(draft)
  requireDrawable(app, facts)
  const logo = await readOwnLogo(app, draft.logoUrl)
  const photo = await readPhoto(app, draft.photo, facts.crop)
  const stills: VideoStills['stills'] = []
  const { only } = draft
  const moments = momentsOf(id, facts)
  for (const [at, shape] of VIDEO_SHAPES.entries()) {
    if (only !== undefined && only !== at) continue
    const atSeconds = moments[at] ?? 0
    const request = { templateId: id, shape, facts, logo, photo, atSeconds, width: WIDTHS[shape] }
    const jpeg = await app.videos.drawStill(request)
    stills.push({ atSeconds, shape, image: `data:image/jpeg;base64,${jpeg.toString('base64')}` })
  }
  return stills
}

/** When all words of the first, second and last scene stand. */
function momentsOf(id: string, facts: StoredWords): number[] {
  const scenes = film(id)?.scenes(facts) ?? []
  return [scenes[0], scenes[1], scenes.at(-1)].map((scene) => (scene ? scene.end - scene.fadeOut - 0.1 : 0))
}
