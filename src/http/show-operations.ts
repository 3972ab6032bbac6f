import { setTimeout as sleep } from 'node:timers/promises'
import type { Registry } from 'prom-client'
import type { App } from '../app.ts'
import { type Operations, readOperations } from '../features/work/read-operations.ts'
import { type About, type Figure, showFigure } from './show-figure.ts'
import { showProcess } from './show-process.ts'

/** Scrapes must not wait for a silent database. */
const PATIENCE_MS = 300

const FIGURES: readonly (About & { read(found: Operations): Figure })[] = [
  {
    name: 'directory_database_writable',
    help: 'Whether the database takes writes; a standby does not.',
    read: ({ isWritable }) => (isWritable ? 1 : 0),
  },
  {
    name: 'directory_mail',
    help: 'Messages in the outbox by state: waiting, failed.',
    labelNames: ['state'],
    read: ({ mail }) => [
      [{ state: 'waiting' }, mail.waiting],
      [{ state: 'failed' }, mail.failed],
    ],
  },
  {
    name: 'directory_mail_oldest_waiting_timestamp_seconds',
    help: 'When the oldest waiting message was written.',
    read: ({ mail }) => mail.oldestWaitingAt,
  },
  {
    name: 'directory_inquiries',
    help: 'Stored inquiries by status.',
    labelNames: ['status'],
    read: ({ inquiries }) => Object.entries(inquiries).map(([status, count]) => [{ status }, count]),
  },
  {
    name: 'directory_jobs',
    help: 'Jobs by kind and state, without completed ones.',
    labelNames: ['name', 'state'],
    read: ({ jobs }) => jobs.map(({ name, state, count }) => [{ name, state }, count]),
  },
  {
    name: 'directory_jobs_oldest_due_timestamp_seconds',
    help: 'Since when the job that waits longest could have begun; no value when none waits.',
    read: ({ oldestDueJobAt }) => oldestDueJobAt,
  },
  {
    name: 'directory_worker_timestamp_seconds',
    help: 'When a process that runs jobs was last heard of.',
    read: ({ workerSeenAt }) => workerSeenAt,
  },
  {
    name: 'directory_backup_timestamp_seconds',
    help: 'When the last backup was made, the last restore was tried, and either failed last.',
    labelNames: ['kind'],
    read: ({ backups }) => [
      [{ kind: 'backup' }, backups.backupAt],
      [{ kind: 'drill' }, backups.drillAt],
      [{ kind: 'failure' }, backups.failedAt],
    ],
  },
  {
    name: 'directory_database_version',
    help: 'Directory version in the database; the snapshot is outdated while directory_version is lower.',
    read: ({ directoryVersion }) => directoryVersion,
  },
  {
    name: 'directory_google_spent_usd',
    help: 'Cost of calls to Google Places in this calendar month (UTC), at list price.',
    read: ({ googleSpentUsd }) => googleSpentUsd,
  },
  {
    name: 'directory_model_calls_today',
    help: 'Calls to the language model in this day (UTC).',
    read: ({ modelCallsToday }) => modelCallsToday,
  },
]

/** Gauges of /metrics. */
export function showOperations(registry: Registry, app: App): void {
  showProcess(registry, app)
  let reading: Promise<Operations | null> | null = null
  const read = () => {
    reading ??= readOperations(app)
      .catch(() => null)
      .finally(() => {
        setImmediate(() => {
          reading = null
        })
      })
    return Promise.race([reading, sleep(PATIENCE_MS, null, { ref: false })])
  }
  for (const { read: figureOf, ...about } of FIGURES) {
    showFigure(registry, about, async () => {
      const found = await read()
      return found && figureOf(found)
    })
  }
  const show = (name: string, help: string, value: () => Figure | Promise<Figure>) =>
    showFigure(registry, { name, help }, value)
  const { $client: pool } = app.db
  show('directory_database_up', 'Whether the database answered this request.', async () =>
    (await read()) ? 1 : 0,
  )
  show('directory_database_connections', "Connections of this process's pool.", () => pool.totalCount)
  show('directory_database_waiting', 'Requests that wait for a connection.', () => pool.waitingCount)
  show(
    'directory_google_budget_usd',
    'GOOGLE_MONTHLY_BUDGET_USD.',
    () => app.config.googlePlaces.monthlyBudgetUsd,
  )
  show(
    'directory_partners',
    'Public partners in the snapshot.',
    () => app.directory.current().partners.length,
  )
  show(
    'directory_snapshot_build_seconds',
    "How long the snapshot's last change took to read and build.",
    () => app.directory.buildMs() / 1000,
  )
  show('directory_version', 'Directory version of the snapshot.', () => app.directory.current().version)
}
