/** Whole, from 0, at most five steps, the last ≥ `most`. */
export function axisTicks(most: number): number[] {
  const step = roundUp(Math.max(1, most) / 4)
  return Array.from({ length: Math.ceil(Math.max(1, most) / step) + 1 }, (_, index) => index * step)
}

/** To 1, 2, 5, 10, 20, 50 … */
function roundUp(number: number): number {
  const power = 10 ** Math.floor(Math.log10(Math.max(1, number)))
  return power * ([1, 2, 5].find((digit) => digit * power >= number) ?? 10)
}
