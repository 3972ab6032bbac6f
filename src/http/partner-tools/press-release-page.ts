import type { Context } from 'hono'
import { writePressRelease } from '../../features/press-releases/write-press-release.ts'
import { type AppError, STATUS_BY_CODE } from '../../shared/errors.ts'
import { WRONG_FIELDS } from '../../shared/form-texts.ts'
import { paths } from '../../shared/paths.ts'
import { MAX_LENGTHS, PressReleaseInput } from '../../shared/press-releases/press-release.ts'
import { PRESS_TEXTS } from '../../shared/press-releases/press-texts.ts'
import { type PressPage, renderPressReleasePage } from '../../site/pages/partner-tools/press-release.tsx'
import type { PickedPartners } from '../../site/parts/partner-tools/partner-picker.tsx'
import { CHOICES, type PressValues } from '../../site/parts/partner-tools/press-form.tsx'
import { refuseCrossSite } from '../door/is-cross-site.ts'
import { errorOf } from '../failures/error-of.ts'
import { refusalIn, releaseIn } from '../failures/in-language.ts'
import { logFailure } from '../failures/log-failure.ts'
import { type HttpEnv, requestOf } from '../http-env.ts'
import type { Pages } from '../pages/answer-page.ts'
import { localeOf } from '../pages/page-language.ts'
import { requirePlainTexts } from '../pages/read-form.ts'
import { askerOf } from './asker-of.ts'
import { pickedValues, readToolForm } from './read-tool-form.ts'
import { refusedForm } from './take-video-request.ts'

const NOTHING_PICKED: PickedPartners = { query: undefined, found: [] }

/** Empty, or filled from `?partner=slug`. */
export async function showPressRelease(
  c: Context<HttpEnv>,
  pages: Pages,
  picked: PickedPartners,
): Promise<Response> {
  const found = pickedValues(c, pages)
  const { address, city, state, zipCode } = found?.partner ?? {}
  const values: PressValues = found
    ? { ...found.values, companyAddress: `${address}, ${city}, ${state} ${zipCode}` }
    : {}
  return answer(c, pages, {
    values,
    fields: {},
    failure: null,
    result: null,
    picked,
    switchPath: paths.pressRelease() + new URL(c.req.url).search,
  })
}

/** Without JavaScript: the release, or errors and what was typed. */
export async function answerPressRelease(c: Context<HttpEnv>, pages: Pages): Promise<Response> {
  const { app, parts } = pages
  const values = await readToolForm(c, NAMES)
  const page = { values, picked: NOTHING_PICKED, fields: {}, failure: null, result: null }
  try {
    refuseCrossSite(c, app.siteUrl)
    requirePlainTexts(values)
    const parsed = PressReleaseInput.safeParse(values)
    if (!parsed.success) throw refusedForm(parsed.error)
    parts.partnerTools.release(c)
    const result = await writePressRelease(app, await askerOf(c, app, parts), parsed.data, {
      signal: c.req.raw.signal,
    })
    return answer(c, pages, { ...page, result: releaseIn(localeOf(c), result) })
  } catch (thrown) {
    const error = errorOf(thrown)
    if (error.code === 'internal') logFailure(app.log, error.cause, requestOf(c))
    const isOurs = error.code === 'internal' || error.code === 'unavailable'
    const { t } = pages.site(localeOf(c))
    const { message, fields } = refusalIn(localeOf(c), error)
    const failure = fields
      ? { title: t(WRONG_FIELDS.title), text: t(WRONG_FIELDS.text) }
      : { title: t(PRESS_TEXTS.failedTitle), text: isOurs ? t(PRESS_TEXTS.failed) : message }
    return answer(c, pages, { ...page, fields: fields ?? {}, failure }, error)
  }
}

function answer(c: Context<HttpEnv>, { site }: Pages, page: PressPage, error?: AppError): Response {
  if (error?.retryAfterSeconds !== undefined) c.header('retry-after', String(error.retryAfterSeconds))
  return c.body(renderPressReleasePage(site(localeOf(c)), page), error ? STATUS_BY_CODE[error.code] : 200, {
    'content-type': 'text/html; charset=UTF-8',
  })
}

const NAMES = [...(Object.keys(MAX_LENGTHS) as (keyof typeof MAX_LENGTHS)[]), 'logoUrl', ...CHOICES] as const
