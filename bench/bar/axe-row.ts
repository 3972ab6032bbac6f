import { AxeBuilder } from '@axe-core/playwright'
import { chromium } from 'playwright'
import { browserOptions } from '../../tests/browser-options.ts'

/**
 * Violations that axe finds on each page, map included, at phone and desktop width, light and dark.
 * Returns one line per violating element with the rule, page, width and scheme.
 */
export async function checkAxe(url: string, pages: Record<string, string>): Promise<string[]> {
  const browser = await chromium.launch(browserOptions())
  const found: string[] = []
  try {
    for (const colorScheme of ['light', 'dark'] as const) {
      for (const width of [360, 1280]) {
        const context = await browser.newContext({ colorScheme, viewport: { width, height: 800 } })
        const tab = await context.newPage()
        for (const [page, pathname] of Object.entries(pages)) {
          await tab.goto(url + pathname)
          const { violations } = await new AxeBuilder({ page: tab }).analyze()
          for (const violation of violations) {
            for (const node of violation.nodes)
              found.push(`${page} ${width} ${colorScheme} ${violation.id}: ${node.html.slice(0, 140)}`)
          }
        }
        await context.close()
      }
    }
  } finally {
    await browser.close()
  }
  return found
}
