import { brotliCompressSync, gzipSync } from 'node:zlib'
import { chromium } from 'playwright'
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
      const context = await browser.newContext()
      const tab = await context.newPage()
      const scripts = new Map<string, Promise<Buffer>>()
      tab.on('response', (response) => {
        if (response.request().resourceType() === 'script')
          scripts.set(new URL(response.url()).pathname, response.body())
      })
      await tab.goto(product.url + pathname, { waitUntil: 'networkidle' })
      await tab.waitForTimeout(1000)
      const html = Buffer.from(await (await fetch(product.url + pathname)).arrayBuffer())
      const bodies = await Promise.all(scripts.values())
      rows.push({
        page,
        htmlBytes: html.length,
        htmlGzipBytes: gzipSync(html).length,
        htmlBrotliBytes: brotliCompressSync(html).length,
        scriptGzipBytes: bodies.reduce((sum, body) => sum + gzipSync(body).length, 0),
        scripts: [...scripts.keys()],
      })
      await context.close()
    }
  } finally {
    await browser.close()
    await product.stop()
  }
  return rows
}
