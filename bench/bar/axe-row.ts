import { AxeBuilder } from '@axe-core/playwright'
import { chromium, type Page } from 'playwright'
import { browserOptions } from '../../tests/browser-options.ts'

/** An address, or how to reach the page in a fresh session. */
export type Target = string | ((tab: Page) => Promise<void>)

/**
 * Runs axe on each page, map included, on phone and desktop, light and dark. Returns a line per element:
 * page, width, scheme, rule.
 */
export async function checkAxe(url: string, pages: Record<string, Target>): Promise<string[]> {
  const browser = await chromium.launch(browserOptions())
  const found: string[] = []
  try {
    for (const colorScheme of ['light', 'dark'] as const) {
      for (const width of [360, 1280]) {
        // Colours are judged after transitions.
        const view = { colorScheme, viewport: { width, height: 800 }, reducedMotion: 'reduce' } as const
        for (const [page, target] of Object.entries(pages)) {
          const context = await browser.newContext({ ...view, baseURL: url })
          const tab = await context.newPage()
          if (typeof target === 'string') await tab.goto(target)
          else await target(tab)
          const { violations } = await new AxeBuilder({ page: tab }).analyze()
          for (const violation of violations) {
            for (const node of violation.nodes)
              found.push(`${page} ${width} ${colorScheme} ${violation.id}: ${node.html.slice(0, 140)}`)
          }
          await context.close()
        }
      }
    }
  } finally {
    await browser.close()
  }
  return found
}
