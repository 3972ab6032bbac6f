import { brotliCompressSync, gzipSync } from 'node:zlib'
import { type Browser, chromium } from 'playwright'
import { browserOptions } from '../tests/browser-options.ts'
import { startProduct } from '../tests/servers/start-product.ts'
import { pickPages } from './pick-pages.ts'

export type WeightRow = {
  page: string
  htmlBytes: number
  htmlGzipBytes: number
  htmlBrotliBytes: number
  /** Loaded without interaction, until the page is idle for a second. */
  scriptGzipBytes: number
  scripts: string[]
}

/** Measures each public page with an empty cache and no interaction. */
export async function benchWeights(): Promise<WeightRow[]> {
  const product = await startProduct()
  const browser = await chromium.launch(browserOptions())
  const rows: WeightRow[] = []
  try {
    for (const [page, pathname] of Object.entries(await pickPages(product.url))) {
      const scripts = await scriptsOf(browser, product.url + pathname)
      const html = Buffer.from(await (await fetch(product.url + pathname)).arrayBuffer())
      rows.push({
        page,
        htmlBytes: html.length,
        htmlGzipBytes: gzipSync(html).length,
        htmlBrotliBytes: brotliCompressSync(html).length,
        scriptGzipBytes: [...scripts.values()].reduce((sum, body) => sum + gzipSync(body).length, 0),
        scripts: [...scripts.keys()],
      })
    }
  } finally {
    await browser.close()
    await product.stop()
  }
  return rows
}

/** Scripts and messages by path, until the page is idle for a second. */
export async function scriptsOf(browser: Browser, url: string): Promise<Map<string, Buffer>> {
  const context = await browser.newContext()
  const tab = await context.newPage()
  const asked: [path: string, body: Promise<Buffer>][] = []
  tab.on('response', (response) => {
    const { pathname } = new URL(response.url())
    if (/^\/assets\/.*\.js(?:on)?$/.test(pathname)) asked.push([pathname, response.body()])
  })
  await tab.goto(url, { waitUntil: 'networkidle' })
  await tab.waitForTimeout(1000)
  const loaded = await Promise.all(asked.map(async ([path, body]) => [path, await body] as const))
  await context.close()
  return new Map(loaded)
}
