import type { App } from '../../app.ts'
import { AppError } from '../../shared/errors.ts'
import { VIDEO_TEXTS } from '../../shared/videos/video-texts.ts'
import type { Film } from './video-engine.ts'

/** Throws invalid_input for an unknown id. */
export function findTemplate({ videos }: Pick<App, 'videos'>, id: string): Film {
  const template = videos.templates.find((one) => one.id === id)
  if (template) return template
  const selectedVideoId = VIDEO_TEXTS.noTemplate
  throw new AppError('invalid_input', selectedVideoId, { fields: { selectedVideoId } })
}
