export type PictureCost = { maxCpuMs: number; maxRssMb: number }

export const PICTURE_COST: PictureCost = {
  /** 16 megapixels take 200–350 ms. */
  maxCpuMs: 500,
  /** 90 MB are idle; 16 megapixels of 16-bit RGBA take 128. */
  maxRssMb: 400,
}

/** Exit code. */
export const TOO_COSTLY_EXIT = 71
