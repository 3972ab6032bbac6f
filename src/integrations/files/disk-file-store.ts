import { open, readdir, readFile, rm, stat } from 'node:fs/promises'
import path from 'node:path'
import { Readable } from 'node:stream'
import { writeWhole } from '../../shared/write-whole.ts'
import type { FileStore } from './file-store.ts'
import { isFileKey, requireFileKey } from './file-store.ts'

/** For an invalid key `put` throws, and reads return null. */
export function createDiskFileStore(folder: string): FileStore {
  const locate = (key: string) => (isFileKey(key) ? path.join(folder, ...key.split('/')) : null)
  return {
    async put(key, bytes) {
      requireFileKey(key)
      await writeWhole(locate(key) as string, bytes)
    },
    async get(key) {
      const file = locate(key)
      return file === null ? null : orNull(() => readFile(file))
    },
    async sizeOf(key) {
      const file = locate(key)
      const found = file === null ? null : await orNull(() => stat(file))
      return found?.isFile() ? found.size : null
    },
    async read(key, range) {
      const file = locate(key)
      const handle = file === null ? null : await orNull(() => open(file))
      if (!handle) return null
      return Readable.toWeb(handle.createReadStream(range)) as ReadableStream<Uint8Array>
    },
    async list(key) {
      const at = locate(key)
      const names = at === null ? null : await orNull(() => readdir(at))
      const found: { key: string; bytes: number }[] = []
      for (const name of names ?? []) {
        const bytes = await this.sizeOf(`${key}/${name}`)
        if (bytes !== null) found.push({ key: `${key}/${name}`, bytes })
      }
      return found
    },

    async remove(key) {
      const file = locate(key)
      if (file !== null) await rm(file, { force: true })
    },
  }
}

async function orNull<Result>(read: () => Promise<Result>): Promise<Result | null> {
  try {
    return await read()
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : ''
    if (code === 'ENOENT' || code === 'ENOTDIR' || code === 'EISDIR' || code === 'ENAMETOOLONG') return null
    throw error
  }
}
