import { writeFile } from 'node:fs/promises'
import path from 'node:path'
import { type Plugin, runnerImport } from 'vite'

type Made = typeof import('./make-place-index.ts')

/** Writes the index of places beside the built server, for src/features/directory/places/gazetteer/gazetteer.ts. */
export function writePlaceIndex(): Plugin {
  return {
    name: 'write-place-index',
    apply: 'build',
    applyToEnvironment: (environment) => environment.name === 'ssr',
    async writeBundle(options) {
      // Vite reads the tables that it imports as text.
      const { module } = await runnerImport<Made>('./scripts/build/make-place-index.ts')
      await writeFile(path.join(options.dir ?? '', 'place-index.json'), JSON.stringify(module.placeIndex))
    },
  }
}
