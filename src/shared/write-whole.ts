import { randomUUID } from 'node:crypto'
import { link, mkdir, open, rename, rm } from 'node:fs/promises'
import path from 'node:path'

type How = {
  /** Whatever the umask. */
  mode?: number
  /** Rejects with EEXIST when it is there. */
  isNew?: boolean
}

/** From a synced draft beside it: no half file is read or left. Makes the folder. */
export async function writeWhole(
  file: string,
  content: string | Uint8Array,
  { mode, isNew = false }: How = {},
): Promise<void> {
  await mkdir(path.dirname(file), { recursive: true, ...(mode === 0o600 && { mode: 0o700 }) })
  // Processes in two containers share ids.
  const draft = `${file}.${randomUUID()}.draft`
  try {
    await using handle = await open(draft, 'wx', mode)
    await handle.writeFile(content)
    if (mode !== undefined) await handle.chmod(mode)
    await handle.sync()
    await (isNew ? link : rename)(draft, file)
  } finally {
    await rm(draft, { force: true }).catch(() => {})
  }
}
