import { readFileSync } from 'node:fs'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { makeApp, type TestApp } from '../../tests/sites/make-app.ts'
import { insertPartners } from '../../tests/values/build.ts'
import { backupRuns } from '../db/schema/files.ts'
import { queueMail } from '../features/inquiries/mail/queue-mail.ts'
import { createHttpMetrics } from './metrics.ts'

const NOW = new Date('2026-03-01T10:00:00Z')
let site: TestApp
beforeAll(async () => {
  site = await makeApp({}, { now: () => NOW })
  await insertPartners(site.app.db, {}, {})
  await site.app.directory.refresh()
})
afterAll(() => site.close())

const read = async () => {
  const incoming = { incoming: { socket: { remoteAddress: '127.0.0.1' } } }
  return (await site.http.request('/metrics', {}, incoming)).text()
}
const metricOf = (text: string, name: string) =>
  text
    .split('\n')
    .find((line) => line.startsWith(`${name} `))
    ?.split(' ')[1]

test('what has no value has no sample, so that no alert takes it for 1970', async () => {
  const text = await read()
  expect(metricOf(text, 'directory_mail_oldest_waiting_timestamp_seconds')).toBeUndefined()
  // No process has ever run jobs here.
  expect(metricOf(text, 'directory_worker_timestamp_seconds')).toBe('0')
})

test('shows what waits, what failed, and how old the last backup is', async () => {
  await site.app.db.transaction((tx) =>
    queueMail(tx, site.app, { to: 'a@x.example', subject: 's', text: 't', replyTo: null }, NOW),
  )
  const run = { startedAt: NOW, endedAt: NOW, fileName: 'x', bytes: 1, rows: 1 }
  await site.app.db.insert(backupRuns).values([
    { kind: 'backup', ...run },
    { kind: 'drill', ...run, error: 'no' },
  ])
  const text = await read()
  const seconds = String(NOW.getTime() / 1000)
  expect(metricOf(text, 'directory_database_up')).toBe('1')
  expect(metricOf(text, 'directory_mail{state="waiting"}')).toBe('1')
  expect(metricOf(text, 'directory_mail{state="failed"}')).toBe('0')
  expect(metricOf(text, 'directory_jobs{name="send-mail",state="created"}')).toBe('1')
  expect(metricOf(text, 'directory_backup_timestamp_seconds{kind="backup"}')).toBe(seconds)
  expect(metricOf(text, 'directory_backup_timestamp_seconds{kind="drill"}')).toBeUndefined()
  expect(metricOf(text, 'directory_backup_timestamp_seconds{kind="failure"}')).toBe(seconds)
  expect(metricOf(text, 'directory_partners')).toBe('2')
  expect(Number(metricOf(text, 'directory_snapshot_build_seconds'))).toBeGreaterThan(0)
  expect(metricOf(text, 'directory_version')).toBe(metricOf(text, 'directory_database_version'))
  expect(text).not.toContain('a@x.example')
})

test('alert rules and dashboard name only metrics that exist', async () => {
  const process = createHttpMetrics()
  process.watchProcess()
  const text = `${await read()}${await process.registry.metrics()}`
  for (const file of ['deploy/alerts.yml', 'deploy/grafana-dashboard.json']) {
    const named = readFileSync(file, 'utf8').match(/\b(?:directory|http|process|nodejs)_[a-z0-9_]+/g) ?? []
    expect(named.length).toBeGreaterThan(5)
    expect(
      named.filter((name) => !text.includes(`# TYPE ${name.replace(/_(?:bucket|count|sum)$/, '')} `)),
    ).toEqual([])
  }
})

test('without a database it still answers, and says so', async () => {
  // The last answer is shared within its turn of the event loop.
  await new Promise(setImmediate)
  const { execute } = site.app.db
  site.app.db.execute = (() => Promise.reject(new Error('gone'))) as unknown as typeof execute
  try {
    const text = await read()
    expect(metricOf(text, 'directory_database_up')).toBe('0')
    expect(metricOf(text, 'directory_mail{state="waiting"}')).toBeUndefined()
    // As 0 it would be an alert: mail from 1970.
    expect(metricOf(text, 'directory_mail_oldest_waiting_timestamp_seconds')).toBeUndefined()
    expect(metricOf(text, 'directory_partners')).toBe('2')
  } finally {
    site.app.db.execute = execute
  }
})
