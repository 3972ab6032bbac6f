const SHADES = 5
const ROUND = [1, 1.5, 2, 2.5, 3, 4, 5, 7.5]

/** Lower bounds from 1: round, of groups of similar size. */
export function coverageSteps(counts: readonly number[]): number[] {
  const sorted = counts.filter((count) => count > 0).sort((a, b) => a - b)
  if (sorted.length === 0) return []
  const steps = [1]
  for (let shade = 1; shade < SHADES; shade++) {
    const least = roundDown(sorted[Math.floor((shade * sorted.length) / SHADES)] ?? 1)
    if (least > (steps.at(-1) ?? 0)) steps.push(least)
  }
  return steps
}

/** 1, 2, 3, 4, 5, 10, 15, 20, 25, 30, 40, 50, 75, 100 … */
function roundDown(count: number): number {
  const power = 10 ** Math.floor(Math.log10(count))
  const rounds = ROUND.map((digit) => digit * power).filter(
    (number) => Number.isInteger(number) && number <= count,
  )
  return rounds.at(-1) ?? 1
}
