import type { OpenAPIHono } from '@hono/zod-openapi'
import type { Context } from 'hono'
import { streamSSE } from 'hono/streaming'
import type { App } from '../../app.ts'
import { writePressRelease } from '../../features/press-releases/write-press-release.ts'
import {
  drawVideoStillsCall,
  generateVideoCall,
  writePressReleaseCall,
} from '../../shared/calls/partner-tools.ts'
import { AppError } from '../../shared/errors.ts'
import type { PressReleaseAnswer } from '../../shared/press-releases/press-release.ts'
import { PRESS_TEXTS } from '../../shared/press-releases/press-texts.ts'
import type { Locale } from '../../shared/text/i18n.ts'
import { localeWanted } from '../../shared/text/languages.ts'
import { FILM_BODY_BYTES, LOGO_BODY_BYTES, limitBody } from '../door/body-limits.ts'
import { isCrossSite } from '../door/is-cross-site.ts'
import { errorOf } from '../failures/error-of.ts'
import { refusalIn, releaseIn } from '../failures/in-language.ts'
import { logFailure } from '../failures/log-failure.ts'
import { type HttpEnv, requestOf } from '../http-env.ts'
import { requireAccess } from '../partner-tools/access.ts'
import { askerOf } from '../partner-tools/asker-of.ts'
import { refuseForm } from '../partner-tools/take-video-request.ts'
import type { ServerParts } from '../server-parts.ts'
import { serveVideoCalls } from './partner-videos.ts'
import { serveCall } from './serve-call.ts'

/** All no-store. */
export function servePartnerToolCalls(calls: OpenAPIHono<HttpEnv>, app: App, parts: ServerParts): void {
  calls.use(writePressReleaseCall.path, limitBody(LOGO_BODY_BYTES))
  calls.use(generateVideoCall.path, limitBody(FILM_BODY_BYTES))
  calls.use(drawVideoStillsCall.path, limitBody(FILM_BODY_BYTES))
  calls.use('/api/partner-tools/*', requireAccess(app, parts))
  calls.use('/api/partner-tools/*', async (c, next) => {
    if (isCrossSite(c, app.siteUrl))
      throw new AppError('forbidden', 'The partner tools cannot be used by the pages of another website.')
    c.header('cache-control', 'no-store')
    await next()
  })
  serveCall(
    calls,
    writePressReleaseCall,
    async ({ headers, body }, c) => {
      parts.partnerTools.release(c)
      const asker = await askerOf(c, app, parts)
      const signal = c.req.raw.signal
      const locale = localeWanted(headers['accept-language'])
      if (!/\btext\/event-stream\b/i.test(c.req.header('accept') ?? ''))
        return releaseIn(locale, await writePressRelease(app, asker, body, { signal }))
      return stream(c, app, locale, (onText) => writePressRelease(app, asker, body, { signal, onText }))
    },
    { refuse: refuseForm },
  )
  serveVideoCalls(calls, app, parts)
}

/** Server-sent events; "restart" where the text starts again. */
function stream(
  c: Context<HttpEnv>,
  app: App,
  locale: Locale,
  write: (onText: (textSoFar: string) => void) => Promise<PressReleaseAnswer>,
): Response {
  return streamSSE(c, async (sse) => {
    let sending = Promise.resolve()
    const send = (event: string, data: unknown) => {
      sending = sending.then(() => sse.writeSSE({ event, data: JSON.stringify(data) })).catch(() => {})
    }
    let sent = ''
    const show = (text: string, isWhole: boolean) => {
      if (!isWhole && sent.startsWith(text)) return
      if (!text.startsWith(sent)) {
        send('restart', null)
        sent = ''
      }
      for (const piece of text.slice(sent.length).split(/(?<=\n\n)/)) if (piece !== '') send('text', piece)
      sent = text
    }
    try {
      send('state', 'writing')
      const answer = await write((textSoFar) => show(textSoFar, false))
      show(answer.pressRelease, true)
      send('done', releaseIn(locale, answer))
    } catch (thrown) {
      if (sse.aborted || c.req.raw.signal.aborted) return
      const error = errorOf(thrown)
      const requestId = c.get('requestId')
      if (error.code === 'internal') logFailure(app.log, error.cause, requestOf(c))
      const message = error.code === 'internal' ? PRESS_TEXTS.failed : error.message
      send('error', { code: error.code, ...refusalIn(locale, { message, fields: error.fields }), requestId })
    } finally {
      await sending
    }
  })
}
