import type { Context, Hono } from 'hono'
import { isProven } from '../../features/inquiries/receive/signing-key.ts'
import { answerCheck } from '../../features/partner-checks/answer-check.ts'
import { findCheck, type OpenCheck } from '../../features/partner-checks/find-check.ts'
import { AppError } from '../../shared/errors.ts'
import { CHECK_INPUTS, fromCheckForm, sentText, toCheckForm } from '../../shared/partners/check-form.ts'
import { paths } from '../../shared/paths.ts'
import { isUuid } from '../../shared/text/uuid.ts'
import { renderPartnerCheckPage } from '../../site/pages/partner-check.tsx'
import type { PartnerCheckPage } from '../../site/parts/partner-check-form.tsx'
import { createNetworkLimit } from '../door/network-limit.ts'
import { errorOf } from '../failures/error-of.ts'
import { refusalIn } from '../failures/in-language.ts'
import type { HttpEnv } from '../http-env.ts'
import { answerByLink, readFormByLink } from './answer-by-link.ts'
import type { Pages } from './answer-page.ts'
import { localeOf } from './page-language.ts'
import { requirePlainTexts } from './read-form.ts'

const HOUR_S = 3600
const PER_NETWORK_AN_HOUR = 60

/** A wrong proof is 404 before any query. */
export function partnerCheckPages(http: Hono<HttpEnv>, pages: Pages): void {
  const { app, parts, site } = pages
  const take = createNetworkLimit(app.config, {
    count: PER_NETWORK_AN_HOUR,
    seconds: HOUR_S,
    message: 'Many answers came from your network. Please wait a while.',
  })

  http.get('/still-right', async (c) => {
    const { check = '', proof = '' } = c.req.query()
    const found = await find(check, proof)
    return show(c, { id: check, proof, ...fresh(found) })
  })

  http.post('/still-right', async (c) => {
    const form = await readFormByLink(c, pages)
    const [id, proof] = [form.get('check') ?? '', form.get('proof') ?? '']
    const found = await find(id, proof)
    take(c)
    const answer = form.get('answer')
    if (answer !== 'confirm' && answer !== 'correct')
      throw new AppError('invalid_input', 'Please use one of the two buttons.')
    try {
      const correction = answer === 'correct' ? readCorrection(form) : null
      await answerCheck(app, id, { seenUpdatedAt: form.get('seen') ?? '', correction })
      return c.redirect(paths.partnerCheck(id, proof), 303)
    } catch (thrown) {
      const error = errorOf(thrown)
      if (error.fields) {
        const page = fresh(found)
        const values = { ...page.values, ...typedIn(form) }
        const { fields = {} } = refusalIn(localeOf(c), error)
        return show(c, { ...page, id, proof, values, fields }, 400)
      }
      if (error.code !== 'conflict') throw error
      const page = fresh(await find(id, proof))
      const values = answer === 'correct' ? { ...page.values, ...typedIn(form) } : page.values
      return show(c, { ...page, id, proof, values, isStale: page.check.answer === null }, 409)
    }
  })

  async function find(id: string, proof: string): Promise<OpenCheck> {
    const isOurs = isUuid(id) && isProven(await parts.signingKey(), proof, 'check', id)
    const found = isOurs ? await findCheck(app.db, id, app.clock.now()) : null
    if (!found) throw new AppError('not_found', 'This link is no longer valid.')
    return found
  }

  function show(c: Context<HttpEnv>, page: PartnerCheckPage, status: 200 | 400 | 409 = 200) {
    return answerByLink(c, renderPartnerCheckPage(site(localeOf(c)), page), status)
  }
}

function fresh(check: OpenCheck) {
  const stored = toCheckForm(check.values)
  return { check, stored, values: stored, fields: {}, isStale: false }
}

function typedIn(form: Map<string, string>): Record<string, string> {
  return Object.fromEntries(
    CHECK_INPUTS.flatMap((input) => {
      const text = sentText(form, input)
      return text === undefined ? [] : [[input.name, text.toWellFormed().replaceAll('\0', '')]]
    }),
  )
}

function readCorrection(form: Map<string, string>): Record<string, unknown> {
  requirePlainTexts(Object.fromEntries(CHECK_INPUTS.map(({ name }) => [name, form.get(name)])))
  return fromCheckForm(form)
}
