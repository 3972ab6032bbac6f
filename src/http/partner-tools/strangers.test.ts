import { afterEach, describe, expect, test } from 'vitest'
import { startModel } from '../../../tests/servers/start-model.ts'
import { makeApp, type TestApp } from '../../../tests/sites/make-app.ts'
import { insertPartners } from '../../../tests/values/build.ts'
import { RELEASE_FORM } from '../../../tests/values/release-form.ts'
import { VIDEO_FORM } from '../../../tests/values/video-form.ts'
import { partnerReports } from '../../db/schema/directory.ts'
import { createModelWriter } from '../../features/descriptions/create-model-writer.ts'
import { createTemplateWriter } from '../../features/descriptions/write-description.ts'
import { askPatiently } from '../../integrations/writer/ask-patiently.ts'
import { createLanguageModel } from '../../integrations/writer/create-language-model.ts'
import type { LanguageModel } from '../../integrations/writer/language-model.ts'

const NOW = new Date('2026-05-01T09:00:00Z')
const CODE = 'river stones'
/** A line of one /48. */
const line = (n: number) => `2001:db8:7:${n.toString(16)}::1`
/** A line of its own /48. */
const block = (n: number) => `2001:db8:${(n + 0x100).toString(16)}::1`
const ELSEWHERE = '198.51.100.7'

let site: TestApp
let model: Awaited<ReturnType<typeof startModel>> | undefined
afterEach(async () => {
  await model?.close()
  model = undefined
  await site.close()
})
const make = async (environment: Record<string, string> = {}) => {
  site = await makeApp({ TRUST_PROXY: '1', ...environment }, { now: () => NOW })
}
/** `asked()` counts the questions to its model. */
async function makeWithModel(environment: Record<string, string> = {}) {
  model = await startModel()
  const settings = { AI_PROVIDER: 'openai-compatible', AI_BASE_URL: model.url, AI_MODEL: 'small' }
  await make({ ...settings, ...environment })
  const ours = createLanguageModel(site.app.config) as LanguageModel
  site.app.model = askPatiently(ours, site.app.clock)
  site.app.writer = createModelWriter(site.app, createTemplateWriter(site.app.clock))
}

const post = (path: string, body: object, from: string, headers: Record<string, string> = {}) =>
  site.request(path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': from, ...headers },
    body: JSON.stringify(body),
  })
const sendForm = (path: string, body: Record<string, string>, from: string) =>
  site.request(path, {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded', 'x-forwarded-for': from },
    body: new URLSearchParams(body).toString(),
  })
const enter = (code: string, from: string) => sendForm('/partner-tools/access', { code }, from)
/** The cookie of somebody who gave the code. */
async function enteredFrom(from: string) {
  const cookie = (await enter(CODE, from)).headers.get('set-cookie')?.split(';')[0] ?? ''
  return { cookie }
}
let films = 0
function film(from: string, headers: Record<string, string> = {}, form: object = {}) {
  films += 1
  const asked = { ...VIDEO_FORM, contactName: `No. ${films}`, ...form }
  return post('/api/partner-tools/generate-video', asked, from, { prefer: 'respond-async', ...headers })
}
const asked = () => model?.requests.length
async function release(from: string, headers: Record<string, string> = {}) {
  expect((await post('/api/partner-tools/press-release', RELEASE_FORM, from, headers)).status).toBe(200)
}
/** A text of an administrator, by one question. */
async function describeAsAdministrator() {
  const admin = await site.signIn()
  const form = { name: 'Hollis Funeral Home', address: '12 Elm Street', city: 'Boise', state: 'Idaho' }
  const { status } = await admin.call('POST', '/api/admin/partners/generate-description', form)
  expect(status).toBe(200)
}
const tally = (found: readonly unknown[]) =>
  Object.fromEntries([...Map.groupBy(found, String)].map(([name, all]) => [name, all.length]))
async function inTurn<Answer>(count: number, ask: (n: number) => Promise<Answer>): Promise<Answer[]> {
  const answers: Answer[] = []
  for (let n = 0; n < count; n += 1) answers.push(await ask(n))
  return answers
}
const statuses = async (count: number, ask: (n: number) => Promise<Response>) =>
  tally((await inTurn(count, ask)).map(({ status }) => status))

describe('one /48 spends nothing of others', () => {
  test('300 wrong access codes keep no right one out', async () => {
    await make({ PARTNER_TOOLS_CODE: CODE })
    const answers = await statuses(300, (n) => enter(`guess ${n}`, line(n % 200)))
    expect(answers).toEqual({ 401: 100, 429: 200 })
    expect((await enter(CODE, ELSEWHERE)).status).toBe(303)
    expect((await enter('pebbles', ELSEWHERE)).status).toBe(401)
    // There every guess would be compared otherwise.
    const refused = await enter(CODE, line(1))
    expect(refused.status).toBe(429)
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
  })

  test('right codes are not counted', async () => {
    await make({ PARTNER_TOOLS_CODE: CODE })
    expect(await statuses(120, () => enter(CODE, line(1)))).toEqual({ 303: 120 })
  })

  test('200 requests of films that do not exist take no film from others', async () => {
    await make()
    const unknown = { selectedVideoId: 'no-such-film' }
    const answers = await statuses(200, (n) => film(line(n % 50), {}, unknown))
    expect(answers).toEqual({ 400: 120, 429: 80 })
    expect((await film(ELSEWHERE)).status).toBe(202)
  })

  test('10 films leave places in the queue', async () => {
    await make()
    expect(await statuses(10, (n) => film(line(n)))).toEqual({ 202: 3, 429: 7 })
    expect((await film(ELSEWHERE)).status).toBe(202)
  })

  test('releases leave the model to others', async () => {
    await makeWithModel({ AI_DAILY_LIMIT: '40' })
    await inTurn(12, (n) => release(line(n)))
    expect(asked()).toBe(4)
    await release(ELSEWHERE)
    expect(asked()).toBe(5)
    await describeAsAdministrator()
    expect(asked()).toBe(6)
  })

  test('300 reports of wrong numbers stop nobody else’s', async () => {
    await make()
    await insertPartners(site.app.db, { slug: 'cedar-hollow' })
    await site.app.directory.refresh()
    const press = (from: string) => sendForm('/partner/cedar-hollow/report', { kind: 'phone' }, from)
    expect(await statuses(300, (n) => press(line(n)))).toEqual({ 303: 40, 429: 260 })
    expect((await press(ELSEWHERE)).status).toBe(303)
    expect(await site.app.db.select().from(partnerReports)).toMatchObject([{ count: 41 }])
  })
})

describe('strangers of many blocks', () => {
  test('fill half of the queue, and administrators take the rest', async () => {
    await make()
    expect(await statuses(20, (n) => film(block(n)))).toEqual({ 202: 15, 503: 5 })
    const { token } = await site.signIn()
    const authorization = { authorization: `Bearer ${token}` }
    expect(await statuses(16, () => film(ELSEWHERE, authorization))).toEqual({ 202: 15, 503: 1 })
  })

  test('spend half of the model’s day; a made-up session is a stranger', async () => {
    await makeWithModel({ AI_DAILY_LIMIT: '10' })
    await inTurn(12, (n) => release(block(n), { authorization: `Bearer ${'a'.repeat(43)}` }))
    expect(asked()).toBe(5)
    await describeAsAdministrator()
    expect(asked()).toBe(6)
  })
})

describe('holders of the code', () => {
  test('get three quarters of the model’s day, and administrators the rest', async () => {
    await makeWithModel({ AI_DAILY_LIMIT: '12', PARTNER_TOOLS_CODE: CODE })
    const cookie = await enteredFrom(ELSEWHERE)
    await inTurn(14, (n) => release(block(n), cookie))
    expect(asked()).toBe(9)
    await describeAsAdministrator()
    expect(asked()).toBe(10)
  })

  test('get three quarters of the queue', async () => {
    await make({ PARTNER_TOOLS_CODE: CODE })
    const cookie = await enteredFrom(ELSEWHERE)
    expect(await statuses(25, (n) => film(block(n), cookie))).toEqual({ 202: 22, 503: 3 })
  })
})
