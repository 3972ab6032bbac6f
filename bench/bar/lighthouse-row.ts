import { execFile } from 'node:child_process'
import path from 'node:path'
import { promisify } from 'node:util'
import { installTool } from '../../scripts/run/install-tool.mjs'
import { browserOptions } from '../../tests/browser-options.ts'

export type LighthouseRow = {
  page: string
  performance: number
  accessibility: number
  bestPractices: number
  seo: number
  /** Titles of audits that cost points. */
  lost: string[]
}

const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const

/**
 * Measures Lighthouse's mobile scores (0–100) with its defaults: simulated slow 4G, CPU four times slower.
 * Performance is the median of `runs`, since it varies; the others do not.
 */
export async function measureLighthouse(
  url: string,
  pages: Record<string, string>,
  runs = 3,
): Promise<LighthouseRow[]> {
  const rows: LighthouseRow[] = []
  for (const [page, pathname] of Object.entries(pages))
    rows.push(await measurePage(page, url + pathname, runs))
  return rows
}

type Audit = { title: string; score: number | null; displayValue?: string; scoreDisplayMode: string }
type Report = {
  categories: Record<string, { score: number | null }>
  audits: Record<string, Audit>
}

async function runOnce(url: string): Promise<Report> {
  // Debian's full Chromium loads pages of its own beside, which doubles the blocking time.
  const { executablePath, args = [] } = browserOptions({ prefersShell: true })
  const program = path.join(installTool('lighthouse@13.5.0'), 'cli/index.js')
  const flags = ['--output=json', '--quiet', `--only-categories=${CATEGORIES.join()}`]
  const { stdout } = await promisify(execFile)(
    process.execPath,
    [program, url, ...flags, `--chrome-flags=--headless ${args.join(' ')}`],
    {
      env: { ...process.env, ...(executablePath && { CHROME_PATH: executablePath }) },
      maxBuffer: 64 * 1024 * 1024,
    },
  )
  return JSON.parse(stdout)
}

async function measurePage(page: string, url: string, runs: number): Promise<LighthouseRow> {
  const results: Report[] = []
  for (let run = 0; run < runs; run++) results.push(await runOnce(url))
  const score = (lhr: Report, id: string) => Math.round((lhr.categories[id]?.score ?? 0) * 100)
  const byPerformance = results.toSorted((a, b) => score(a, 'performance') - score(b, 'performance'))
  const middle = byPerformance[Math.floor(runs / 2)] as Report
  const lost = Object.values(middle.audits)
    .filter((audit) => audit.score !== null && audit.score < 0.9 && audit.scoreDisplayMode !== 'informative')
    .map((audit) => `${audit.title}${audit.displayValue ? ` (${audit.displayValue})` : ''}`)
  return {
    page,
    performance: score(middle, 'performance'),
    accessibility: score(middle, 'accessibility'),
    bestPractices: score(middle, 'best-practices'),
    seo: score(middle, 'seo'),
    lost,
  }
}
