import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { gzipSync } from 'node:zlib'
import { chromium } from 'playwright'
import { findBuild } from '../scripts/run/find-build.mjs'
import { browserOptions } from '../tests/browser-options.ts'

/** Measures gzip bytes of script and style with an empty cache: login, logged-in dashboard, each chunk. */
export async function weighConsole(url: string, session: object): Promise<object[]> {
  const browser = await chromium.launch(browserOptions())
  try {
    const firstLoads = [
      { what: 'console, first load of the login', ...(await firstLoad(url, '/admin/login', null)) },
      {
        what: 'console, first load of the dashboard',
        ...(await firstLoad(url, '/admin/dashboard', session)),
      },
    ]
    return [...firstLoads, ...chunks()]
  } finally {
    await browser.close()
  }

  async function firstLoad(base: string, pathname: string, stored: object | null) {
    const context = await browser.newContext()
    if (stored) {
      const text = JSON.stringify({ ...stored, isAuthenticated: true })
      await context.addInitScript((value) => localStorage.setItem('admin-auth', value), text)
    }
    const page = await context.newPage()
    const bodies = new Map<string, Promise<Buffer>>()
    page.on('response', (response) => {
      if (['script', 'stylesheet'].includes(response.request().resourceType()))
        bodies.set(response.url(), response.body())
    })
    await page.goto(base + pathname, { waitUntil: 'networkidle' })
    const files = await Promise.all(bodies.values())
    await context.close()
    return { gzipBytes: files.reduce((sum, file) => sum + gzipSync(file).length, 0), files: files.length }
  }
}

/** Script and style by chunk, heaviest first. */
function chunks(): object[] {
  const folder = path.join(findBuild(), 'console/assets/console')
  const files = readdirSync(folder).filter((name) => /\.(js|css)$/.test(name))
  const sizes = Map.groupBy(files, (name) => name.replace(/-[\w-]{8}\.(js|css)$/, ''))
  return [...sizes]
    .map(([name, parts]) => ({
      what: `console chunk ${name}`,
      gzipBytes: parts.reduce((sum, part) => sum + gzipSync(readFileSync(path.join(folder, part))).length, 0),
    }))
    .sort((a, b) => b.gzipBytes - a.gzipBytes)
}
