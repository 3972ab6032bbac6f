import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type ConsoleProduct, startConsoleProduct } from '../browser/support/console-product.ts'
import { endDatabase } from '../servers/end-database.ts'
import { makeDataDir } from '../servers/prepared-data.ts'
import {
  DRILLS,
  type FullBackup,
  fillProduct,
  leaveInJournal,
  mailsOf,
  runBackupCommand,
  runRestoreDrill,
} from '../servers/restore-drill.ts'
import { startS3 } from '../servers/start-s3.ts'

/** By default one start of each engine. */
const drills = process.env.RESTORE_DRILLS === 'all' ? DRILLS : DRILLS.slice(0, 2)
let product: ConsoleProduct
let dataDir: string
let folder: string
let s3: Awaited<ReturnType<typeof startS3>>
let backup: FullBackup
beforeAll(async () => {
  s3 = await startS3()
  dataDir = makeDataDir()
  product = await startConsoleProduct({ SAMPLE_DATA: '40' }, [], dataDir)
  folder = await mkdtemp(path.join(tmpdir(), 'backup-command-'))
  // Root is given up before it is written.
  await chmod(folder, 0o777)
})
afterAll(async () => {
  await product.stop()
  await endDatabase(dataDir)
  await s3.stop()
  for (const used of [dataDir, folder]) await rm(used, { recursive: true, force: true, maxRetries: 5 })
})

const run = (of: string, ...args: string[]) =>
  runBackupCommand(args, {
    DATA_DIR: of,
    BACKUP_FOLDER: path.join(folder, 'backups'),
    BACKUP_KEY_FILE: path.join(folder, 'key.txt'),
    BACKUP_URL: `${s3.url}/films/backups`,
  })
const fileOf = (output: string) => /in (\S+\.tar\.gz\.age)/.exec(output)?.[1] ?? ''

test('saved beside the running product, and restored on another machine from the bucket', async () => {
  const { partner, pictureUrl } = await fillProduct(product)
  const made = await run(dataDir, 'backup', '--drill')
  expect(made).toEqual({ code: 0, output: expect.stringContaining('Keep a copy of that key') })
  expect(made.output).toContain('scratch schema: no difference')
  const refused = await run(dataDir, 'restore', fileOf(made.output), '--replace')
  expect(refused).toEqual({ code: 1, output: expect.stringContaining('Please stop the product') })

  await product.stop()
  const waitingReference = await leaveInJournal(dataDir, partner.id)
  const file = fileOf((await run(dataDir, 'backup')).output)
  const mails = await mailsOf(dataDir)
  backup = { file, keyFile: path.join(folder, 'key.txt'), partner, pictureUrl, mails, waitingReference }
  const other = path.join(folder, 'other')
  const missing = await run(other, 'restore', 'directory.age')
  expect(missing).toEqual({ code: 1, output: expect.stringContaining(path.basename(file)) })
  const restored = await run(other, 'restore', path.basename(file))
  await endDatabase(other)
  expect(restored).toEqual({ code: 0, output: expect.stringContaining('no difference') })
})

test.each(drills)(
  'on an empty machine, $user with the $engine database, everything is there again',
  async (kind) => {
    expect((await runRestoreDrill(kind, backup)).faults).toEqual([])
  },
)

test.each([
  [['restore'], 2, 'Please name one file.'],
  [['restore', 'no-such-file'], 1, 'There is no file no-such-file.'],
] as const)('a wrong call %j ends with one plain sentence', async (args, code, sentence) => {
  const result = await run(dataDir, ...args)
  expect(result.code).toBe(code)
  expect(result.output).toContain(sentence)
  expect(result.output).not.toContain('    at ')
})
