import { cp, writeFile } from 'node:fs/promises'
import path from 'node:path'
import type { Plugin } from 'vite'
import { hashDrawing } from '../../src/features/videos/hash-drawing.ts'

/**
 * Copies the films' baked pictures beside the built server, for src/features/videos/render/film/plates.ts, and
 * writes the version of the drawing, for create-video-engine.ts.
 */
export function copyFilmArt(): Plugin {
  return {
    name: 'copy-film-art',
    apply: 'build',
    applyToEnvironment: (environment) => environment.name === 'render',
    async writeBundle(options) {
      const folder = path.join(options.dir ?? '', 'film-art')
      await cp('src/features/videos/render/art', folder, { recursive: true })
      await writeFile(path.join(folder, 'version.txt'), hashDrawing('src'))
    },
  }
}
