import { rename, rm } from 'node:fs/promises'
import path from 'node:path'
import { createBuilder } from 'vite'

/**
 * Builds the browser's files into `target`/client and `target`/console, the server into `target`/server. They are built beside it and
 * take its place when both are whole, so a build that fails leaves the last one standing. The mode 'development' keeps
 * React's warnings, maps code to its sources and leaves compression out.
 */
export async function buildProduct(target: string, mode: 'production' | 'development'): Promise<void> {
  // Beside the target, on the same disk: there a rename is one step.
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
    },
  })
  for (const name of ['client', 'console', 'ssr', 'command']) {
    const environment = builder.environments[name]
    if (environment) await builder.build(environment)
  }
  await rm(target, { recursive: true, force: true })
  await rename(draft, target)
}
