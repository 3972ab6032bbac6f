import { open, readFile } from 'node:fs/promises'
import path from 'node:path'
import { writeWhole } from '../../shared/write-whole.ts'
import { type DataKey, makeDataKey, readDataKeys } from './data-keys.ts'

/** Under `DATA_DIR`; never in the database. */
export const KEY_FILE = 'keys/data-key.txt'

const HEAD =
  '# Personal data in the database are encrypted with these keys: the first encrypts, all decrypt.\n' +
  '# Without them the data are lost. Keep a copy in another place.\n'

/** Makes a missing one: parallel starts get the same. Throws without a usable key. */
export async function findDataKeys(dataDir: string, dataKey: string | null): Promise<DataKey[]> {
  if (dataKey !== null) {
    const keys = readDataKeys(dataKey)
    if (keys.length === 0) throw new Error('DATA_KEY must be 32 bytes as base64 or hex.')
    return keys
  }
  const file = path.join(dataDir, KEY_FILE)
  const found = await readKeyFile(file)
  if (found) return found
  await writeNew(file, [makeDataKey()])
  const made = await readKeyFile(file)
  if (made === null) throw new Error(`${file} was made, but cannot be read.`)
  return made
}

/** Null without a file. Throws when it holds no key. */
export async function readKeyFile(file: string): Promise<DataKey[] | null> {
  const text = await readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return null
    throw new Error(`The key of the personal data cannot be read from ${file}: ${error.message}.`)
  })
  if (text === null) return null
  const keys = readDataKeys(text)
  if (keys.length === 0) throw new Error(`${file} holds no key (32 bytes as base64 or hex).`)
  return keys
}

/** Synced. A crash leaves the old or new file. */
export async function replaceKeyFile(file: string, keys: readonly DataKey[]): Promise<void> {
  await writeWhole(file, textOf(keys), { mode: 0o600 })
  await syncFolder(path.dirname(file))
}

/** Keeps a file that another process made. */
async function writeNew(file: string, keys: readonly DataKey[]): Promise<void> {
  try {
    await writeWhole(file, textOf(keys), { mode: 0o600, isNew: true })
    await syncFolder(path.dirname(file))
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException
    if (code === 'EEXIST') return
    throw new Error(
      `The key of the personal data cannot be written to ${file}: ${message}. Make DATA_DIR writable, or set DATA_KEY.`,
    )
  }
}

const textOf = (keys: readonly DataKey[]) => HEAD + keys.map(({ text }) => `${text}\n`).join('')

async function syncFolder(folder: string): Promise<void> {
  await using handle = await open(folder, 'r')
  // Not every file system can.
  await handle.sync().catch(() => {})
}
