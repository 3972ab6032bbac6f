// Exit code 0: done. 1: nothing is lost. 2: a wrong call.
import { readdir } from 'node:fs/promises'
import path from 'node:path'
import { type Config, readConfig } from './config/config.ts'
import { dropRoot } from './db/drop-root.ts'
import type { Database } from './db/open.ts'
import { checkDataKeys } from './db/sealing/check-data-keys.ts'
import { type DataKey, makeDataKey } from './db/sealing/data-keys.ts'
import { findDataKeys, KEY_FILE, replaceKeyFile } from './db/sealing/key-file.ts'
import { createVault } from './db/sealing/vault.ts'
import { startDatabase } from './db/start-database.ts'
import { forgetKey } from './features/privacy/forget-key.ts'
import { refuseOthers, rotateKeys } from './features/privacy/rotate-keys.ts'

const USAGE = 'npm run keys -- rotate\nnpm run keys -- forget KEY'
const KEY_ID = /^[0-9a-f]{16}$/

process.exitCode = await run(process.argv.slice(2))

async function run(args: string[]): Promise<number> {
  const [command, keyId = '', ...more] = args
  const isKnown = command === 'rotate' ? args.length === 1 : command === 'forget' && KEY_ID.test(keyId)
  if (!isKnown || more.length > 0) {
    console.error(USAGE)
    return 2
  }
  try {
    const config = readConfig()
    await dropRoot(config, say)
    await (command === 'rotate' ? rotate(config) : forget(config, keyId))
    return 0
  } catch (error) {
    console.error(error instanceof Error && error.constructor === Error ? error.message : error)
    return 1
  }
}

async function rotate(config: Config): Promise<void> {
  const found = await findDataKeys(config.dataDir, config.dataKey)
  const file = config.dataKey === null ? path.join(config.dataDir, KEY_FILE) : null
  if (file === null && found.length === 1) {
    throw new Error('Set DATA_KEY to the new key, a comma and the present key, and run this again.')
  }
  const waiting = await readdir(path.join(config.dataDir, 'journal')).catch(() => [])
  if (waiting.some((name) => name.endsWith('.inquiry'))) {
    throw new Error(
      'Inquiries wait on disk for the database. Start the product until they are stored, and run this again.',
    )
  }
  // Perhaps an earlier run was cut short.
  const keys = found.length > 1 ? found : [makeDataKey(), ...found]
  const [current] = keys
  if (!current) return
  if (file && found.length === 1) {
    await withDatabase(config, found, async (db) => {
      await checkDataKeys(db)
      await refuseOthers(db)
      await replaceKeyFile(file, keys)
    })
  }
  await withDatabase(config, keys, async (db) => {
    await checkDataKeys(db)
    const count = await rotateKeys(db, current, (rows) =>
      say(`Encrypted ${rows.toLocaleString('en-US')} rows`),
    )
    if (file) await replaceKeyFile(file, [current])
    say(`All ${count.toLocaleString('en-US')} values are encrypted with the key ${current.id}.`)
    say(
      file
        ? `The old key is gone from ${file}. Keep a copy of the new file in another place.`
        : 'DATA_KEY may now hold the new key alone.',
    )
    say(
      'Backups made before keep their own key: the archive holds its key file. With DATA_KEY, keep the old key as long as they.',
    )
  })
}

async function forget(config: Config, keyId: string): Promise<void> {
  const keys = await findDataKeys(config.dataDir, config.dataKey)
  if (keys.some(({ id }) => id === keyId)) throw new Error(`The key ${keyId} is here, so nothing is lost.`)
  await withDatabase(config, keys, async (db) => {
    await refuseOthers(db)
    const removed = await forgetKey(db, keyId)
    say(`What only the key ${keyId} could open is gone:`)
    for (const [table, rows] of removed) say(`  ${table}: ${rows.toLocaleString('en-US')} rows`)
    say(
      'The directory is whole. Administrators log in with their passwords; authenticator apps are set up again.',
    )
  })
}

async function withDatabase(config: Config, keys: DataKey[], work: (db: Database) => Promise<void>) {
  const given = { ...config, vault: createVault(keys) }
  const { db, close } = await startDatabase(given, say)
  try {
    await work(db)
  } finally {
    await close()
  }
}

function say(line: string): void {
  console.log(line)
}
