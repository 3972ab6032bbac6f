import { randomBytes } from 'node:crypto'
import { mkdir, open, readFile, rename, rm } from 'node:fs/promises'
import path from 'node:path'
import type { FileStore } from './file-store.ts'

/** No dot files, parent folders or special characters. */
const PART = /^[a-z0-9][a-z0-9-]*(?:\.[a-z0-9]+)?$/

/** Stores files under a folder. For an invalid key `put` throws and `get` returns null. */
export function createDiskFileStore(folder: string): FileStore {
  const locate = (key: string) =>
    key.split('/').every((part) => PART.test(part)) ? path.join(folder, ...key.split('/')) : null
  return {
    async put(key, bytes) {
      const file = locate(key)
      if (!file) throw new Error(`"${key}" cannot be the key of a file.`)
      await mkdir(path.dirname(file), { recursive: true })
      // Renamed into place, so that no half file is read or left.
      const draft = `${file}.${randomBytes(4).toString('hex')}.draft`
      try {
        await using handle = await open(draft, 'wx')
        await handle.writeFile(bytes)
        await handle.sync()
        await rename(draft, file)
      } catch (error) {
        await rm(draft, { force: true })
        throw error
      }
    },
    async get(key) {
      const file = locate(key)
      if (!file) return null
      try {
        return await readFile(file)
      } catch (error) {
        const code = error instanceof Error && 'code' in error ? error.code : ''
        if (code === 'ENOENT' || code === 'ENOTDIR' || code === 'EISDIR' || code === 'ENAMETOOLONG')
          return null
        throw error
      }
    },
  }
}
