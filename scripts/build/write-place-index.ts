import { writeFile } from 'node:fs/promises'
import path from 'node:path'
import type { Plugin } from 'vite'
import { makePlaceIndex } from '../../src/features/directory/places/gazetteer/gazetteer.ts'

/** Writes the index of places beside the built server, for src/features/directory/places/gazetteer/gazetteer.ts. */
export function writePlaceIndex(): Plugin {
  return {
    name: 'write-place-index',
    apply: 'build',
    applyToEnvironment: (environment) => environment.name === 'ssr',
    async writeBundle(options) {
      await writeFile(
        path.join(options.dir ?? '', 'place-index.json'),
        JSON.stringify(await makePlaceIndex()),
      )
    },
  }
}
