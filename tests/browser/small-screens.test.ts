import type { Page } from 'playwright'
import { expect } from 'vitest'
import { paths } from '../../src/shared/paths.ts'
import { journey } from './journey.ts'
import { largeCity, samplePartners } from './sample.ts'
import { publicScreens, unfoldAll } from './screens.ts'

/**
 * What cannot be read or reached without scrolling sideways: the page's own overflow, and every text, control or picture
 * that stands beyond an edge, also where a parent cuts it off.
 */
const beyondTheEdge = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const { clientWidth, scrollWidth } = document.documentElement
    const found = scrollWidth > clientWidth ? [`the page by ${scrollWidth - clientWidth} px`] : []
    const parts = 'h1, h2, h3, p, a, button, input, textarea, summary, td, dt, dd, li, img, .tooltip'
    for (const element of document.querySelectorAll<HTMLElement>(parts)) {
      if (!element.checkVisibility({ visibilityProperty: true }) || element.closest('.unseen, .skip'))
        continue
      const { left, right, width } = element.getBoundingClientRect()
      if (width > 0 && (left < -1 || right > clientWidth + 1))
        found.push(`${element.tagName} ${element.className} ${element.textContent?.slice(0, 40)}`)
    }
    return found
  })

// WCAG 2.2, 1.4.10 and 1.4.4: a window of 1280 px is 640 px wide at 200 %, and 320 px at 400 %.
for (const width of [320, 640]) {
  journey(`nothing stands beyond the edge at ${width} px`, async ({ open }) => {
    const page = await open({ viewport: { width, height: 640 }, expects: [404] })
    const found: Record<string, string[]> = {}
    for (const { name, path } of await publicScreens()) {
      await page.goto(path)
      await unfoldAll(page)
      const beyond = await beyondTheEdge(page)
      if (beyond.length > 0) found[name] = beyond
    }
    expect(found).toEqual({})
  })
}

journey('typeahead and dialog fit a screen of 320 px', async ({ open }) => {
  const { city } = await largeCity()
  const [partner] = await samplePartners()
  if (!partner) throw new Error('The sample directory is empty')
  const page = await open({ viewport: { width: 320, height: 568 }, hasTouch: true, isMobile: true })
  await page.goto('/')
  await page.locator('input[name="q"]').first().tap()
  await page.keyboard.type(city.slice(0, 4))
  await page.getByRole('option').nth(1).waitFor()
  expect(await beyondTheEdge(page)).toEqual([])
  const list = await page.getByRole('listbox').boundingBox()
  expect((list?.x ?? -1) >= 0 && (list?.x ?? 0) + (list?.width ?? 0) <= 320).toBe(true)

  await page.goto(paths.partner(partner))
  await page
    .getByRole('link', { name: /^Ask for Information/ })
    .first()
    .tap()
  const dialog = page.getByRole('dialog')
  await dialog.waitFor()
  expect(await beyondTheEdge(page)).toEqual([])
  const submit = dialog.getByRole('button', { name: 'Submit' })
  await submit.scrollIntoViewIfNeeded()
  const box = await submit.boundingBox()
  expect((box?.height ?? 0) >= 44 && (box?.x ?? 0) + (box?.width ?? 0) <= 320).toBe(true)
})

journey('nothing moves for those who asked for less motion', async ({ open }) => {
  const [partner] = await samplePartners()
  if (!partner) throw new Error('The sample directory is empty')
  const page = await open({ reducedMotion: 'reduce' })
  await page.goto(paths.partner(partner))
  await page
    .getByRole('link', { name: /^Ask for Information/ })
    .first()
    .click()
  await page.getByRole('dialog').waitFor()
  await page.getByRole('button', { name: 'Submit' }).click()
  await page.locator('.toast').waitFor()
  const moving = await page.evaluate(() =>
    document
      .getAnimations()
      .filter((animation) => Number(animation.effect?.getComputedTiming().duration) > 0),
  )
  expect(moving).toEqual([])
})
