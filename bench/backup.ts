import { spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { findBuild } from '../scripts/run/find-build.mjs'
import { migrate } from '../src/db/migrate.ts'
import { openDatabase } from '../src/db/open.ts'
import { checkDataKeys } from '../src/db/sealing/check-data-keys.ts'
import { makeDataKey } from '../src/db/sealing/data-keys.ts'
import { createVault } from '../src/db/sealing/vault.ts'
import { databaseUrl, onServer } from '../tests/global-setup.ts'
import { insertInquiries } from '../tests/reading/stored-rows.ts'
import { startTestPostgres } from '../tests/servers/test-postgres.ts'
import { fillLargeDirectory } from './large-directory.ts'
import { benchRestoreDrills } from './restore-drills.ts'

const BATCH = 1000

/**
 * Measures the built commands on `partnerCount` partners and a tenth as many inquiries: a backup, a drill, and a
 * restore into an empty database, each with seconds and the process's largest memory. A difference ends the command
 * with an error, so a row says how many were found. Then drills restores of the sample directory. BACKUP_BENCH_PARTNERS shortens it.
 */
export async function benchBackup(
  partnerCount = Number(process.env.BACKUP_BENCH_PARTNERS ?? 100_000),
): Promise<object[]> {
  const server = await startTestPostgres()
  const folder = await mkdtemp(path.join(tmpdir(), 'bench-backup-'))
  // The commands give up root.
  await chmod(folder, 0o777)
  const names = [0, 1].map(() => `bench_${randomBytes(4).toString('hex')}`)
  const [source = '', target = ''] = names.map((name) => databaseUrl(server.url, name))
  const key = makeDataKey()
  try {
    for (const name of names) await onServer(server.url, `create database ${name}`)
    await fillDatabase(source, partnerCount, key)
    const run = (url: string, ...args: string[]) => runBackupCommand(folder, url, key.text, args)
    const saved = await run(source, 'backup')
    const file = /in (\S+\.tar\.gz\.age)/.exec(saved.output)?.[1] ?? ''
    const drilled = await run(source, 'backup', '--drill')
    const restored = await run(target, 'restore', file)
    return [
      { what: 'backup', partners: partnerCount, ...saved.row },
      { what: 'backup and drill', partners: partnerCount, ...drilled.row },
      { what: 'restore', partners: partnerCount, ...restored.row },
      ...(await benchRestoreDrills()),
    ]
  } finally {
    for (const name of names) await onServer(server.url, `drop database if exists ${name} with (force)`)
    await server.stop()
    await rm(folder, { recursive: true, force: true })
  }
}

/** Fills an empty database with `partnerCount` partners and a tenth as many inquiries. */
export async function fillDatabase(
  url: string,
  partnerCount: number,
  key: ReturnType<typeof makeDataKey>,
): Promise<void> {
  const db = openDatabase({ connectionString: url }, createVault([key]))
  try {
    await migrate(db.$client, 'src/db/migrations')
    await checkDataKeys(db)
    await fillLargeDirectory(db, partnerCount)
    const { rows } = await db.$client.query<{ id: string }>('select id from partners limit 1')
    const partnerId = rows[0]?.id ?? ''
    for (let number = 0; number < partnerCount / 10; number += BATCH) {
      const batch = Array.from({ length: BATCH }, (_, at) => ({
        partnerId,
        name: `Ruth ${number + at}`,
        message: 'How long does it take? '.repeat(10),
      }))
      await insertInquiries(db, ...batch)
    }
  } finally {
    await db.$client.end()
  }
}

/** Runs `backup` or `restore` of the build, with its data and backups below `folder`. Throws with its output when it fails. */
export async function runBackupCommand(folder: string, url: string, dataKey: string, args: string[]) {
  const startedAt = performance.now()
  const child = spawn(process.execPath, [path.join(findBuild(), 'server/backup.js'), ...args], {
    env: {
      ...process.env,
      NODE_ENV: 'production',
      DATABASE_URL: url,
      DATA_DIR: path.join(folder, 'data'),
      DATA_KEY: dataKey,
      BACKUP_FOLDER: path.join(folder, 'backups'),
      BACKUP_KEY_FILE: path.join(folder, 'key.txt'),
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let output = ''
  let peakMb = 0
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (output += chunk))
  const watch = setInterval(() => {
    peakMb = Math.max(peakMb, peakOf(child.pid ?? 0))
  }, 50)
  const [code] = await once(child, 'close')
  clearInterval(watch)
  if (code !== 0) throw new Error(`${args.join(' ')} ended with ${code}:\n${output}`)
  const rows = Number((/([\d,]+) rows/.exec(output)?.[1] ?? '0').replaceAll(',', ''))
  const isCompared = args.includes('--drill') || args[0] === 'restore'
  const differences = isCompared ? (output.includes('no difference') ? 0 : Number.NaN) : null
  return {
    output,
    row: { rows, differences, seconds: Math.round((performance.now() - startedAt) / 100) / 10, peakMb },
  }
}

/** The largest resident memory so far, in MB (proc(5), VmHWM); 0 elsewhere than on Linux. */
function peakOf(pid: number): number {
  try {
    const kilobytes = /VmHWM:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]
    return Math.round(Number(kilobytes ?? 0) / 1024)
  } catch {
    return 0
  }
}
