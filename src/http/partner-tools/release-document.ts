import type { Context } from 'hono'
import { readOwnLogo } from '../../features/logos/read-logo.ts'
import { requireReleaseText } from '../../features/press-releases/documents/require-release-text.ts'
import { AppError } from '../../shared/errors.ts'
import { LogoUrl } from '../../shared/press-releases/logo.ts'
import { releaseFileName } from '../../shared/press-releases/press-release.ts'
import { refuseCrossSite } from '../door/is-cross-site.ts'
import { isBrokenText } from '../door/refuse-broken-address.ts'
import { asAttachment } from '../files/content-types.ts'
import type { HttpEnv } from '../http-env.ts'
import type { Pages } from '../pages/answer-page.ts'
import { readForm } from '../pages/read-form.ts'
import { refusedForm } from './take-video-request.ts'

const MAX_NAME = 160
const TYPES = {
  txt: 'text/plain; charset=utf-8',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  pdf: 'application/pdf',
} as const

/** The edited text as a file. Errors are pages, since a form asks for it. */
export async function answerDocument(c: Context<HttpEnv>, { app, parts }: Pages): Promise<Response> {
  refuseCrossSite(c, app.siteUrl)
  const form = await readForm(c)
  const format = form.get('format') ?? 'txt'
  const text = (form.get('text') ?? '').replace(/\r\n?/g, '\n')
  const companyName = (form.get('companyName') ?? '').trim().slice(0, MAX_NAME)
  if (!isFormat(format)) throw new AppError('invalid_input', 'There is no such kind of document.')
  if (text.trim() === '' || isBrokenText(text) || isBrokenText(companyName))
    throw new AppError('invalid_input', 'The text cannot be used.')
  requireReleaseText(text)
  parts.partnerTools.document(c)
  const logoUrl = LogoUrl.safeParse(form.get('logoUrl'))
  if (!logoUrl.success) throw refusedForm(logoUrl.error)
  const body =
    format === 'txt'
      ? Buffer.from(`${text}\n`)
      : await parts.writeDocument({ format, text, companyName, logo: await readOwnLogo(app, logoUrl.data) })
  const name = releaseFileName(companyName, format)
  return c.body(body as Buffer<ArrayBuffer>, 200, {
    'content-type': TYPES[format],
    'content-disposition': asAttachment(name),
  })
}

const isFormat = (text: string): text is keyof typeof TYPES => Object.hasOwn(TYPES, text)
