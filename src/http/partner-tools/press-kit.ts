import type { Context } from 'hono'
import { requireReleaseText } from '../../features/press-releases/documents/require-release-text.ts'
import { makePressKit } from '../../features/videos/press-kit.ts'
import { AppError } from '../../shared/errors.ts'
import { refuseCrossSite } from '../door/is-cross-site.ts'
import { isBrokenText } from '../door/refuse-broken-address.ts'
import { asAttachment } from '../files/content-types.ts'
import type { HttpEnv } from '../http-env.ts'
import type { Pages } from '../pages/answer-page.ts'
import { readForm } from '../pages/read-form.ts'

export async function answerPressKit(c: Context<HttpEnv>, { app, parts }: Pages): Promise<Response> {
  refuseCrossSite(c, app.siteUrl)
  const text = ((await readForm(c)).get('text') ?? '').replace(/\r\n?/g, '\n').trim()
  if (isBrokenText(text)) throw new AppError('invalid_input', 'The text cannot be used.')
  requireReleaseText(text)
  parts.partnerTools.document(c)
  const { fileName, bytes, stream } = await makePressKit(
    app,
    parts.writeDocument,
    c.req.param('id') ?? '',
    text || null,
  )
  return c.body(stream, 200, {
    'content-type': 'application/zip',
    'content-length': String(bytes),
    'content-disposition': asAttachment(fileName),
  })
}
