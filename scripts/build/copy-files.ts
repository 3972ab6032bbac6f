import { cp } from 'node:fs/promises'
import path from 'node:path'
import type { Plugin } from 'vite'

/**
 * Copies beside the built programs what they read as files: the migrations (src/db/start-database.ts) and the drawings
 * of the sample directory (src/http/files/open-sample-images.ts).
 */
export function copyFiles(): Plugin {
  return {
    name: 'copy-files',
    apply: 'build',
    applyToEnvironment: (environment) => environment.config.consumer === 'server',
    async writeBundle(options) {
      const copy = (from: string, to: string) =>
        cp(from, path.join(options.dir ?? '', to), { recursive: true })
      await copy('src/db/migrations', 'migrations')
      if (this.environment.name === 'ssr') await copy('src/sample-data/scenes', 'sample-scenes')
    },
  }
}
