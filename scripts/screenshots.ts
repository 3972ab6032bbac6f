/** `npm run screenshots [-- folder]`: every public screen at three widths, light and dark, as PNG files to look at. */
import { mkdir } from 'node:fs/promises'
import path from 'node:path'
import { chromium } from 'playwright'
import { pickPages } from '../bench/pick-pages.ts'
import { browserOptions } from '../tests/browser-options.ts'
import { startProduct } from '../tests/start-product.ts'

const folder = process.argv[2] ?? 'data/screenshots'
await mkdir(folder, { recursive: true })
const product = await startProduct()
const browser = await chromium.launch(browserOptions())
try {
  const pages = await pickPages(product.url)
  const screens = {
    ...pages,
    'search-near': '/search?q=28801',
    'search-none': '/search?q=Marfaa',
    'search-blank': '/search',
    'city-none': '/state/texas/city/marfa',
    ask: `/partner/${pages.partner.split('/').at(-1)}/ask`,
    'not-found': '/no-such-page',
    'partner-not-found': '/partner/no-such-partner',
  }
  for (const colorScheme of ['light', 'dark'] as const) {
    for (const width of [360, 768, 1280]) {
      const context = await browser.newContext({
        colorScheme,
        viewport: { width, height: 900 },
        reducedMotion: 'reduce',
      })
      const tab = await context.newPage()
      for (const [name, pathname] of Object.entries(screens)) {
        await tab.goto(product.url + pathname, { waitUntil: 'networkidle' })
        // Lazy pictures come with the view: walk down once before the picture of the whole page.
        await tab.evaluate(async () => {
          for (let top = 0; top < document.body.scrollHeight; top += 700) {
            scrollTo(0, top)
            await new Promise((resolve) => setTimeout(resolve, 40))
          }
          scrollTo(0, 0)
        })
        await tab.waitForTimeout(200)
        await tab.screenshot({
          path: path.join(folder, `${name}-${width}-${colorScheme}.png`),
          fullPage: true,
        })
      }
      await context.close()
    }
  }
  console.log(`Screens are in ${folder}`)
} finally {
  await browser.close()
  await product.stop()
}
