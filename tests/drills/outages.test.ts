import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { backupRuns } from '../../src/db/schema/files.ts'
import { countCalls } from '../../src/features/google-places/cost/spending.ts'
import { createInquiryJournal } from '../../src/features/inquiries/journal/inquiry-journal.ts'
import { queueMail } from '../../src/features/inquiries/mail/queue-mail.ts'
import { createPlacesClient } from '../../src/integrations/google-places/create-places-client.ts'
import { createSmtpMailer } from '../../src/integrations/mail/smtp-mailer.ts'
import { startJobs } from '../../src/jobs/start-jobs.ts'
import { onServer } from '../global-setup.ts'
import { type Drill, openDrill, SCRAPE_SECONDS } from '../outages/open-drill.ts'
import { findOtherAlerts, hasPromtool } from '../outages/promtool.ts'
import { RULES } from '../outages/read-samples.ts'
import { canMountDisks, mountDisk, unmountDisk } from '../servers/own-disk.ts'
import { startFaultySmtp } from '../servers/start-faulty-smtp.ts'

const HOUR_S = 3600
const DAY_S = 86_400
const VISITORS = 900

let drill: Drill
let undo: (() => unknown)[]
beforeEach(() => {
  undo = []
})

/** As operators say it: what must fire, and what of it still does at the end of the drill. */
const expectAlerts = (ever: string[], atEnd: string[] = []) =>
  expect(findOtherAlerts(RULES, drill.scrapes, `${SCRAPE_SECONDS}s`, { ever, atEnd })).toBe('')

const inquire = (visitor = 1) =>
  drill.ask('/api/inquiries', visitor, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      partnerId: 'cedar-hollow',
      name: 'Ada Wren',
      email: `ada${visitor}@example.org`,
      message: 'How long does it take?',
    }),
  })
const visit = () => Promise.all(['/', '/partner/cedar-hollow', '/readyz'].map((page) => drill.ask(page)))

/** Asks the database who that is, each time. */
const signedIn = (visitor = 1) =>
  drill.ask('/api/admin/me', visitor, { headers: { authorization: `Bearer ${'c'.repeat(43)}` } })

/** Of all connections, as after a restart. */
async function setOfDatabase(setting: string): Promise<void> {
  const { url } = drill.site
  await onServer(url, `alter database ${new URL(url).pathname.slice(1)} ${setting}`)
  await onServer(
    url,
    `select pg_terminate_backend(pid) from pg_stat_activity
     where datname = current_database() and pid <> pg_backend_pid()`,
  )
}

async function sendMailThrough(fault: '451' | '550'): Promise<void> {
  const { app } = drill.site
  const smtp = await startFaultySmtp(fault)
  app.mail = createSmtpMailer(smtp.url, 'directory@stillstone.example', { stepMs: 5000 })
  const mail = { to: 'ada@x.example', subject: 's', text: 't', replyTo: null }
  await app.db.transaction((tx) => queueMail(tx, app, mail, app.clock.now()))
  const jobs = await startJobs(app)
  undo.push(() => smtp.close())
  const readTried = () => app.db.$client.query('select 1 from outbox where attempts > 0')
  await expect.poll(async () => (await readTried()).rowCount).toBe(1)
  await jobs.stop()
  expect(smtp.state.connections).toBeGreaterThan(0)
  // Their worker stood still in the drill's time.
  await app.db.$client.query(`delete from pgboss.job where state = 'created'`)
}

describe.skipIf(!hasPromtool())('the alerts that fire (needs promtool)', () => {
  afterEach(async () => {
    await drill.close()
    for (const one of undo.reverse()) await one()
  })

  test('no outage: none', async () => {
    drill = await openDrill()
    await drill.pass(15, visit)
    expect((await inquire()).status).toBe(201)
    await drill.pass(15)
    expectAlerts([])
    // What is not expected is told.
    const other = { ever: ['DirectorySlow'], atEnd: [] }
    expect(findOtherAlerts(RULES, drill.scrapes, `${SCRAPE_SECONDS}s`, other)).toContain('got: nil')
  })

  test('process down', async () => {
    drill = await openDrill()
    await drill.pass(5)
    await drill.end()
    await drill.pass(70)
    expectAlerts(['DirectoryDown'], ['DirectoryDown'])
  })

  test('database stopped', async () => {
    drill = await openDrill({ waitMs: 1000 })
    await drill.pass(5, visit)
    await drill.proxy.close()
    await expect.poll(() => drill.site.app.db.gates.requests.isClosed()).toBe(true)
    expect((await inquire()).status).toBe(201)
    await drill.pass(20, visit)
    expectAlerts(['DirectoryDatabaseDown'], ['DirectoryDatabaseDown'])
  })

  test('database silent', async () => {
    drill = await openDrill({ waitMs: 1000 })
    await drill.pass(5, visit)
    drill.proxy.freeze()
    await expect.poll(() => drill.site.app.db.gates.requests.isClosed()).toBe(true)
    await drill.pass(20, visit)
    drill.proxy.resume()
    await expect.poll(() => drill.site.app.db.gates.requests.isClosed()).toBe(false)
    await drill.pass(15, visit)
    expectAlerts(['DirectoryDatabaseDown'])
  })

  test('database read-only', async () => {
    drill = await openDrill()
    await drill.pass(5, visit)
    await setOfDatabase('set default_transaction_read_only = on')
    expect((await inquire()).status).toBe(201)
    await drill.pass(20, visit)
    expectAlerts(['DirectoryDatabaseReadOnly'], ['DirectoryDatabaseReadOnly'])
  })

  test.skipIf(!canMountDisks())('disk full (needs root and mount)', async () => {
    const dataDir = mkdtempSync(path.join(tmpdir(), 'drill-disk-'))
    mountDisk(dataDir, '64m')
    undo.push(
      () => rmSync(dataDir, { recursive: true }),
      () => unmountDisk(dataDir),
    )
    drill = await openDrill({ environment: { DATA_DIR: dataDir } })
    await drill.pass(5, visit)
    const ballast = path.join(dataDir, 'ballast')
    writeFileSync(ballast, Buffer.alloc(60 * 1024 * 1024))
    await drill.pass(10, visit)
    expectAlerts(['DirectoryDiskLow'], ['DirectoryDiskLow'])
    expect(() => writeFileSync(`${ballast}2`, Buffer.alloc(8 * 1024 * 1024))).toThrow('ENOSPC')
    await sleep(1100)
    await drill.pass(10, visit)
    expectAlerts(['DirectoryDiskLow', 'DirectoryDiskFull'], ['DirectoryDiskLow', 'DirectoryDiskFull'])
  })

  test('mail refusing', async () => {
    drill = await openDrill()
    await sendMailThrough('451')
    await drill.pass(80)
    expectAlerts(['DirectoryMailWaits'], ['DirectoryMailWaits'])
  })

  test('mail given up', async () => {
    drill = await openDrill()
    await drill.pass(5)
    await sendMailThrough('550')
    await drill.pass(10)
    expectAlerts(['DirectoryMailFailed'], ['DirectoryMailFailed'])
  })

  test('Google failing', async () => {
    drill = await openDrill()
    await drill.pass(5)
    const places = createPlacesClient({ apiKey: 'a-key', url: 'http://127.0.0.1:9' })
    drill.site.app.places = places
    for (let call = 0; call < 5; call += 1) await places.readContent('place').catch(() => {})
    await drill.pass(5)
    expectAlerts(['DirectoryServicePaused'], ['DirectoryServicePaused'])
  })

  test('Google’s budget spent', async () => {
    drill = await openDrill({ environment: { GOOGLE_MONTHLY_BUDGET_USD: '1' } })
    const { app } = drill.site
    await drill.pass(5)
    await countCalls(app.db, 'place-photo', 140, app.clock.now())
    await drill.pass(5)
    expectAlerts(['DirectoryGoogleBudget'], ['DirectoryGoogleBudget'])
  })

  test('flood with refusals', async () => {
    drill = await openDrill()
    await drill.pass(5, visit)
    // Its photos and reviews are not in memory.
    drill.proxy.freeze()
    let refused = 0
    const flood = Array.from({ length: VISITORS }, (_, visitor) =>
      drill.ask('/partner/cedar-hollow?for=just-died', visitor).then(async (answer) => {
        await answer.text()
        if (answer.status === 503) refused += 1
      }),
    )
    await expect.poll(() => refused, { timeout: 30_000 }).toBeGreaterThan(VISITORS / 10)
    drill.proxy.resume()
    await Promise.all(flood)
    await drill.pass(15, visit)
    expectAlerts(['DirectoryRefusals'])
  })

  test('loop blocked', async () => {
    drill = await openDrill({ isLoopWatched: true })
    await drill.pass(5)
    await drill.pass(4, async () => {
      // After a scrape the first beat, 10 ms later, is not measured yet.
      await sleep(50)
      const endsAt = performance.now() + 700
      while (performance.now() < endsAt);
    })
    await drill.pass(10)
    expectAlerts(['DirectoryLoopBlocked'])
  })

  test('requests slow', async () => {
    drill = await openDrill()
    await drill.pass(1)
    for (let time = 0; time < 5; time += 1) {
      drill.proxy.freeze()
      const slow = [1, 2, 3].map((visitor) => signedIn(visitor))
      await sleep(1300)
      drill.proxy.resume()
      await Promise.all(slow)
      await drill.pass(3)
    }
    await drill.pass(10)
    expectAlerts(['DirectorySlow'])
  })

  test('requests failing', async () => {
    drill = await openDrill()
    await drill.pass(5, visit)
    await onServer(drill.site.url, 'alter table admin_sessions rename to visits')
    await drill.pass(15, () => signedIn())
    expectAlerts(['DirectoryErrors'], ['DirectoryErrors'])
  })

  test('no worker', async () => {
    drill = await openDrill()
    await drill.pass(5)
    drill.isWorking.current = false
    const { app } = drill.site
    const mail = { to: 'ada@x.example', subject: 's', text: 't', replyTo: null }
    await app.db.transaction((tx) => queueMail(tx, app, mail, app.clock.now()))
    await drill.pass(80)
    expectAlerts(['DirectoryNoWorker'], ['DirectoryNoWorker'])
  })

  test('jobs stuck', async () => {
    drill = await openDrill()
    const { app } = drill.site
    await app.jobs.enqueue(app.db, 'seal-rows', {})
    await drill.pass(80)
    expectAlerts(['DirectoryJobsStuck'], ['DirectoryJobsStuck'])
  })

  test('backup missing', async () => {
    drill = await openDrill({ backups: {} })
    await drill.pass(65)
    expectAlerts(['DirectoryBackupMissing'], ['DirectoryBackupMissing'])
  })

  test('backup too old', async () => {
    drill = await openDrill({ backups: { backup: 50 * HOUR_S - 300, drill: 0 } })
    await drill.pass(10)
    expectAlerts(['DirectoryBackupOld'], ['DirectoryBackupOld'])
    const { app } = drill.site
    const made = { fileName: 'x', bytes: 1, rows: 1, startedAt: app.clock.now(), endedAt: app.clock.now() }
    await app.db.insert(backupRuns).values({ kind: 'backup', ...made })
    await drill.pass(5)
    expectAlerts(['DirectoryBackupOld'])
  })

  test('restore not tried', async () => {
    drill = await openDrill({ backups: { backup: 0, drill: 45 * DAY_S - 300 } })
    await drill.pass(10)
    expectAlerts(['DirectoryBackupNeverTried'], ['DirectoryBackupNeverTried'])
  })

  test('logins guessed', async () => {
    drill = await openDrill()
    await drill.pass(5)
    const guess = (visitor: number) =>
      drill.ask('/api/admin/login', visitor, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ username: 'ada', password: `not the password ${visitor}` }),
      })
    for (let visitor = 0; visitor < 40; visitor += 1) await guess(visitor)
    await drill.pass(15)
    expectAlerts(['DirectoryLoginsGuessed'])
  })

  test('directory outdated', async () => {
    drill = await openDrill()
    await drill.pass(5)
    const { app, url } = drill.site
    await app.directory.close()
    await onServer(url, 'update directory_state set version = version + 1')
    await drill.pass(5)
    expectAlerts(['DirectoryOutdated'], ['DirectoryOutdated'])
  })

  test('inquiries left on disk', async () => {
    drill = await openDrill({ waitMs: 1000 })
    await drill.pass(5)
    drill.proxy.freeze()
    await expect.poll(() => drill.site.app.db.gates.requests.isClosed()).toBe(true)
    expect((await inquire()).status).toBe(201)
    drill.proxy.resume()
    await expect.poll(() => drill.site.app.db.gates.requests.isClosed()).toBe(false)
    await drill.pass(20)
    expectAlerts(['DirectoryInquiriesWaitOnDisk'], ['DirectoryInquiriesWaitOnDisk'])
  })

  test('disk of inquiries failed', async () => {
    drill = await openDrill({ waitMs: 1000 })
    const { app } = drill.site
    await drill.pass(5)
    app.journal = createInquiryJournal({
      folder: path.join(app.config.dataDir, 'journal'),
      vault: app.db.vault,
      supportPhone: null,
      providerName: 'Stillstone',
      sync: () => Promise.reject(Object.assign(new Error('disk'), { code: 'EIO' })),
    })
    drill.proxy.freeze()
    await expect.poll(() => app.db.gates.requests.isClosed()).toBe(true)
    expect((await inquire()).status).toBe(503)
    drill.proxy.resume()
    await expect.poll(() => app.db.gates.requests.isClosed()).toBe(false)
    await drill.pass(10)
    expectAlerts(['DirectoryJournalBroken'], ['DirectoryJournalBroken'])
  })
})
