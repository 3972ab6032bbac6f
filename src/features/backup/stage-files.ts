import { mkdir, open, readFile, rename, rm } from 'node:fs/promises'
import path from 'node:path'
import { withDiskFault } from '../../shared/disk-faults.ts'

/** Drafts until `place`: a failed restore leaves the operator's texts alone. */
export function stageFiles(dataDir: string) {
  const drafts = new Map<string, string>()
  return {
    /** Rejects in plain words when the disk fails. */
    async take(name: string, bytes: Buffer) {
      const file = path.join(dataDir, name)
      // A restore in place needs no room.
      if ((await readFile(file).catch(() => null))?.equals(bytes)) return
      try {
        // Mail and journal hold families' words.
        await mkdir(path.dirname(file), { recursive: true, mode: 0o700 })
        const draft = `${file}.restored.draft`
        drafts.set(draft, file)
        await using handle = await open(draft, 'w', 0o600)
        await handle.writeFile(bytes)
        await handle.sync()
      } catch (error) {
        throw withDiskFault(`Nothing was restored, since ${file} could not be written`, error)
      }
    },
    async place() {
      for (const [draft, file] of drafts) {
        await rename(draft, file)
        drafts.delete(draft)
      }
    },
    async discard() {
      for (const draft of drafts.keys()) await rm(draft, { force: true }).catch(() => {})
    },
  }
}
