import { randomBytes } from 'node:crypto'
import type { App } from '../../app.ts'
import type { ServiceCheck } from './service-check.ts'

/** By a file written, read and removed. */
export function filesCheck(app: Pick<App, 'config' | 'files'>): ServiceCheck {
  const { filesBucket } = app.config
  return {
    id: 'files',
    label: 'File store',
    isConfigured: filesBucket !== null,
    action: 'Write and read a test file',
    async describe() {
      const sentence =
        filesBucket === null
          ? 'No bucket is set (FILES_URL). Films and uploads are kept in the data folder of this machine.'
          : `Films and uploads are kept in the bucket ${filesBucket.bucket}.`
      return { sentence, isTroubled: false }
    },
    async check() {
      const key = `checks/${randomBytes(8).toString('hex')}.txt`
      const bytes = randomBytes(64)
      let kept: Buffer | null
      try {
        await app.files.put(key, bytes)
        kept = await app.files.get(key)
        await app.files.remove(key)
      } catch (error) {
        const reason = error instanceof Error ? error.message : String(error)
        throw new Error(`A test file could not be written, read and removed. ${reason}`)
      }
      if (!kept?.equals(bytes)) throw new Error('The test file was not read as it was written.')
      return 'A test file was written, read and removed.'
    },
  }
}
