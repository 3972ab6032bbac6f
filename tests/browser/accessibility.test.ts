import type { Page } from 'playwright'
import { expect } from 'vitest'
import { paths } from '../../src/shared/paths.ts'
import { beyondTheEdge } from './support/beyond-the-edge.ts'
import { journey } from './support/journey.ts'
import { largeCity, partnerWith } from './support/sample.ts'
import { publicScreens, unfoldAll } from './support/screens.ts'
import { told } from './support/toasts.ts'
import { violations } from './support/violations.ts'

// One visit for all: loading a screen costs as much as looking at it. src/ui/tokens.test.ts holds dark colours.
journey(
  'on every screen axe finds nothing and nothing stands beyond the edge',
  { timeout: 900_000 },
  async ({ open }) => {
    const viewport = { width: 1280, height: 800 }
    const page = await open({ viewport, reducedMotion: 'reduce', expects: [404] })
    const found: Record<string, string[]> = {}
    for (const screen of await publicScreens()) {
      const response = await page.goto(screen.path)
      expect(response?.status()).toBe(screen.status)
      if (screen.name === 'search without a result') await told(page, 'No Results Found')
      await unfoldAll(page)
      const wrong = await violations(page)
      // WCAG 2.2, 1.4.10: 320 px are 1280 px at 400 %.
      await page.setViewportSize({ width: 320, height: 640 })
      wrong.push(...(await beyondTheEdge(page)))
      await page.setViewportSize(viewport)
      if (screen.name === 'partner' && !(await isMapDrawnInForcedColors(page)))
        wrong.push('forced colors: the map is one area')
      if (wrong.length > 0) found[screen.name] = wrong
    }
    expect(found).toEqual({})
  },
)

/** Land and the ground below it keep colours of their own. */
async function isMapDrawnInForcedColors(page: Page): Promise<boolean> {
  await page.emulateMedia({ forcedColors: 'active' })
  const fills = await page.evaluate(() =>
    ['.map-sea', '.map-land'].map((part) => getComputedStyle(document.querySelector(part) as Element).fill),
  )
  await page.emulateMedia({ forcedColors: 'none' })
  return new Set(fills).size === 2
}

journey('axe finds nothing where islands are open, on a phone in the dark', async ({ open }) => {
  const { city } = await largeCity()
  const partner = await partnerWith(({ photos }) => photos.length > 1)
  const viewport = { width: 360, height: 800 }
  const page = await open({ colorScheme: 'dark', viewport, reducedMotion: 'reduce' })
  await page.goto('/')
  await page.locator('input[name="q"]').first().pressSequentially(city.slice(0, 4))
  await page.getByRole('option').nth(1).waitFor()
  await page.keyboard.press('ArrowDown')
  expect(await violations(page)).toEqual([])

  await page.goto(paths.partner(partner))
  await page
    .getByRole('link', { name: /^Ask for Information/ })
    .first()
    .click()
  await page.getByRole('dialog').waitFor()
  await page.getByRole('button', { name: 'Submit' }).click()
  await told(page, 'Missing Information')
  expect(await violations(page)).toEqual([])
  await page.getByRole('button', { name: 'Cancel' }).click()
  await expect.poll(() => page.getByRole('dialog').count()).toBe(0)

  await page.locator('a[data-photo]').first().click()
  await page.getByRole('dialog').waitFor()
  expect(await violations(page)).toEqual([])
})
