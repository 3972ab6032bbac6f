import { rename, rm } from 'node:fs/promises'
import path from 'node:path'
import { createBuilder } from 'vite'

/**
 * Builds `target`/client, `target`/console and `target`/server beside the target, so that a failed build
 * leaves the last in place. 'development' keeps React's warnings and source maps, uncompressed.
 */
export async function buildProduct(target: string, mode: 'production' | 'development'): Promise<void> {
  // On the same disk, where a rename is atomic.
  const draft = path.join(path.dirname(target), `draft-${process.pid}`)
  await rm(draft, { recursive: true, force: true })
  const builder = await createBuilder({
    logLevel: 'warn',
    mode,
    build: { sourcemap: mode === 'development' },
    environments: {
      client: { build: { outDir: `${draft}/client` } },
      console: { build: { outDir: `${draft}/console` } },
      ssr: { build: { outDir: `${draft}/server` } },
      command: { build: { outDir: `${draft}/server` } },
      render: { build: { outDir: `${draft}/server` } },
      still: { build: { outDir: `${draft}/server` } },
      workbook: { build: { outDir: `${draft}/server` } },
      admin: { build: { outDir: `${draft}/server` } },
      backup: { build: { outDir: `${draft}/server` } },
      keys: { build: { outDir: `${draft}/server` } },
    },
  })
  for (const name of [
    'client',
    'console',
    'ssr',
    'command',
    'render',
    'still',
    'admin',
    'backup',
    'keys',
    'workbook',
  ]) {
    const environment = builder.environments[name]
    if (environment) await builder.build(environment)
  }
  await rm(target, { recursive: true, force: true })
  await rename(draft, target)
}
