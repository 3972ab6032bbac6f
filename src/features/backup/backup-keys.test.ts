import { randomBytes } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { mkdir, mkdtemp, rm, stat, truncate, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { sql } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { insertInquiries, readInquiries } from '../../../tests/reading/stored-rows.ts'
import { makeDatabase } from '../../../tests/servers/make-database.ts'
import { TEST_VAULT } from '../../../tests/sites/test-vault.ts'
import { insertPartners } from '../../../tests/values/build.ts'
import { endDatabase, openDatabase } from '../../db/open.ts'
import { checkDataKeys } from '../../db/sealing/check-data-keys.ts'
import { makeDataKey, readDataKeys } from '../../db/sealing/data-keys.ts'
import { findDataKeys, KEY_FILE, readKeyFile, replaceKeyFile } from '../../db/sealing/key-file.ts'
import { createVault } from '../../db/sealing/vault.ts'
import { MIGRATIONS_FOLDER } from '../../db/start-database.ts'
import { drillBackup } from './drill.ts'
import { readBackupKey } from './key-file.ts'
import { makeBackup } from './make-backup.ts'
import { restoreBackup } from './restore-backup.ts'

const OURS = readDataKeys('5f'.repeat(32))
let folder: string
let source: Awaited<ReturnType<typeof makeDatabase>>
let target: Awaited<ReturnType<typeof makeDatabase>>

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'backup-keys-'))
  source = await makeDatabase()
  await checkDataKeys(source.db)
  const [partner] = await insertPartners(source.db, {})
  await insertInquiries(source.db, { partnerId: partner?.id ?? '', name: 'Ruth Alder' })
})
afterAll(async () => {
  await source.close()
  await rm(folder, { recursive: true, force: true })
})
beforeEach(async () => {
  target = await makeDatabase()
})
afterEach(() => target.close())

/** A backup of a product with the key in a file, or in DATA_KEY. */
async function back(at: string, isInFile: boolean): Promise<{ file: string; identity: string }> {
  const dataDir = path.join(folder, at)
  if (isInFile) await replaceKeyFile(path.join(dataDir, KEY_FILE), OURS)
  const keyFile = path.join(folder, 'backup-key.txt')
  const { file } = await makeBackup(
    {
      pool: source.db.$longClient,
      migrationsFolder: MIGRATIONS_FOLDER,
      dataDir,
      folder: path.join(folder, `${at}-backups`),
      keyFile,
      keepDays: 1,
    },
    new Date(),
  )
  return { file, identity: await readBackupKey(keyFile) }
}
const restore = (
  { file, identity }: Awaited<ReturnType<typeof back>>,
  dataDir: string,
  dataKey: string | null,
) =>
  restoreBackup({
    pool: target.db.$longClient,
    migrationsFolder: MIGRATIONS_FOLDER,
    dataDir,
    dataKey,
    source: createReadStream(file),
    identity,
    isReplacing: false,
  })
const names = async () => (await readInquiries(target.db)).map(({ name }) => name)

test('the key file is in the archive: on a new machine the backup key alone brings the words back', async () => {
  const dataDir = path.join(folder, 'new-machine')
  await restore(await back('with-file', true), dataDir, null)
  const keys = await findDataKeys(dataDir, null)
  expect(keys.map(({ id }) => id)).toEqual([TEST_VAULT.keyId])
  expect(await names()).toEqual(['Ruth Alder'])
})

test('a machine that made a key of its own keeps it beside the backup’s', async () => {
  const dataDir = path.join(folder, 'used-machine')
  const [own] = await findDataKeys(dataDir, null)
  await restore(await back('with-file', true), dataDir, null)
  expect((await findDataKeys(dataDir, null)).map(({ id }) => id)).toEqual([own?.id, TEST_VAULT.keyId])
})

test('a backup that proves damaged after its keys were read leaves the key file alone', async () => {
  const dataDir = path.join(folder, 'refusing-machine')
  const [own] = await findDataKeys(dataDir, null)
  // Files are archived by their folders' names, keys before texts.
  await mkdir(path.join(folder, 'with-texts/texts'), { recursive: true })
  await writeFile(path.join(folder, 'with-texts/texts/long.md'), randomBytes(400_000))
  const { file, identity } = await back('with-texts', true)
  await truncate(file, (await stat(file)).size - 20)
  await expect(restore({ file, identity }, dataDir, null)).rejects.toThrow('damaged or incomplete')
  expect((await findDataKeys(dataDir, null)).map(({ id }) => id)).toEqual([own?.id])
})

test('with DATA_KEY the archive holds no key, and another key is refused in plain words', async () => {
  const made = await back('with-variable', false)
  const dataDir = path.join(folder, 'other-key')
  for (const dataKey of [makeDataKey().text, null]) {
    await expect(restore(made, dataDir, dataKey)).rejects.toThrow(
      `The personal data are encrypted with the key ${TEST_VAULT.keyId}, which is not here. Nothing was changed.`,
    )
    expect(await names()).toEqual([])
  }
  expect(await readKeyFile(path.join(dataDir, KEY_FILE))).toBeNull()
  await restore(made, dataDir, '5f'.repeat(32))
  expect(await names()).toEqual(['Ruth Alder'])
})

test('a drill decrypts every value, and fails where one does not open', async () => {
  const made = await back('drilled', false)
  const drill = (file: string, keys = OURS) =>
    drillBackup(source.db.$longClient, file, made.identity, MIGRATIONS_FOLDER, keys)
  await drill(made.file)
  // The archive's own key comes first.
  await drill((await back('drilled-with-key', true)).file, [makeDataKey()])
  await expect(drill(made.file, [makeDataKey()])).rejects.toThrow('which is not here')
  const url = source.db.$client.options
  const stranger = openDatabase(url, createVault([makeDataKey()]), 1)
  const [partner] = (await stranger.execute<{ id: string }>(sql`select id from partners`)).rows
  await insertInquiries(stranger, { partnerId: partner?.id ?? '', name: 'Written with another key' })
  await endDatabase(stranger)
  await expect(drill((await back('drilled', false)).file)).rejects.toThrow('which is not here')
})
