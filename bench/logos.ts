import { cleanPng } from '../src/features/logos/clean-png.ts'
import { CLEANED_PNGS, GOOD_PNG, REFUSED_PNGS } from '../tests/values/hostile-pngs.ts'

const BAR_MS = 500
const BAR_MB = 100

export type LogoRow = { logo: string; ms: number; toGoodRatio: number; grownMb: number; isMet: boolean }

/**
 * Times what a hostile logo costs until it is refused or cleaned, beside a good picture of 4 × 4 pixels; memory is
 * what the process grew by. The dearest first.
 */
export async function benchLogos(): Promise<LogoRow[]> {
  await cleanPng(GOOD_PNG)
  const good = await measure(GOOD_PNG)
  const rows: LogoRow[] = []
  for (const [logo, make] of [...REFUSED_PNGS, ...CLEANED_PNGS]) {
    const { ms, grownMb } = await measure(await make())
    rows.push({ logo, ms, toGoodRatio: ms / good.ms, grownMb, isMet: ms <= BAR_MS && grownMb <= BAR_MB })
  }
  return rows.toSorted((a, b) => b.ms - a.ms)
}

async function measure(file: Buffer): Promise<{ ms: number; grownMb: number }> {
  const rssBefore = process.memoryUsage().rss
  const startedAt = performance.now()
  await cleanPng(file)
  const ms = performance.now() - startedAt
  return { ms, grownMb: Math.max(0, process.memoryUsage().rss - rssBefore) / 2 ** 20 }
}
