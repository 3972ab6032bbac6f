import type { App } from '../../app.ts'
import type { StoredWords } from '../../db/schema/videos.ts'
import type { VideoDraft, VideoStills } from '../../shared/videos/video.ts'
import { readOwnLogo } from '../logos/read-own-logo.ts'
import { wordsOf } from './content-hash.ts'
import { findTemplate as film } from './render/templates/templates.ts'
import { findTemplate } from './render-missing.ts'
import { requireDrawable } from './require-drawable.ts'

const WIDTH = 640

/**
 * Draws three frames, or one. Throws invalid_input for an unknown template, letters without a font, or an
 * unusable logo.
 */
export async function drawStills(
  app: Pick<App, 'videos' | 'files' | 'siteUrl'>,
  draft: VideoDraft,
): Promise<VideoStills['stills']> {
  const { id } = findTemplate(app, draft.selectedVideoId)
  const facts = wordsOf(draft)
  requireDrawable(app, facts)
  const logo = await readOwnLogo(app, draft.logoUrl)
  const stills: VideoStills['stills'] = []
  const { only } = draft
  const moments = momentsOf(id, facts)
  for (const atSeconds of only === undefined ? moments : moments.slice(only, only + 1)) {
    const request = { templateId: id, shape: 'landscape', facts, logo, atSeconds, width: WIDTH } as const
    const jpeg = await app.videos.drawStill(request)
    stills.push({ atSeconds, image: `data:image/jpeg;base64,${jpeg.toString('base64')}` })
  }
  return stills
}

/** When all words of the first, the second and the last scene stand. */
function momentsOf(id: string, facts: StoredWords): number[] {
  const scenes = film(id)?.scenes(facts) ?? []
  return [scenes[0], scenes[1], scenes.at(-1)].map((scene) => (scene ? scene.end - scene.fadeOut - 0.1 : 0))
}
