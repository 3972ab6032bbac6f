import type { App } from '../../app.ts'
import type { STILLS, VideoDraft, VideoStills } from '../../shared/videos/video.ts'
import { readOwnLogo } from '../logos/read-own-logo.ts'
import { findTemplate } from './render-missing.ts'
import { requireDrawable } from './require-drawable.ts'

const WIDTH = 640
/** Of the film's length: name, words, end card. */
const MOMENTS = [0.3, 0.62, 0.95] as const satisfies { length: typeof STILLS }

/**
 * Draws three frames, or one. Throws invalid_input for an unknown template, letters without a font, or an
 * unusable logo.
 */
export async function drawStills(
  app: Pick<App, 'videos' | 'files' | 'siteUrl'>,
  draft: VideoDraft,
): Promise<VideoStills['stills']> {
  const { id, durationSeconds } = findTemplate(app, draft.selectedVideoId)
  const facts = {
    companyName: draft.companyName,
    contactName: draft.contactName,
    phone: draft.contactPhone,
    website: draft.website,
    callToAction: draft.callToAction,
    notes: draft.additionalNotes,
  }
  requireDrawable(app, facts)
  const logo = await readOwnLogo(app, draft.logoUrl)
  const stills: VideoStills['stills'] = []
  const { only } = draft
  for (const share of only === undefined ? MOMENTS : MOMENTS.slice(only, only + 1)) {
    const atSeconds = durationSeconds * share
    const request = { templateId: id, shape: 'landscape', facts, logo, atSeconds, width: WIDTH } as const
    const jpeg = await app.videos.drawStill(request)
    stills.push({ atSeconds, image: `data:image/jpeg;base64,${jpeg.toString('base64')}` })
  }
  return stills
}
