export type Shape = 'landscape' | 'square' | 'portrait'

export const SHAPES: readonly Shape[] = ['landscape', 'square', 'portrait']

/** 'preview': the first 8 s, a third as wide. */
export type Quality = 'full' | 'preview'

export const FRAMES_A_SECOND = 30
/** Half as many look the same at a preview's size. */
export const PICTURES_A_SECOND: Record<Quality, 15 | 30> = { full: 30, preview: 15 }
export const PREVIEW_SECONDS = 8
/** Gallery and poster show this frame, when the name stands. */
export const POSTER_SECONDS = 4

const FULL: Record<Shape, readonly [widthPx: number, heightPx: number]> = {
  landscape: [1920, 1080],
  square: [1080, 1080],
  portrait: [1080, 1920],
}

/** In pixels. */
export function sizeOf(shape: Shape, quality: Quality): { width: number; height: number } {
  const [width, height] = FULL[shape]
  const share = quality === 'preview' ? 3 : 1
  return { width: width / share, height: height / share }
}

/** In pixels, both even. */
export function sizeAt(shape: Shape, width: number): { width: number; height: number } {
  const [fullWidth, fullHeight] = FULL[shape]
  const even = Math.max(2, Math.round(width / 2) * 2)
  return { width: even, height: Math.round((even * fullHeight) / fullWidth / 2) * 2 }
}
