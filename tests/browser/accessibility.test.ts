import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from 'playwright'
import { expect } from 'vitest'
import { paths } from '../../src/shared/paths.ts'
import { journey } from './journey.ts'
import { largeCity, partnerWith } from './sample.ts'
import { publicScreens, unfoldAll } from './screens.ts'

/** What axe finds wrong, by rule and element; all its rules, best practices included. */
async function violations(page: Page): Promise<string[]> {
  const { violations: found } = await new AxeBuilder({ page }).analyze()
  return found.flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id}: ${target.join(' ')}`))
}

for (const colorScheme of ['light', 'dark'] as const) {
  for (const width of [360, 1280]) {
    const name = `${colorScheme}, ${width} px`
    const view = { colorScheme, viewport: { width, height: 800 } }

    journey(`axe finds nothing on any screen (${name})`, { timeout: 120_000 }, async ({ open }) => {
      const page = await open({ ...view, expects: [404] })
      const found: Record<string, string[]> = {}
      for (const screen of await publicScreens()) {
        const response = await page.goto(screen.path)
        expect(response?.status()).toBe(screen.status)
        if (screen.name === 'search without a result') await page.locator('.toast').waitFor()
        await unfoldAll(page)
        const wrong = await violations(page)
        if (wrong.length > 0) found[screen.name] = wrong
      }
      expect(found).toEqual({})
    })

    journey(`axe finds nothing where islands are open (${name})`, { timeout: 60_000 }, async ({ open }) => {
      const { city } = await largeCity()
      const partner = await partnerWith(({ photos }) => photos.length > 1)
      // Colours are judged where they have arrived, not on their way.
      const page = await open({ ...view, reducedMotion: 'reduce' })
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
      expect(await violations(page)).toEqual([])
      await page.getByRole('button', { name: 'Submit' }).click()
      await page.locator('.toast').waitFor()
      expect(await violations(page)).toEqual([])
      await page.keyboard.press('Escape')
      await page.keyboard.press('Escape')
      await expect.poll(() => page.getByRole('dialog').count()).toBe(0)

      await page.locator('a[data-photo]').first().click()
      await page.getByRole('dialog').waitFor()
      expect(await violations(page)).toEqual([])
    })
  }
}
