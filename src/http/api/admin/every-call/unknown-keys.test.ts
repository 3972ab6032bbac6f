import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { fingerprint } from '../../../../../tests/reading/fingerprint.ts'
import { WRITES, type Write, type WriteIds } from '../../../../../tests/reading/forbidden-keys.ts'
import { makeApp, type TestApp } from '../../../../../tests/sites/make-app.ts'
import { insertFaq, insertPartners } from '../../../../../tests/values/build.ts'
import { uploadList } from '../../../../../tests/values/import-file.ts'

const NOW = new Date('2026-03-02T09:00:00Z')
let site: TestApp
let admin: Awaited<ReturnType<TestApp['signIn']>>
/** Used in the paths and bodies below. */
const ids: WriteIds = { partner: '', faq: '', inquiry: '', user: '', job: '', changeSet: '', run: '' }

beforeAll(async () => {
  site = await makeApp({}, { now: () => NOW })
  admin = await site.signIn('Margaret Hale')
  ids.user = (await site.signIn('Thomas Quill')).user.id
  const [partner] = await insertPartners(site.app.db, { name: 'Hollis & Wren' }, {})
  const [faq] = await insertFaq(site.app.db, {})
  Object.assign(ids, { partner: partner?.id, faq: faq?.id })
  await site.app.directory.refresh()
  ids.inquiry = await ask()
  ids.job = (
    await uploadList(admin, 'name,address,city,state,zip,phone\nAmes,1 A St,Boone,NC,28607,8282540143')
  ).id
  await admin.call('PUT', `/api/admin/partners/${ids.partner}`, { isPriority: true })
  ids.run = await describe()
  ids.changeSet = (await admin.call('GET', '/api/admin/history')).body.changeSets[0].id
})
afterAll(() => site.close())

/** A run of descriptions that waits for review. */
async function describe(): Promise<string> {
  const path = '/api/admin/description-runs'
  const { id } = (await admin.call('POST', path, { fields: ['description'] })).body
  while ((await admin.call('GET', `${path}/${id}`)).body.state === 'writing')
    await new Promise((resolve) => setTimeout(resolve, 50))
  return id
}

async function ask(): Promise<string> {
  const words = { name: 'Ruth Avery', email: 'ruth@example.org', message: 'How long does it take?' }
  const response = await site.request('/api/inquiries', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ partnerId: ids.partner, ...words }),
  })
  return ((await response.json()) as { id: string }).id
}

const pathOf = (call: string) =>
  call.replace(/^\w+ /, '/api/admin').replace(/\{(\w+)\}/g, (_, name: keyof typeof ids) => ids[name])

type Body = { [name: string]: unknown }
function withKey({ body, at }: Write, key: string): object {
  const whole = structuredClone(body(ids))
  const names = at?.split('.') ?? []
  const target = names.reduce<Body>((part, name) => part[name] as Body, whole as Body)
  target[key] = key === 'id' ? randomUUID() : 'taken over'
  return whole
}

test('every call refuses an unknown key and does nothing (CALL-3)', async () => {
  const before = await fingerprint(site.app.db)
  const taken: string[] = []
  let attempts = 0
  for (const write of WRITES) {
    const [method = ''] = write.call.split(' ')
    for (const key of write.forbidden) {
      attempts += 1
      const { status, body } = await admin.call(method, pathOf(write.call), withKey(write, key))
      if (status !== 400 || body.code !== 'invalid_input') taken.push(`${write.call} ${key}: ${status}`)
    }
  }
  expect(taken).toEqual([])
  expect(attempts).toBeGreaterThanOrEqual(50)
  expect(await fingerprint(site.app.db)).toEqual(before)
})

const READS = [
  '/me',
  '/me/sessions',
  '/users',
  '/partners',
  '/partners/{partner}',
  '/partners/search?q=hollis',
  '/partners/find?lacks=email&sort=city',
  '/partners/find-ids?q=hollis',
  '/partner-views',
  '/partners/deleted',
  '/inquiries',
  '/inquiries?status=pending',
  '/inquiries/counts',
  '/inquiries/{inquiry}',
  '/faq/partners',
  '/reply-templates',
  '/history',
  '/history/{changeSet}',
  '/description-runs',
  '/description-runs/{run}',
  '/description-runs/{run}/drafts',
  '/work',
  '/imports',
  '/imports/{job}',
  '/dashboard',
  '/dashboard/coverage',
]
const KEYS = [
  'where[isActive]=false',
  'filter[role]=admin',
  '$ne=1',
  'populate=*',
  'fields=passwordHash',
  'include=users',
  '__proto__[isAdmin]=true',
  'constructor=1',
  'select=*',
  'order=1;drop',
]

test.each(READS)('GET %s ignores unknown query keys (CALL-3)', async (read) => {
  const path = pathOf(`GET ${read}`)
  const response = await admin.request(path)
  expect(response.status).toBe(200)
  const plain = await response.text()
  for (const key of KEYS) {
    const [name = '', value = ''] = key.split('=')
    const url = `${path}${path.includes('?') ? '&' : '?'}${encodeURIComponent(name)}=${encodeURIComponent(value)}`
    expect((await (await admin.request(url)).text()) === plain, key).toBe(true)
  }
})
