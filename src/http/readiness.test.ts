import { mkdir, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { afterAll, beforeAll, expect, inject, test, vi } from 'vitest'
import { onServer } from '../../tests/global-setup.ts'
import { canMountDisks, mountDisk, unmountDisk } from '../../tests/servers/own-disk.ts'
import { makeApp, type TestApp } from '../../tests/sites/make-app.ts'
import { watchDatabase } from '../db/watch-database.ts'
import { takeNextVersion } from '../features/directory/snapshot/directory-version.ts'

/** Only ends a wait in vain. */
const PATIENTLY = { timeout: 60_000, interval: 50 }

let site: TestApp
beforeAll(async () => {
  site = await makeApp()
})
afterAll(() => site.close())

/** The reason, null when ready. */
async function reasonOf(ready: TestApp): Promise<string | null> {
  const answer = await ready.request('/readyz')
  const { message, fields } = (await answer.json()) as { message?: string; fields?: { reason?: string } }
  expect(answer.status).toBe(fields === undefined ? 200 : 503)
  if (fields === undefined) return null
  expect(message).toBe(`Not ready: ${fields.reason}.`)
  expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0)
  return fields.reason ?? ''
}
const metricOf = async (name: string) => {
  const incoming = { incoming: { socket: { remoteAddress: '127.0.0.1' } } }
  const text = await (await site.http.request('/metrics', {}, incoming)).text()
  return text
    .split('\n')
    .find((line) => line.startsWith(`${name} `))
    ?.split(' ')[1]
}

test('ready while database and disk take writes', async () => {
  expect(await reasonOf(site)).toBeNull()
  expect(await metricOf('directory_database_writable')).toBe('1')
  expect(await metricOf('directory_disk_writable')).toBe('1')
  const [free, size] = [await metricOf('directory_disk_free_bytes'), await metricOf('directory_disk_bytes')]
  expect(Number(free)).toBeGreaterThan(0)
  expect(Number(size)).toBeGreaterThan(Number(free))
})

test('not ready on a database that takes no writes, as a standby', async () => {
  const standby = await makeApp()
  const name = new URL(standby.url).pathname.slice(1)
  await onServer(standby.url, `alter database ${name} set default_transaction_read_only = on`)
  await standby.app.db.$client.query(
    'select pg_terminate_backend(pid) from pg_stat_activity where pid <> pg_backend_pid() and datname = $1',
    [name],
  )
  standby.app.db.gates.requests.cut()
  await expect.poll(() => reasonOf(standby)).toBe('read-only')
  await standby.close()
})

test('ready again soon after writes are taken, through sessions made before too', async () => {
  const site = await makeApp()
  const watch = watchDatabase(site.app.db, 5000, { onSilent() {}, onAnswer() {} })
  const name = new URL(site.url).pathname.slice(1)
  await onServer(site.url, `alter database ${name} set default_transaction_read_only = on`)
  site.app.db.gates.requests.cut()
  await expect.poll(() => reasonOf(site), PATIENTLY).toBe('read-only')
  await onServer(inject('postgresUrl'), `alter database ${name} reset default_transaction_read_only`)
  // Its sessions hold the old setting: only new ones take writes.
  await expect.poll(() => reasonOf(site), PATIENTLY).toBeNull()
  await watch.stop()
  await site.close()
})

test('not ready while the snapshot lacks a change for long', async () => {
  const behind = await makeApp()
  vi.spyOn(behind.app.directory, 'current').mockReturnValue({ ...behind.app.directory.current() })
  await behind.app.db.transaction((tx) => takeNextVersion(tx))
  expect(await reasonOf(behind)).toBeNull()
  const now = performance.now()
  const clock = vi.spyOn(performance, 'now').mockReturnValue(now + 10_500)
  expect(await reasonOf(behind)).toBe('outdated')
  clock.mockRestore()
  vi.mocked(behind.app.directory.current).mockRestore()
  await behind.app.directory.refresh()
  expect(await reasonOf(behind)).toBeNull()
  await behind.close()
})

test('not ready where DATA_DIR cannot be written', async () => {
  const broken = await makeApp()
  await mkdir(broken.app.config.dataDir, { recursive: true })
  await writeFile(path.join(broken.app.config.dataDir, 'journal'), 'a file')
  expect(await reasonOf(broken)).toBe('disk')
  await broken.close()
})

test.skipIf(!canMountDisks())(
  'not ready on a full disk, ready when there is room (needs root and mount)',
  async () => {
    const full = await makeApp()
    const { dataDir } = full.app.config
    await mkdir(dataDir, { recursive: true })
    mountDisk(dataDir, '64k')
    try {
      const ballast = path.join(dataDir, 'ballast')
      await mkdir(path.join(dataDir, 'journal'))
      await writeFile(ballast, Buffer.alloc(1_000_000)).catch(() => {})
      expect(await reasonOf(full)).toBe('disk')
      await rm(ballast)
      await expect.poll(() => reasonOf(full)).toBeNull()
    } finally {
      unmountDisk(dataDir)
      await full.close()
    }
  },
)

test('not ready without a database, by the same words whatever the cause', async () => {
  const lonely = await makeApp()
  lonely.app.db.gates.requests.close()
  expect(await reasonOf(lonely)).toBe('database')
  lonely.app.db.gates.requests.open()
  await lonely.app.db.$client.query('alter table faq_items rename to questions')
  expect(await reasonOf(lonely)).toBe('database')
  await lonely.close()
})
