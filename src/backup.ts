// Exit code 0: done. 1: nothing changed. 2: a wrong call.
import { open, stat } from 'node:fs/promises'
import path from 'node:path'
import type { Readable } from 'node:stream'
import { parseArgs } from 'node:util'
import { type Config, readConfig } from './config/config.ts'
import { dropRoot } from './db/drop-root.ts'
import { migrate } from './db/migrate.ts'
import { makeDataKey } from './db/sealing/data-keys.ts'
import { createVault } from './db/sealing/vault.ts'
import { MIGRATIONS_FOLDER, startDatabase } from './db/start-database.ts'
import { backupNames } from './features/backup/backup-names.ts'
import { readBackupKey } from './features/backup/key-file.ts'
import { restoreBackup } from './features/backup/restore-backup.ts'
import { runBackup, runDrill } from './features/backup/run-backup.ts'
import { createBackupBucket } from './integrations/files/backup-bucket.ts'
import { AppError } from './shared/errors.ts'

const USAGE = {
  backup: 'npm run backup [-- --drill]',
  restore: 'npm run restore -- FILE [--key FILE] [--replace]',
}

process.exitCode = await run(process.argv.slice(2))

async function run([name, ...args]: string[]): Promise<number> {
  if (name !== 'backup' && name !== 'restore') return refuse(Object.values(USAGE).join('\n'))
  const call = readCall(name, args)
  if (typeof call === 'string') return refuse(`${call}\n${USAGE[name]}`)
  try {
    const config = readConfig()
    await (name === 'backup' ? back(config, call.isDrilled) : restore(config, call))
    return 0
  } catch (error) {
    clearProgress()
    const isExpected = error instanceof AppError || error instanceof Error
    console.error(isExpected ? (error as Error).message : error)
    return 1
  }
}

function refuse(text: string): number {
  console.error(text)
  return 2
}

function readCall(name: keyof typeof USAGE, args: string[]) {
  try {
    const { values, positionals } = parseArgs({
      args,
      allowPositionals: name === 'restore',
      options:
        name === 'backup'
          ? { drill: { type: 'boolean' } }
          : { key: { type: 'string' }, replace: { type: 'boolean' } },
    })
    const [file = ''] = positionals
    if (name === 'restore' && positionals.length !== 1) return 'Please name one file.'
    const { drill, key, replace } = values as { drill?: boolean; key?: string; replace?: boolean }
    return { file, key, isDrilled: drill === true, isReplacing: replace === true }
  } catch (error) {
    return (error as Error).message
  }
}

async function back(config: Config, isDrilled: boolean): Promise<void> {
  await dropRoot(config, say)
  const { db, close } = await startDatabase(config, say)
  const clock = { now: () => new Date() }
  try {
    const backupBucket = config.backup.bucket && createBackupBucket(config.backup.bucket)
    const made = await runBackup({ db, config, clock, backupBucket }, showProgress('Saving'))
    say(
      `Saved ${made.rows.toLocaleString('en-US')} rows and the files in ${made.file} (${megabytes(made.bytes)}).`,
    )
    if (backupBucket) say(`It is in the bucket ${backupBucket.name} as well.`)
    if (made.isKeyNew) {
      say(
        `It can be read only with the new key ${config.backup.keyFile}. Keep a copy of that key in another place.`,
      )
    }
    if (!isDrilled) return
    showProgress('Restoring into a scratch schema')(0)
    const rows = await runDrill({ db, config, clock }, made.file)
    say(`Restored ${rows.toLocaleString('en-US')} rows into a scratch schema: no difference.`)
  } finally {
    await close()
  }
}

async function restore(
  config: Config,
  { file, key, isReplacing }: { file: string; key?: string; isReplacing: boolean },
): Promise<void> {
  // Root alone may be able to read them.
  const identity = await readBackupKey(key ?? config.backup.keyFile)
  const archive = await openArchive(config, file)
  await dropRoot(config, say)
  // Replaced data may have a lost key; the restore checks the backup's.
  const vault = createVault([makeDataKey()])
  const { db, close } = await startDatabase(
    { ...config, vault, isReplaced: isReplacing, applicationName: 'restore' },
    say,
  )
  try {
    showProgress(`Restoring ${path.basename(file)}`)(0)
    const { head, manifest } = await restoreBackup({
      pool: db.$longClient,
      migrationsFolder: MIGRATIONS_FOLDER,
      dataDir: config.dataDir,
      dataKey: config.dataKey,
      source: archive,
      identity,
      isReplacing,
    })
    await migrate(db.$longClient, MIGRATIONS_FOLDER)
    const rows = Object.values(manifest.tables).reduce((sum, table) => sum + table.rows, 0)
    const files = Object.keys(manifest.files).length
    say(
      `Restored ${rows.toLocaleString('en-US')} rows and ${files.toLocaleString('en-US')} files as they were at ${head.createdAt}: no difference.`,
    )
  } finally {
    archive.destroy()
    await close()
  }
}

/** On disk, or else in the bucket of BACKUP_URL. */
async function openArchive({ backup }: Config, file: string): Promise<Readable> {
  if ((await stat(file).catch(() => null))?.isFile()) return (await open(file)).createReadStream()
  const bucket = backup.bucket && createBackupBucket(backup.bucket)
  const names = bucket && path.basename(file) === file ? backupNames(await bucket.names()) : []
  if (bucket && names.includes(file)) return bucket.open(file)
  const there = bucket ? ` The bucket ${bucket.name} has ${names.slice(-5).join(', ') || 'no backup'}.` : ''
  throw new Error(`There is no file ${file}.${there}`)
}

function say(line: string): void {
  clearProgress()
  console.log(line)
}

function megabytes(bytes: number): string {
  return `${(bytes / 1_000_000).toFixed(1)} MB`
}

function showProgress(what: string): (share: number) => void {
  return (share) => {
    if (process.stderr.isTTY) process.stderr.write(`\r\u001b[K${what}: ${Math.round(share * 100)} %`)
  }
}

function clearProgress(): void {
  if (process.stderr.isTTY) process.stderr.write('\r\u001b[K')
}
