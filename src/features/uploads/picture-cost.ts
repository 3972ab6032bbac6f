export type PictureCost = { maxCpuMs: number; maxRssMb: number }

export const PICTURE_COST: PictureCost = {
  /** Of one core; a photograph of 16 megapixels takes 200–350 ms. */
  maxCpuMs: 500,
  /** Resident, 90 MB of it idle; 16 megapixels of 16-bit RGBA take 128 MB. */
  maxRssMb: 400,
}

/** Exit code. */
export const TOO_COSTLY_EXIT = 71
