import { expect } from 'vitest'
import { paths } from '../../src/shared/paths.ts'
import { isTranslated, localePath } from '../../src/shared/text/languages.ts'
import { beyondTheEdge } from './support/beyond-the-edge.ts'
import { journey } from './support/journey.ts'
import { largeCity, samplePartners } from './support/sample.ts'
import { publicScreens } from './support/screens.ts'
import { told } from './support/toasts.ts'

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

journey('on phones the map of a list opens by a switch above the list (MAP-1)', async ({ open }) => {
  const { city, state } = await largeCity()
  const page = await open({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })
  await page.goto(paths.city(state, city))
  const map = page.locator('.list-map-body')
  expect(await map.isVisible()).toBe(false)
  const mapSwitch = page.locator('.map-switch')
  const [top, listTop] = await Promise.all([mapSwitch.boundingBox(), page.locator('#list').boundingBox()])
  expect(top?.y ?? 9999).toBeLessThan(listTop?.y ?? 0)
  await mapSwitch.tap()
  await expect.poll(() => map.isVisible()).toBe(true)
  await page.setViewportSize({ width: 1280, height: 900 })
  expect([await mapSwitch.isVisible(), await map.isVisible()]).toEqual([false, true])
})

// WCAG 2.2, 1.4.4: 360 px are 180 px at 200 %. In French, whose words are the longest.
journey('on phones nothing is cut off at letters of twice the size', async ({ open }) => {
  const page = await open({ viewport: { width: 180, height: 370 }, expects: [404] })
  const found: Record<string, string[]> = {}
  for (const { name, path } of await publicScreens()) {
    await page.goto(isTranslated(path) ? localePath('fr', path) : path)
    const beyond = await beyondTheEdge(page)
    if (beyond.length > 0) found[name] = beyond
  }
  expect(found).toEqual({})
})

journey('words that are longer than a line go on in the next one', async ({ open }) => {
  const { city, state } = await largeCity()
  const [partner] = await samplePartners()
  if (!partner) throw new Error('The sample directory is empty')
  const page = await open({ viewport: { width: 360, height: 740 } })
  for (const path of [paths.partner(partner), paths.city(state, city), paths.report(partner.slug)]) {
    await page.goto(path)
    await page.evaluate(() => {
      const texts = 'h1, .crumbs a, .row h3 a, .prose p, .badges .badge, .row-text, .buttons a'
      for (const element of document.querySelectorAll(texts)) element.textContent = 'Bestattung'.repeat(9)
    })
    expect(await beyondTheEdge(page), path).toEqual([])
  }
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
  await told(page, 'Missing Information')
  const moving = await page.evaluate(() =>
    document
      .getAnimations()
      .filter((animation) => Number(animation.effect?.getComputedTiming().duration) > 0),
  )
  expect(moving).toEqual([])
})

journey('four partners on a shortlist scroll sideways in their own box', async ({ open }) => {
  const four = (await samplePartners()).slice(0, 4).map(({ slug }) => slug)
  const page = await open({ viewport: { width: 360, height: 800 }, hasTouch: true, isMobile: true })
  await page.goto(paths.shortlist(four))
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360)
})
