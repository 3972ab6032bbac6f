/** In drawing units. */
export const SAMPLE_SCENES = {
  colonial: { width: 1200, height: 800 },
  cottage: { width: 1200, height: 800 },
  brick: { width: 1200, height: 800 },
  prairie: { width: 1200, height: 800 },
  adobe: { width: 1200, height: 800 },
  stone: { width: 1200, height: 800 },
  chapel: { width: 1200, height: 800 },
  porch: { width: 1200, height: 800 },
  garden: { width: 1200, height: 800 },
  courtyard: { width: 1200, height: 800 },
  chairs: { width: 960, height: 1200 },
  parlor: { width: 1200, height: 960 },
  stones: { width: 1200, height: 1200 },
  window: { width: 960, height: 1200 },
} as const

export type SampleScene = keyof typeof SAMPLE_SCENES

/** Bounds the number of files. */
export const SAMPLE_SEEDS = 24
export const SAMPLE_IMAGE_WIDTHS = [320, 480, 640, 960, 1280] as const

/** `seed` wraps around. */
export function sampleImageUrl(kind: SampleScene, seed: number, widthPx: number = 960): string {
  return `/sample-images/${kind}-${seed % SAMPLE_SEEDS}-${widthPx}.webp`
}

/** Null when any part is unknown. */
export function parseSampleImageUrl(
  path: string,
): { kind: SampleScene; seed: number; widthPx: number } | null {
  const [, kind = '', seedText = '', widthText = ''] =
    /^\/sample-images\/([a-z]+)-(0|[1-9]\d?)-([1-9]\d{2,3})\.webp$/.exec(path) ?? []
  const seed = Number(seedText)
  const widthPx = SAMPLE_IMAGE_WIDTHS.find((width) => width === Number(widthText))
  if (!Object.hasOwn(SAMPLE_SCENES, kind) || seed >= SAMPLE_SEEDS || !widthPx) return null
  return { kind: kind as SampleScene, seed, widthPx }
}

/** Null for other images. */
export function smallSampleImage(url: string): string | null {
  const image = parseSampleImageUrl(url)
  return image && sampleImageUrl(image.kind, image.seed, SAMPLE_IMAGE_WIDTHS[0])
}

/** Null for other images. */
export function sampleImageSrcSet(url: string | null): string | null {
  const image = url ? parseSampleImageUrl(url) : null
  if (!image) return null
  const start = `/sample-images/${image.kind}-${image.seed}-`
  return SAMPLE_IMAGE_WIDTHS.map((width) => `${start}${width}.webp ${width}w`).join(', ')
}
