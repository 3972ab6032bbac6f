import type { Page } from 'playwright'
import { violations } from './violations.ts'

/** Each width and each mode once; the phone's layout shows all colours. */
const VIEWS = ['1280 light', '360 dark']

/** Lists what axe finds in light and dark, on desktop and phone; `within` is a selector. Dark mode changes colours only. */
export async function judgeScreen(page: Page, views = VIEWS, within?: string): Promise<string[]> {
  const found: string[] = []
  for (const view of views) {
    const [width, colorScheme] = view.split(' ') as [string, 'light' | 'dark']
    await page.setViewportSize({ width: Number(width), height: 800 })
    // axe would judge colours in mid-transition.
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))))
    const rules = colorScheme === 'dark' ? ['color-contrast'] : undefined
    for (const wrong of await violations(page, rules, within)) found.push(`${view} ${wrong}`)
  }
  await page.emulateMedia({ colorScheme: 'light' })
  await page.setViewportSize({ width: 1280, height: 800 })
  return found
}
