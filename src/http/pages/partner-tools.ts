import type { Hono } from 'hono'
import { suggestPartners } from '../../features/directory/finder/answers/suggest.ts'
import { foldWords } from '../../features/directory/finder/vocabulary/fold-words.ts'
import { AppError, STATUS_BY_CODE } from '../../shared/errors.ts'
import { paths } from '../../shared/paths.ts'
import { searchText } from '../../shared/search.ts'
import { renderAccessPage } from '../../site/pages/partner-tools/access.tsx'
import { renderPartnerToolsPage } from '../../site/pages/partner-tools/hub.tsx'
import type { PickedPartners } from '../../site/parts/partner-tools/partner-picker.tsx'
import { LARGER_BODIES, limitBody } from '../door/body-limits.ts'
import { isCrossSite } from '../door/is-cross-site.ts'
import { errorOf } from '../failures/error-of.ts'
import { refusalIn } from '../failures/in-language.ts'
import type { HttpEnv } from '../http-env.ts'
import { checkAccessCode, grantAccess, hasAccess } from '../partner-tools/access.ts'
import { answerPressKit } from '../partner-tools/press-kit.ts'
import { answerPressRelease, showPressRelease } from '../partner-tools/press-release-page.ts'
import { answerDocument } from '../partner-tools/release-document.ts'
import {
  answerCancel,
  answerVideoForm,
  hasVideos,
  showVideo,
  showVideoMaker,
} from '../partner-tools/video-page.ts'
import type { Pages } from './answer-page.ts'
import { localeOf } from './page-language.ts'
import { readForm } from './read-form.ts'

const MOST_FOUND = 8
const VIDEO = '/partner-tools/video/:id{[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}}'
const TOOLS = [paths.partnerTools(), paths.pressRelease(), paths.videoMaker()]

/** No-store: they show what a partner typed. */
export function partnerToolPages(http: Hono<HttpEnv>, pages: Pages): void {
  const { app, parts, site } = pages

  for (const [path, maxBytes] of Object.entries(LARGER_BODIES))
    if (path.startsWith('/partner-tools/')) http.use(path, limitBody(maxBytes))
  http.use('/partner-tools/*', async (c, next) => {
    c.header('cache-control', 'no-store')
    c.header('x-robots-tag', 'noindex')
    if (c.req.path === paths.partnerToolsAccess() || (await hasAccess(c, app, parts))) return next()
    const tool = c.req.method === 'GET' && TOOLS.includes(c.req.path) ? c.req.path : paths.partnerTools()
    return c.html(renderAccessPage(site(localeOf(c)), { next: tool, error: null }), 401)
  })

  http.post('/partner-tools/access', async (c) => {
    const form = await readForm(c)
    const given = form.get('next') ?? ''
    const next = TOOLS.includes(given) ? given : paths.partnerTools()
    const code = app.config.partnerToolsCode
    if (code === null) return c.redirect(next, 303)
    try {
      if (isCrossSite(c, app.siteUrl))
        throw new AppError('forbidden', 'The code has to be entered on this page.')
      await checkAccessCode(c, app, form.get('code') ?? '', code)
    } catch (thrown) {
      const error = errorOf(thrown)
      if (error.retryAfterSeconds !== undefined) c.header('retry-after', String(error.retryAfterSeconds))
      const isOurs = error.code === 'rate_limited' || error.code === 'unavailable'
      const status = isOurs ? STATUS_BY_CODE[error.code] : 401
      const { message } = refusalIn(localeOf(c), error)
      return c.html(renderAccessPage(site(localeOf(c)), { next, error: message }), status)
    }
    await grantAccess(c, app, parts)
    return c.redirect(next, 303)
  })

  http.get('/partner-tools', async (c) =>
    c.html(renderPartnerToolsPage(site(localeOf(c)), await hasVideos(pages))),
  )
  http.get(paths.videoMaker(), (c) => showVideoMaker(c, pages, pick(pages, c.req.query('q'))))
  http.post(paths.videoMaker(), (c) => answerVideoForm(c, pages))
  http.get(VIDEO, (c) => showVideo(c, pages))
  http.post(`${VIDEO}/cancel`, (c) => answerCancel(c, pages))
  http.post(`${VIDEO}/press-kit`, (c) => answerPressKit(c, pages))
  http.get(paths.pressRelease(), (c) => showPressRelease(c, pages, pick(pages, c.req.query('q'))))
  http.post('/partner-tools/press-release', (c) => answerPressRelease(c, pages))
  http.post('/partner-tools/press-release/document', (c) => answerDocument(c, pages))
}

function pick({ app }: Pages, given: string | undefined): PickedPartners {
  const query = given === undefined ? undefined : searchText(given)
  const { search: index } = app.directory.current()
  const found = query ? suggestPartners({ index, folded: foldWords(query) }, [], MOST_FOUND) : []
  return {
    query,
    found: found.map(({ name, city, state, path }) => ({
      name,
      slug: path.split('/').at(-1) ?? '',
      place: `${city}, ${state}`,
    })),
  }
}
