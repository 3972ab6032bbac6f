import type { OpenAPIHono } from '@hono/zod-openapi'
import type { App } from '../../app.ts'
import { cancelVideo } from '../../features/videos/cancel-video.ts'
import { drawStills } from '../../features/videos/draw-stills.ts'
import { readVideo } from '../../features/videos/read-video.ts'
import { waitForVideo } from '../../features/videos/wait-for-video.ts'
import { addressOf } from '../../shared/calls/define-call.ts'
import {
  cancelVideoCall,
  drawVideoStillsCall,
  generateVideoCall,
  listVideoTemplatesCall,
  readVideoCall,
} from '../../shared/calls/partner-tools.ts'
import type { HttpEnv } from '../http-env.ts'
import { refuseForm, takeVideoRequest } from '../partner-tools/take-video-request.ts'
import type { ServerParts } from '../server-parts.ts'
import { serveCall } from './serve-call.ts'

/** A full queue takes longer; a repeated call joins the render. */
const PATIENCE_MS = 15 * 60_000

/** After checks of access and origin. */
export function serveVideoCalls(calls: OpenAPIHono<HttpEnv>, app: App, parts: ServerParts): void {
  serveCall(calls, listVideoTemplatesCall, () => {
    void parts.templatePreviews.makeAll()
    return parts.templatePreviews.list()
  })
  serveCall(
    calls,
    generateVideoCall,
    async ({ body }, c) => {
      const id = await takeVideoRequest(c, app, parts, body)
      if (!/(?:^|,)\s*respond-async\s*(?:[,;]|$)/i.test(c.req.header('prefer') ?? ''))
        return waitForVideo(app, id, c.req.raw.signal, PATIENCE_MS)
      c.header('preference-applied', 'respond-async')
      const statusUrl = addressOf(readVideoCall, { params: { id } })
      const accepted: Response = c.json({ id, statusUrl }, 202)
      return accepted
    },
    { refuse: refuseForm },
  )
  serveCall(
    calls,
    drawVideoStillsCall,
    async ({ body }, c) => {
      parts.partnerTools.still(c)
      return { stills: await drawStills(app, body) }
    },
    { refuse: refuseForm },
  )
  serveCall(calls, readVideoCall, ({ params }) => readVideo(app, params.id))
  serveCall(calls, cancelVideoCall, ({ params }) => cancelVideo(app, params.id))
}
