export const SAMPLE_RATE = 48_000

/** Samples of about -1 to 1. */
export type Stereo = { left: Float32Array; right: Float32Array }

export function silence(seconds: number): Stereo {
  const length = Math.round(seconds * SAMPLE_RATE)
  return { left: new Float32Array(length), right: new Float32Array(length) }
}

/** Gains for -1 (left) to 1 (right), at constant power. */
export function panOf(place: number): [left: number, right: number] {
  const angle = ((place + 1) * Math.PI) / 4
  return [Math.cos(angle), Math.sin(angle)]
}
