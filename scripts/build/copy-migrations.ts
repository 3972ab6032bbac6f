import { cp } from 'node:fs/promises'
import path from 'node:path'
import type { Plugin } from 'vite'

/** Copies the migrations beside the built server, for src/db/start-database.ts. */
export function copyMigrations(): Plugin {
  return {
    name: 'copy-migrations',
    apply: 'build',
    applyToEnvironment: (environment) => environment.config.consumer === 'server',
    async writeBundle(options) {
      await cp('src/db/migrations', path.join(options.dir ?? '', 'migrations'), { recursive: true })
    },
  }
}
