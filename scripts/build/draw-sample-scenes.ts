import { mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import type { Plugin } from 'vite'
import { SAMPLE_SCENES, SAMPLE_SEEDS, type SampleScene } from '../../src/shared/pictures/sample-images.ts'
import { drawScene } from '../sample-scenes/draw-scene.ts'

/** Draws the sample directory's scenes (336 files, 2.8 MB, 0.4 s) as `{kind}-{seed}.svg`. */
export async function drawSampleScenes(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true })
  for (const kind of Object.keys(SAMPLE_SCENES) as SampleScene[]) {
    for (let seed = 0; seed < SAMPLE_SEEDS; seed++)
      await writeFile(path.join(folder, `${kind}-${seed}.svg`), drawScene(kind, seed))
  }
}

/** Puts them beside the built server, for src/http/files/open-sample-images.ts. */
export function addSampleScenes(): Plugin {
  return {
    name: 'add-sample-scenes',
    apply: 'build',
    applyToEnvironment: (environment) => environment.name === 'ssr',
    writeBundle: (options) => drawSampleScenes(path.join(options.dir ?? '', 'sample-scenes')),
  }
}
