import { chmod, link, mkdir, open, readFile, rm } from 'node:fs/promises'
import path from 'node:path'
import { generateX25519Identity, identityToRecipient } from 'age-encryption'
import { withDiskFault } from '../../shared/disk-faults.ts'

const IDENTITY = /^AGE-SECRET-KEY-1[A-Z0-9]+$/m

/** An age identity in the form of `age-keygen`. Throws when the file is missing or holds none. */
export async function readBackupKey(file: string): Promise<string> {
  const text = await readFile(file, 'utf8').catch(() => null)
  if (text === null) {
    throw new Error(
      `There is no key at ${file}. A backup can be read only with the key that it was made with.`,
    )
  }
  const identity = IDENTITY.exec(text)?.[0]
  if (!identity) throw new Error(`${file} holds no age key (a line AGE-SECRET-KEY-1…).`)
  return identity
}

/** As `readBackupKey`, but makes a missing key; `isNew` then. */
export async function openBackupKey(file: string): Promise<{ recipient: string; isNew: boolean }> {
  const isNew = await makeKey(file)
  return { recipient: await identityToRecipient(await readBackupKey(file)), isNew }
}

/** False: another process made it first. */
async function makeKey(file: string): Promise<boolean> {
  if (await readFile(file).catch(() => null)) return false
  const identity = await generateX25519Identity()
  await mkdir(path.dirname(file), { recursive: true })
  const draft = `${file}.${process.pid}.draft`
  try {
    await using handle = await open(draft, 'wx', 0o600)
    await handle.writeFile(`# public key: ${await identityToRecipient(identity)}\n${identity}\n`)
    await handle.sync()
    await chmod(draft, 0o600)
    await link(draft, file)
    return true
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EEXIST') return false
    throw withDiskFault(`The key of the backups could not be written to ${file}`, error)
  } finally {
    await rm(draft, { force: true }).catch(() => {})
  }
}
