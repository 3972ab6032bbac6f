import { execFile } from 'node:child_process'
import path from 'node:path'
import { promisify } from 'node:util'
import { installTool } from '../../scripts/run/install-tool.mjs'
import { LOCALES, localePath } from '../../src/shared/text/languages.ts'
import { browserOptions } from '../../tests/browser-options.ts'
import { pickPages } from '../pick-pages.ts'

type LighthouseRow = {
  page: string
  performance: number
  accessibility: number
  bestPractices: number
  seo: number
  /** Titles of audits that cost points. */
  lost: string[]
}

const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const

/** They ask not to be indexed, which costs points of SEO. */
const UNINDEXED = ['search', 'filter', 'shortlist']
const RUNS = 3

/**
 * Measures Lighthouse's mobile scores (0–100) of nine kinds of page in each language with its defaults: simulated slow 4G,
 * CPU four times slower. Performance is the median of three runs, since it varies; the others do not.
 */
export async function checkLighthouse(
  url: string,
  row: (id: string, n: number, m: number, details: string[]) => void,
): Promise<void> {
  const { home, search, state, city, partner } = await pickPages(url)
  const filter = `/filter?q=${new URL(search, url).searchParams.get('q')}`
  const shortlist = `/shortlist?p=${partner.split('/').at(-1)}`
  const pages = {
    home,
    search,
    state,
    city,
    partner,
    filter,
    shortlist,
    steps: '/first-steps',
    questions: '/questions',
  }
  for (const locale of LOCALES)
    for (const [page, path] of Object.entries(pages)) {
      const { lost, performance, accessibility, bestPractices, seo } = await measurePage(
        page,
        url + localePath(locale, path),
        RUNS,
      )
      const scores = [performance, accessibility, bestPractices, ...(UNINDEXED.includes(page) ? [] : [seo])]
      row(
        `lighthouse mobile: ${page} ${locale}`,
        scores.filter((score) => score === 100).length,
        scores.length,
        [
          `performance ${performance}, accessibility ${accessibility}, best practices ${bestPractices}, seo ${seo}`,
          ...lost,
        ],
      )
    }
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
