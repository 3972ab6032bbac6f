/** What re-encoding one picture may cost. */

export type PictureCost = { maxCpuMs: number; maxRssMb: number }

export const PICTURE_COST: PictureCost = {
  /** Of one core, decoding and encoding; a photograph of 16 megapixels takes 200–350 ms. */
  maxCpuMs: 500,
  /** Resident, of the whole process, which takes 90 MB idle; 16 megapixels of 16-bit RGBA take 128 MB. */
  maxRssMb: 400,
}

/** Exit codes of the process that re-encodes. */
export const TOO_SLOW_EXIT = 71
export const TOO_LARGE_EXIT = 72
