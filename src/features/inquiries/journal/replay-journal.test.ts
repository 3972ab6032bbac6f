import { execFileSync } from 'node:child_process'
import { mkdir, readFile, rename, symlink, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { describe, expect, test } from 'vitest'
import { readMails } from '../../../../tests/reading/stored-rows.ts'
import { setUpJournalSite } from '../../../../tests/sites/set-up-journal-site.ts'
import { replayJournal } from './replay-journal.ts'

const { ask, files, folder, freeze, replay, site, stored, thaw } = setUpJournalSite()

describe('the replay', () => {
  test('that was killed after its commit stores nothing twice', async () => {
    freeze()
    const { body } = await ask()
    const [name = ''] = await files()
    const entry = await readFile(path.join(folder(), name))
    thaw()
    await replay(1)
    await writeFile(path.join(folder(), name), entry)
    await replay(1)
    expect(await stored()).toMatchObject([{ id: body.id }])
    expect(await readMails(site().app.db)).toHaveLength(1)
  })

  test('by several processes on one folder stores each once', async () => {
    freeze()
    const asked = await Promise.all(
      Array.from({ length: 12 }, (_, n) =>
        ask({ message: `Question ${n} of ours` }, `key ${n}`, `198.51.100.${n}`),
      ),
    )
    thaw()
    await Promise.all([replayJournal(site().app), replayJournal(site().app), replayJournal(site().app)])
    // On a busy machine one may end at the limit of a wait.
    await expect.poll(() => replayJournal(site().app).then(files)).toEqual([])
    expect((await stored()).map(({ id }) => id).sort()).toEqual(asked.map(({ body }) => body.id).sort())
    expect(await readMails(site().app.db)).toHaveLength(12)
  })

  test('keeps what it cannot read, stores the rest, and says so', async () => {
    freeze()
    await ask()
    thaw()
    await mkdir(folder(), { recursive: true })
    await writeFile(path.join(folder(), '0-damaged.inquiry'), `sealed:1:0123456789abcdef:${'A'.repeat(60)}`)
    const failures: unknown[] = []
    await replay(1, (error) => failures.push(error))
    expect(failures).not.toEqual([])
    expect(await files()).toEqual(['0-damaged.inquiry'])
    expect((await site().app.journal.state()).waiting).toBe(1)
  })

  test.skipIf(process.platform === 'win32')('reads plain files only, and waits for no pipe', async () => {
    freeze()
    await ask()
    thaw()
    const [name = ''] = await files()
    const entry = path.join(folder(), name)
    await rename(entry, path.join(folder(), 'entry'))
    await symlink(path.join(folder(), 'entry'), entry)
    await mkdir(path.join(folder(), '0-folder.inquiry'))
    execFileSync('mkfifo', [path.join(folder(), '0-pipe.inquiry')])
    const failures: unknown[] = []
    expect(await replayJournal(site().app, undefined, (error) => failures.push(error))).toBe(0)
    expect(failures).toEqual(
      Array(3).fill(expect.objectContaining({ message: expect.stringMatching(/no plain file|ELOOP/) })),
    )
    expect(await stored()).toEqual([])
  })

  test('waits for the database', async () => {
    freeze()
    await ask()
    expect(await replayJournal(site().app)).toBe(0)
    expect(await files()).toHaveLength(1)
  })
})

test('metrics, dashboard and Jobs screen say what waits, and since when', async () => {
  const admin = await site().signIn()
  const journal = async () =>
    (await admin.call('GET', '/api/admin/work')).body.services.find(
      ({ id }: { id: string }) => id === 'journal',
    )
  const metrics = async () => {
    const incoming = { incoming: { socket: { remoteAddress: '127.0.0.1' } } }
    return (await site().http.request('/metrics', {}, incoming)).text()
  }
  expect(await metrics()).not.toMatch(/^directory_journal_oldest_timestamp_seconds /m)
  expect(await journal()).toMatchObject({ isTroubled: false })
  freeze()
  await ask()
  thaw()
  const { oldestAt } = await site().app.journal.state()
  expect(await metrics()).toContain('directory_journal_inquiries 1\n')
  const since = `directory_journal_oldest_timestamp_seconds ${(oldestAt?.getTime() ?? 0) / 1000}\n`
  expect(await metrics()).toContain(since)
  expect((await admin.call('GET', '/api/admin/dashboard')).body.needs).toContainEqual({
    kind: 'journal',
    count: 1,
    since: oldestAt?.toISOString(),
  })
  expect(await journal()).toMatchObject({ isTroubled: true, sentence: '1 inquiry waits on disk.' })
  const checked = await admin.call('POST', '/api/admin/services/journal/check', {})
  expect(checked.body).toMatchObject({ sentence: 'Stored: 1. No inquiry waits on disk.' })
  expect(await stored()).toHaveLength(1)
})
