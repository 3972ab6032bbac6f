import { launch } from 'chrome-launcher'
import lighthouse from 'lighthouse'
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
  const options = browserOptions()
  const chrome = await launch({
    ...(options.executablePath ? { chromePath: options.executablePath } : {}),
    chromeFlags: ['--headless=new', ...(options.args ?? [])],
  })
  try {
    const rows: LighthouseRow[] = []
    for (const [page, pathname] of Object.entries(pages))
      rows.push(await measurePage(chrome.port, page, url + pathname, runs))
    return rows
  } finally {
    chrome.kill()
  }
}

async function runOnce(port: number, url: string) {
  const result = await lighthouse(url, {
    port,
    logLevel: 'error',
    output: 'json',
    onlyCategories: [...CATEGORIES],
  })
  if (!result) throw new Error(`Lighthouse gave no result for ${url}`)
  return result.lhr
}

async function measurePage(port: number, page: string, url: string, runs: number): Promise<LighthouseRow> {
  const results: Awaited<ReturnType<typeof runOnce>>[] = []
  for (let run = 0; run < runs; run++) {
    results.push(await runOnce(port, url))
  }
  const score = (lhr: (typeof results)[number], id: string) =>
    Math.round((lhr.categories[id]?.score ?? 0) * 100)
  const byPerformance = results.toSorted((a, b) => score(a, 'performance') - score(b, 'performance'))
  const middle = byPerformance[Math.floor(runs / 2)] as (typeof results)[number]
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
