/** 0 to 1, slow at both ends. */
export function ease(share: number): number {
  const t = Math.min(1, Math.max(0, share))
  return t * t * (3 - 2 * t)
}

export const clamp = (value: number, low: number, high: number) => Math.min(high, Math.max(low, value))
export const mix = (a: number, b: number, share: number) => a + (b - a) * share

/** When the picture at `seconds` starts, at `rate` a second. */
export const stepAt = (seconds: number, rate: number) => Math.floor(seconds * rate + 1e-6) / rate
