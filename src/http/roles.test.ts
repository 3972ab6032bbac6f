import { randomBytes } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { makeApp, type TestApp } from '../../tests/sites/make-app.ts'
import { insertPartners } from '../../tests/values/build.ts'
import { settled } from '../../tests/values/import-file.ts'
import { openDatabase } from '../db/open.ts'
import { makeDataKey } from '../db/sealing/data-keys.ts'
import { createVault } from '../db/sealing/vault.ts'
import { readSetupCode } from '../features/accounts/setup-code.ts'
import { createBackground } from '../jobs/background.ts'
import { startJobs } from '../jobs/start-jobs.ts'
import type { ImportJob } from '../shared/import.ts'
import { createWorkerApp } from './worker-listener.ts'

const CSV = 'name,address,city,state,zip,phone\nAmes,1 A St,Asheville,NC,28801,8282540143'
const SEVERAL = { DATABASE_URL: 'postgres://db.example/x', SITE_URL: 'http://127.0.0.1:3000' }
let web: TestApp
let admin: Awaited<ReturnType<TestApp['signIn']>>
beforeAll(async () => {
  web = await makeApp({ ...SEVERAL, ROLE: 'web' })
  admin = await web.signIn()
})
afterAll(() => web.close())

test('a web process leaves imports and descriptions to a worker, which does them', async () => {
  await insertPartners(web.app.db, { description: '', longDescription: '' })
  const response = await admin.request('/api/admin/imports', {
    method: 'POST',
    headers: { 'content-type': 'text/csv' },
    body: CSV,
  })
  const job = (await response.json()) as ImportJob
  const run = await admin.call<{ id: string; state: string }>('POST', '/api/admin/description-runs', {
    fields: ['description'],
  })
  expect([response.status, run.status]).toEqual([202, 202])
  // What this process had begun would be done now.
  await web.app.background.stop()
  expect((await admin.call<ImportJob>('GET', `/api/admin/imports/${job.id}`)).body.state).toBe('waiting')
  const config = { ...web.app.config, role: 'worker' as const }
  await web.app.db.execute(`update pgboss.version set cron_on = '2001-09-09 01:46:40Z'`)
  const jobs = await startJobs({ ...web.app, config, background: createBackground() })
  try {
    expect((await settled(admin, job)).state).toBe('checked')
    await expect
      .poll(async () => (await admin.call<{ state: string }>('GET', runPath(run.body.id))).body.state)
      .toBe('review')
    const seen = async () => (await createWorkerApp(web.app).request('/metrics')).text()
    // It looked at the schedules; an alert for a missing worker needs the time.
    await expect.poll(seen).toMatch(/^directory_worker_timestamp_seconds (?!1000000000$)\d{10}/m)
  } finally {
    await jobs.stop(100)
  }
})
const runPath = (id: string) => `/api/admin/description-runs/${id}`

describe('a worker', () => {
  test('answers probes and metrics, and nothing of the site', async () => {
    const worker = createWorkerApp(web.app)
    for (const path of ['/healthz', '/readyz']) expect((await worker.request(path)).status).toBe(200)
    const metrics = await worker.request('/metrics')
    expect(await metrics.text()).toContain('directory_mail{state="waiting"} 0')
    for (const path of ['/', '/admin', '/api/partners', '/state/texas']) {
      const answer = await worker.request(path)
      expect([answer.status, await answer.json()]).toMatchObject([404, { code: 'not_found' }])
    }
    expect((await worker.request('/api/inquiries', { method: 'POST', body: '{}' })).status).toBe(404)
  })
})

test('every process on a database asks for the same setup code; another database or data key has another', async () => {
  const other = await makeApp()
  const otherKey = openDatabase({ connectionString: web.url }, createVault([makeDataKey()]), 1)
  const code = await readSetupCode(web.app.db)
  expect(code).toMatch(/^(?:[0-9a-f]{8}-){4}[0-9a-f]{8}$/)
  expect(web.app.setupCode).toBe(code)
  await other.app.db.execute(
    `update signing_keys set secret = '${randomBytes(32).toString('base64url')}' where name = 'inquiries'`,
  )
  expect(await readSetupCode(other.app.db)).not.toBe(code)
  expect(await readSetupCode(otherKey)).not.toBe(code)
  await otherKey.$client.end()
  await other.close()
})
