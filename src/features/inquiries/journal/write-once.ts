import { randomUUID } from 'node:crypto'
import { link, open, rm } from 'node:fs/promises'
import path from 'node:path'

/** For tests. */
export type Sync = (file: string) => Promise<void>

/** Synced; false when the name is taken. Rejects with the disk's error. */
export async function writeOnce(
  folder: string,
  name: string,
  bytes: string,
  sync: Sync = syncFile,
): Promise<boolean> {
  const draft = path.join(folder, `${name}.${randomUUID()}.draft`)
  try {
    await using handle = await open(draft, 'wx', 0o600)
    await handle.writeFile(bytes)
    await handle.close()
    await sync(draft)
    await link(draft, path.join(folder, name))
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false
    throw error
  } finally {
    await rm(draft, { force: true }).catch(() => {})
  }
  await sync(folder)
  return true
}

async function syncFile(file: string): Promise<void> {
  await using handle = await open(file, 'r')
  await handle.sync()
}
