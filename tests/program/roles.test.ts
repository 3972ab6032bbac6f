import { readdir, rm } from 'node:fs/promises'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { findExternalPostgres, startExternalPostgres } from '../servers/external-postgres.ts'
import { makeDataDir } from '../servers/prepared-data.ts'
import { hasPgbouncer, type Pgbouncer, startPgbouncer } from '../servers/start-pgbouncer.ts'
import { PATIENT, type RunningProduct, startProduct } from '../servers/start-product.ts'
import type { TestPostgres } from '../servers/test-postgres.ts'

const canRun = findExternalPostgres() !== null && hasPgbouncer
if (!canRun) console.log('Not tested: PostgreSQL or PgBouncer is not installed.')

describe.skipIf(!canRun)('a web process and a worker, which share DATA_DIR and PgBouncer', () => {
  let postgres: TestPostgres
  let pooler: Pgbouncer
  let dataDir: string
  let web: RunningProduct
  let worker: RunningProduct | undefined
  let environment: Record<string, string>
  beforeAll(async () => {
    postgres = await startExternalPostgres()
    pooler = await startPgbouncer(postgres.url)
    dataDir = makeDataDir()
    environment = {
      ...PATIENT,
      DATABASE_URL: pooler.through(postgres.url),
      DATABASE_DIRECT_URL: postgres.url,
      SITE_URL: 'http://127.0.0.1:3000',
      SMTP_URL: '',
      SAMPLE_DATA: '3',
    }
    web = await startProduct({ dataDir, environment: { ...environment, ROLE: 'web' } })
  })
  afterAll(async () => {
    await web?.stop()
    await worker?.stop()
    await pooler?.stop()
    await postgres?.stop()
    await rm(dataDir, { recursive: true, force: true, maxRetries: 5 })
  })

  test('the web process takes an inquiry and mails nothing; the worker mails it and serves no site', async () => {
    expect(web.output()).toContain('ROLE is web: every process must have the same DATA_DIR')
    const partners = (await (await fetch(`${web.url}/api/partners`)).json()) as { id: string }[]
    const sent = await fetch(`${web.url}/api/inquiries`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({
        partnerId: partners[0]?.id,
        name: 'Ada Wren',
        email: 'ada@example.org',
        message: 'How long does it take, please?',
      }),
    })
    expect(sent.status).toBe(201)
    const mails = async () =>
      (await readdir(path.join(dataDir, 'outbox')).catch(() => [])).filter((name) => name.endsWith('.eml'))
    // A process that runs jobs mails within a second.
    await sleep(2000)
    expect(await mails()).toEqual([])
    worker = await startProduct({ dataDir, environment: { ...environment, ROLE: 'worker' } })
    await expect.poll(mails).not.toEqual([])
    expect((await fetch(`${worker.url}/readyz`)).status).toBe(200)
    expect((await fetch(`${worker.url}/`)).status).toBe(404)
    expect(await (await fetch(`${worker.url}/metrics`)).text()).toContain('directory_database_up 1')
  })
})
