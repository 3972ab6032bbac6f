import sharp from 'sharp'
import { SAMPLE_SCENES, type SampleScene } from '../../../shared/sample-images.ts'
import { drawScene } from './draw-scene.ts'

/** A drawn scene as WebP, `widthPx` wide in the scene's own ratio; about 20 KB at 960 pixels. */
export async function renderSceneImage(kind: SampleScene, seed: number, widthPx: number): Promise<Buffer> {
  const { width, height } = SAMPLE_SCENES[kind]
  // SVG units are 1/72 inch to the renderer: the density draws it at the wanted size instead of scaling pixels.
  return sharp(Buffer.from(drawScene(kind, seed)), {
    density: (72 * widthPx) / width,
    limitInputPixels: 4_000_000,
  })
    .resize(widthPx, Math.round((widthPx * height) / width), { fit: 'fill' })
    .webp({ quality: 82, effort: 4 })
    .toBuffer()
}
