import { readFile } from 'node:fs/promises'
import { generateX25519Identity, identityToRecipient } from 'age-encryption'
import { withDiskFault } from '../../shared/disk-faults.ts'
import { writeWhole } from '../../shared/write-whole.ts'

const WHY_UNREAD: Readonly<Record<string, string>> = {
  EISDIR: 'it is a folder',
  EACCES: 'the user as which the product runs may not read it',
}
/** \s matches a byte order mark. */
const IDENTITY = /^\s*(AGE-SECRET-KEY-1[A-Z0-9]+)\s*$/m

/** An age identity as of `age-keygen`. Throws without showing what the file holds. */
export async function readBackupKey(file: string): Promise<string> {
  const identity = IDENTITY.exec(await readText(file))?.[1]
  if (!identity) throw new Error(`${file} holds no age key (a line AGE-SECRET-KEY-1…).`)
  try {
    await identityToRecipient(identity)
  } catch {
    // The reason holds the key.
    throw new Error(`The key in ${file} is damaged: a letter is wrong or missing. Take another copy of it.`)
  }
  return identity
}

async function readText(file: string): Promise<string> {
  try {
    return await readFile(file, 'utf8')
  } catch (cause) {
    const code = cause instanceof Error && 'code' in cause ? String(cause.code) : ''
    if (code === 'ENOENT') {
      throw new Error(
        `There is no key at ${file}. A backup can be read only with the key that it was made with.`,
      )
    }
    const why = WHY_UNREAD[code] ?? (cause instanceof Error ? cause.message : String(cause))
    throw new Error(`The key ${file} cannot be read: ${why}.`, { cause })
  }
}

/** Makes a missing key. */
export async function openBackupKey(file: string): Promise<{ recipient: string; isNew: boolean }> {
  const isNew = await makeKey(file)
  return { recipient: await identityToRecipient(await readBackupKey(file)), isNew }
}

/** False: another process was first. */
async function makeKey(file: string): Promise<boolean> {
  if (await readFile(file).catch(() => null)) return false
  const identity = await generateX25519Identity()
  const text = `# public key: ${await identityToRecipient(identity)}\n${identity}\n`
  try {
    await writeWhole(file, text, { mode: 0o600, isNew: true })
    return true
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EEXIST') return false
    throw withDiskFault(`The key of the backups could not be written to ${file}`, error)
  }
}
