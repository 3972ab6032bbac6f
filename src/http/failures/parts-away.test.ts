import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { makeApp, type TestApp } from '../../../tests/sites/make-app.ts'
import { insertPartners } from '../../../tests/values/build.ts'
import { createInquiryJournal } from '../../features/inquiries/journal/inquiry-journal.ts'

let site: TestApp
let admin: Awaited<ReturnType<TestApp['signIn']>>
beforeAll(async () => {
  site = await makeApp({ SUPPORT_PHONE: '(800) 555-0100', GOOGLE_PLACES_API_KEY: 'a-key' })
  await insertPartners(site.app.db, {
    name: 'Cedar Hollow',
    slug: 'cedar-hollow',
    city: 'Asheville',
    state: 'North Carolina',
  })
  await site.app.directory.refresh()
  admin = await site.signIn()
})
afterAll(() => site.close())

const PAGES = ['/', '/state/north-carolina', '/search?q=cedar', '/partner/cedar-hollow', '/partner-tools']
let sentCount = 0
const inquire = () => {
  sentCount += 1
  return site.request('/api/inquiries', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      partnerId: 'cedar-hollow',
      name: 'Ada Wren',
      email: `ada${sentCount}@example.org`,
      message: 'How long does it take?',
    }),
  })
}
const showPages = async () => {
  const answers = await Promise.all(PAGES.map((path) => site.request(path)))
  return answers.map(({ status }) => status)
}
const EVERY_PAGE = PAGES.map(() => 200)

describe('without mail, Google, language model, encoder and worker at once', () => {
  beforeAll(() => {
    const away = () => Promise.reject(Object.assign(new Error('away'), { code: 'ECONNREFUSED' }))
    site.app.mail = { send: away }
    site.app.places = {
      findIds: away,
      readPlace: away,
      readContent: away,
      readPhoto: away,
      isPaused: () => true,
    } as never
    site.app.model = {
      name: 'm',
      ask: away,
      status: () => ({ isOpen: true, retryAt: null, lastFailure: null }),
    } as never
    site.videos.hasEncoder = false
    // No worker runs beside a test's app.
  })

  test('every page is as ever', async () => {
    expect(await showPages()).toEqual(EVERY_PAGE)
  })
  test('an inquiry is stored and acknowledged', async () => {
    expect((await inquire()).status).toBe(201)
  })
  test('the back office works, and its Jobs screen shows what waits', async () => {
    expect((await admin.call('GET', '/api/admin/partners')).status).toBe(200)
    expect((await admin.call('GET', '/api/admin/work')).status).toBe(200)
  })
})

describe('with a full disk', () => {
  beforeEach(async () => {
    // As PostgreSQL does then (disk_full).
    await site.app.db.$client.query(`
      create or replace function refuse_full() returns trigger language plpgsql as
        $$ begin raise exception 'could not extend file' using errcode = '53100'; end $$;
      create or replace trigger full_disk before insert or update on inquiries
        for each row execute function refuse_full();
      create or replace trigger full_disk before insert or update on partners
        for each row execute function refuse_full()`)
    site.app.journal = createInquiryJournal({
      folder: '/nowhere',
      vault: site.app.db.vault,
      supportPhone: '(800) 555-0100',
      providerName: 'Stillstone',
      sync: () => Promise.reject(Object.assign(new Error('disk'), { code: 'ENOSPC' })),
    })
  })

  test('every page is shown: none needs the disk', async () => {
    expect(await showPages()).toEqual(EVERY_PAGE)
  })
  test('an inquiry is 503 with the numbers to call, never acknowledged', async () => {
    const refused = await inquire()
    expect(refused.status).toBe(503)
    expect(((await refused.json()) as { message: string }).message).toContain('(800) 555-0100')
  })
  test('a change in the back office is 503 with Retry-After, and nothing of it is stored', async () => {
    const [partner] = site.app.directory.current().partners
    const changed = await admin.call('PATCH', '/api/admin/partners/bulk-edit', {
      ids: [partner?.id],
      updates: { isPriority: true },
    })
    expect(changed.status).toBe(503)
    expect(Number(changed.response.headers.get('retry-after'))).toBeGreaterThan(0)
    expect((await site.app.directory.refresh()).partners[0]?.isPriority).toBe(false)
  })
})

test('without the database each call of the back office is 503 with Retry-After', async () => {
  site.app.db.gates.requests.close()
  try {
    for (const path of ['/api/admin/me', '/api/admin/partners', '/api/admin/dashboard']) {
      const answer = await admin.call('GET', path)
      expect([answer.status, Number(answer.response.headers.get('retry-after')) > 0], path).toEqual([
        503,
        true,
      ])
    }
  } finally {
    site.app.db.gates.requests.open()
  }
})
