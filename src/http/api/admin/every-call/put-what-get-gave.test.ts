import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { makeApp, type TestApp } from '../../../../../tests/sites/make-app.ts'
import { insertFaq, insertPartners } from '../../../../../tests/values/build.ts'

type Row = Record<string, unknown>
type Admin = Awaited<ReturnType<TestApp['signIn']>>

let site: TestApp
let admin: Admin
const READ: Record<string, () => Promise<Row>> = {}
const PATHS: Record<string, string> = {}

beforeAll(async () => {
  site = await makeApp()
  admin = await site.signIn()
  const [partner] = await insertPartners(site.app.db, {
    googlePlaceId: 'place-1',
    createDate: '2026-03-02',
    socialMedia: { facebook: 'https://facebook.com/hollis' },
    servicesOffered: ['Burial'],
  })
  const [item] = await insertFaq(site.app.db, { appliesTo: 'state', targetStates: ['Texas'] })
  PATHS.partner = `/api/admin/partners/${partner?.id}`
  PATHS.faq = `/api/admin/faq/${item?.id}`
  READ.partner = async () => (await admin.call('GET', PATHS.partner as string)).body
  READ.faq = async () => (await admin.call('GET', '/api/faq')).body[0]
})
afterAll(() => site.close())

const read = (what: string) => (READ[what] as () => Promise<Row>)()
const put = (what: string, body: Row) => admin.call('PUT', PATHS[what] as string, body)
const historyLength = async () => (await admin.call('GET', '/api/admin/history')).body.changeSets.length

describe.each([
  ['partner', ['id', 'slug', 'googlePlaceId', 'createDate', 'createdAt', 'updatedAt'], 'name'],
  ['faq', ['id', 'createdAt', 'updatedAt'], 'question'],
] as const)('PUT of a %s (CALL-5)', (what, readOnly, settable) => {
  test('accepts what GET returned, and changes nothing', async () => {
    const before = await read(what)
    expect(Object.keys(before)).toEqual(expect.arrayContaining([...readOnly]))
    const changes = await historyLength()
    expect(await put(what, before)).toMatchObject({ status: 200, body: before })
    expect(await read(what)).toEqual(before)
    expect(await historyLength()).toBe(changes)
  })

  test('changes a field of what GET returned', async () => {
    const answer = await put(what, { ...(await read(what)), [settable]: 'Another' })
    expect(answer).toMatchObject({ status: 200, body: { [settable]: 'Another' } })
  })

  test.each(readOnly)('refuses another %s by its name, and changes nothing', async (key) => {
    const before = await read(what)
    for (const value of ['2020-01-01T00:00:00.000Z', null, { $ne: 1 }]) {
      const answer = await put(what, { ...before, [settable]: 'Never', [key]: value })
      expect(answer).toMatchObject({ status: 400, body: { code: 'invalid_input' } })
      expect(Object.keys(answer.body.fields)).toEqual([key])
    }
    expect(await read(what)).toEqual(before)
  })

  test('refuses a key that GET does not return', async () => {
    const answer = await put(what, { ...(await read(what)), version: 1 })
    expect(answer.status).toBe(400)
  })
})
