import type { Context } from 'hono'
import type { App } from '../../app.ts'
import { requestVideo } from '../../features/videos/request-video.ts'
import type { VideoInput } from '../../shared/videos/video.ts'
import type { HttpEnv } from '../http-env.ts'
import type { ServerParts } from '../server-parts.ts'
import { askerOf } from './asker-of.ts'

/** Returns the video's id. Throws as `requestVideo`, and rate_limited. */
export async function takeVideoRequest(
  c: Context<HttpEnv>,
  app: App,
  parts: ServerParts,
  input: VideoInput,
): Promise<string> {
  parts.partnerTools.video(c)
  return requestVideo(app, input, await askerOf(c, app, parts))
}
