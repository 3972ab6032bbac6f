import { rename, rm } from 'node:fs/promises'
import path from 'node:path'
import { createBuilder } from 'vite'

/** Of vite.config.ts, beside the browser's two. */
const PROGRAMS = [
  'ssr',
  'command',
  'render',
  'still',
  'picture',
  'document',
  'admin',
  'backup',
  'keys',
  'workbook',
]

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
      ...Object.fromEntries(PROGRAMS.map((name) => [name, { build: { outDir: `${draft}/server` } }])),
    },
  })
  const built = ['client', 'console', ...PROGRAMS]
  const forgotten = Object.keys(builder.environments).filter((name) => !built.includes(name))
  if (forgotten.length > 0) throw new Error(`vite.config.ts has programs that are not built: ${forgotten}`)
  for (const name of built) {
    const environment = builder.environments[name]
    if (environment) await builder.build(environment)
  }
  await rm(target, { recursive: true, force: true })
  await rename(draft, target)
}
