import type { Context } from 'hono'
import { cancelVideo } from '../../features/videos/cancel-video.ts'
import { drawStills } from '../../features/videos/draw-stills.ts'
import { readVideo } from '../../features/videos/read-video.ts'
import { AppError, STATUS_BY_CODE } from '../../shared/errors.ts'
import { WRONG_FIELDS } from '../../shared/form-texts.ts'
import { paths } from '../../shared/paths.ts'
import { placeName } from '../../shared/text/place-names.ts'
import { STORY_LINES, VideoDraft, VideoInput } from '../../shared/videos/video.ts'
import { VIDEO_TEXTS } from '../../shared/videos/video-texts.ts'
import {
  renderVideoMakerPage,
  renderVideoPage,
  type VideoPage,
} from '../../site/pages/partner-tools/video.tsx'
import type { PickedPartners } from '../../site/parts/partner-tools/partner-picker.tsx'
import type { VideoValues } from '../../site/parts/partner-tools/video-form.tsx'
import { refuseCrossSite } from '../door/is-cross-site.ts'
import { errorOf } from '../failures/error-of.ts'
import { refusalIn } from '../failures/in-language.ts'
import { logFailure } from '../failures/log-failure.ts'
import { type HttpEnv, requestOf } from '../http-env.ts'
import type { Pages } from '../pages/answer-page.ts'
import { localeOf } from '../pages/page-language.ts'
import { requirePlainTexts } from '../pages/read-form.ts'
import { pickedValues, readToolForm } from './read-tool-form.ts'
import { refusedForm, takeVideoRequest } from './take-video-request.ts'

const NAMES = [
  ...['companyName', 'cityState', 'contactName', 'contactPhone', 'contactEmail', 'website', 'logoUrl'],
  ...STORY_LINES,
  ...[
    'callToAction',
    'additionalNotes',
    'cut',
    'noMusic',
    'photo',
    'photoX',
    'photoY',
    'photoZoom',
    'selectedVideoId',
    'show',
  ],
] as const
const NOTHING_PICKED: PickedPartners = { query: undefined, found: [] }

/** A failed search for encoders counts as no encoder. */
export async function hasVideos({ app }: Pick<Pages, 'app'>): Promise<boolean> {
  try {
    return (await app.videos.findEncoder()) !== null
  } catch (error) {
    app.log.warn({ err: error }, 'no encoder for videos could be looked for')
    return false
  }
}

/** Empty, or filled from `?partner=slug`. */
export async function showVideoMaker(
  c: Context<HttpEnv>,
  pages: Pages,
  picked: PickedPartners,
): Promise<Response> {
  const found = pickedValues(c, pages)
  const { city, state } = found?.partner ?? {}
  const values: VideoValues = found
    ? { ...found.values, cityState: placeName(pages.site(localeOf(c)), `${city}, ${state}`) }
    : {}
  const selectedVideoId = c.req.query('template')
  return answer(c, pages, {
    values: { ...values, ...(selectedVideoId !== undefined && { selectedVideoId }) },
    fields: {},
    failure: null,
    stills: [],
    picked,
    switchPath: paths.videoMaker() + new URL(c.req.url).search,
  })
}

/** Without JavaScript: leads to the video, or back with frames or errors. */
export async function answerVideoForm(c: Context<HttpEnv>, pages: Pages): Promise<Response> {
  const { app, parts } = pages
  const { show, ...values } = await readToolForm(c, NAMES)
  const page = { values, fields: {}, failure: null, stills: [], picked: NOTHING_PICKED }
  try {
    refuseCrossSite(c, app.siteUrl)
    requirePlainTexts(values)
    if (show) {
      const draft = VideoDraft.safeParse(values)
      if (!draft.success) throw refusedForm(draft.error)
      parts.partnerTools.still(c)
      return answer(c, pages, { ...page, stills: await drawStills(app, draft.data) })
    }
    const input = VideoInput.safeParse(values)
    if (!input.success) throw refusedForm(input.error)
    return c.redirect(paths.video(await takeVideoRequest(c, app, parts, input.data)), 303)
  } catch (thrown) {
    const error = errorOf(thrown)
    if (error.code === 'internal') logFailure(app.log, error.cause, requestOf(c))
    const { t } = pages.site(localeOf(c))
    const notMade = VIDEO_TEXTS.notMade(error.code === 'internal' ? undefined : error.message)
    const { message, fields } = refusalIn(localeOf(c), { message: notMade, fields: error.fields })
    const failure = fields
      ? { title: t(WRONG_FIELDS.title), text: t(WRONG_FIELDS.text) }
      : { title: t(VIDEO_TEXTS.failedTitle), text: message }
    return answer(c, pages, { ...page, fields: fields ?? {}, failure }, error)
  }
}

/** Throws not_found. */
export async function showVideo(c: Context<HttpEnv>, { app, site }: Pages): Promise<Response> {
  const video = await readVideo(app, c.req.param('id') ?? '')
  return c.html(renderVideoPage(site(localeOf(c)), video))
}

/** A finished video stays. */
export async function answerCancel(c: Context<HttpEnv>, { app }: Pages): Promise<Response> {
  refuseCrossSite(c, app.siteUrl)
  const id = c.req.param('id') ?? ''
  await cancelVideo(app, id).catch((error: unknown) => {
    if (!(error instanceof AppError && error.code === 'conflict')) throw error
  })
  return c.redirect(paths.video(id), 303)
}

async function answer(
  c: Context<HttpEnv>,
  pages: Pages,
  page: Omit<VideoPage, 'isAvailable' | 'templates'>,
  error?: AppError,
): Promise<Response> {
  const { parts, site } = pages
  const isAvailable = await hasVideos(pages)
  if (isAvailable) void parts.templatePreviews.makeAll()
  const templates = isAvailable ? await parts.templatePreviews.list() : []
  if (error?.retryAfterSeconds !== undefined) c.header('retry-after', String(error.retryAfterSeconds))
  const html = renderVideoMakerPage(site(localeOf(c)), { ...page, isAvailable, templates })
  return c.html(html, error ? STATUS_BY_CODE[error.code] : 200)
}
