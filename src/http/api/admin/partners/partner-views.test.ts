import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { makeApp, type TestApp } from '../../../../../tests/sites/make-app.ts'
import { partnerViews } from '../../../../db/schema/partner-checks.ts'
import { MAX_PARTNER_VIEWS, type PartnerView } from '../../../../shared/partners/partner-view.ts'

let site: TestApp
let ada: Awaited<ReturnType<TestApp['signIn']>>
let ben: typeof ada
beforeAll(async () => {
  site = await makeApp()
  ada = await site.signIn('Ada Keller')
  ben = await site.signIn('Ben Ito')
})
beforeEach(() => site.app.db.delete(partnerViews))
afterAll(() => site.close())

const PATH = '/api/admin/partner-views'
const save = (who: typeof ada, name: string, more: object = {}) =>
  who.call<PartnerView>('POST', PATH, { name, filters: { lacks: 'email', active: 'yes' }, ...more })
const seen = async (who: typeof ada) =>
  (await who.call<PartnerView[]>('GET', PATH)).body.map(({ name }) => name)

test('a view is its owner’s own unless it is shared (LIST-7)', async () => {
  const { status, body } = await save(ada, 'To call')
  expect(status).toBe(201)
  expect(body).toMatchObject({
    name: 'To call',
    filters: { lacks: 'email', active: 'yes' },
    isShared: false,
    isOwn: true,
    ownerName: 'Ada Keller',
  })
  await save(ada, 'for all', { isShared: true })
  expect([await seen(ada), await seen(ben)]).toEqual([['for all', 'To call'], ['for all']])
  const [shared] = (await ben.call<PartnerView[]>('GET', PATH)).body
  expect(shared).toMatchObject({ isOwn: false, ownerName: 'Ada Keller' })
})

test('one’s own view of the same name is replaced, another’s is not (LIST-7)', async () => {
  await save(ada, 'To call', { isShared: true })
  await save(ada, 'to CALL', { filters: { q: 'dallas tx', sort: 'city' } })
  await save(ben, 'To call')
  const [own, ...others] = (await ada.call<PartnerView[]>('GET', PATH)).body
  expect(others).toEqual([])
  expect(own).toMatchObject({ name: 'to CALL', filters: { q: 'dallas tx', sort: 'city' }, isShared: false })
  expect(await seen(ben)).toEqual(['To call'])
})

test('one’s own and shared views can be deleted, another’s own cannot be seen or deleted (LIST-7)', async () => {
  const own = (await save(ada, 'Own')).body
  const shared = (await save(ada, 'Shared', { isShared: true })).body
  expect((await ben.call('DELETE', `${PATH}/${own.id}`)).status).toBe(404)
  expect((await ben.call('DELETE', `${PATH}/${shared.id}`)).status).toBe(204)
  expect((await ada.call('DELETE', `${PATH}/${own.id}`)).status).toBe(204)
  expect((await ada.call('DELETE', `${PATH}/${own.id}`)).status).toBe(404)
  expect(await seen(ada)).toEqual([])
})

test('an administrator keeps at most 100', async () => {
  const rows = Array.from({ length: MAX_PARTNER_VIEWS }, (_, at) => ({
    ownerId: ada.user.id,
    name: `View ${at}`,
    filters: {},
  }))
  await site.app.db.insert(partnerViews).values(rows)
  expect(await save(ada, 'One more')).toMatchObject({ status: 409, body: { code: 'conflict' } })
  expect((await save(ada, 'View 7')).status).toBe(201)
  expect((await save(ben, 'One more')).status).toBe(201)
})

test.each([
  [{ name: ' ' }, 'name'],
  [{ name: 'x'.repeat(81) }, 'name'],
  [{ name: 'a\nb' }, 'name'],
  [{ filters: { where: '1=1' } }, 'filters.where'],
  [{ filters: { sort: 'constructor' } }, 'filters.sort'],
  [{ ownerId: '00000000-0000-4000-8000-000000000000' }, ''],
])('refuses %j', async (given, field) => {
  const { status, body } = await save(ada, 'View', given)
  expect(status).toBe(400)
  if (field) expect(body).toMatchObject({ fields: { [field]: expect.any(String) } })
  expect(await seen(ada)).toEqual([])
})

test('without a session nothing is told or stored', async () => {
  expect((await site.request(PATH)).status).toBe(401)
})
