import type { Context } from 'hono'
import type { App } from '../../app.ts'
import { sign } from '../../features/inquiries/receive/signing-key.ts'
import { requestVideo } from '../../features/videos/request-video.ts'
import { networkOf } from '../../shared/network-of.ts'
import type { VideoInput } from '../../shared/videos/video.ts'
import { clientAddress } from '../door/client-address.ts'
import type { HttpEnv } from '../http-env.ts'
import type { ServerParts } from '../server-parts.ts'

/** Returns the video's id. Throws as `requestVideo`, and rate_limited. */
export async function takeVideoRequest(
  c: Context<HttpEnv>,
  app: App,
  parts: ServerParts,
  input: VideoInput,
): Promise<string> {
  await parts.partnerTools.takeVideo(c)
  const address = clientAddress(c.env?.incoming, c.req.header('x-forwarded-for'), app.config.trustProxy)
  const network = sign(await parts.signingKey(), 'count', 'video', networkOf(address))
  return requestVideo(app, input, network)
}
