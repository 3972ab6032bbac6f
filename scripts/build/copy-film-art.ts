import { cp } from 'node:fs/promises'
import path from 'node:path'
import type { Plugin } from 'vite'

/** Copies the films' baked pictures beside the built server, for src/features/videos/render/backgrounds/open-art.ts. */
export function copyFilmArt(): Plugin {
  return {
    name: 'copy-film-art',
    apply: 'build',
    applyToEnvironment: (environment) => environment.name === 'render',
    async writeBundle(options) {
      await cp('src/features/videos/render/art', path.join(options.dir ?? '', 'film-art'), {
        recursive: true,
      })
    },
  }
}
