import type { Page } from 'playwright'
import { expect } from 'vitest'
import { paths } from '../../src/shared/paths.ts'
import { journey } from './support/journey.ts'
import { samplePartners } from './support/sample.ts'
import { stopClock, untilToast } from './support/toasts.ts'

const focused = (page: Page) =>
  page.evaluate(() => {
    const element = document.activeElement
    return element?.getAttribute('name') ?? element?.getAttribute('class') ?? element?.textContent ?? ''
  })

journey('the first Tab offers to skip to the content', async ({ open }) => {
  const page = await open()
  await page.goto('/')
  await page.keyboard.press('Tab')
  const skip = page.getByRole('link', { name: 'Skip to content' })
  await expect.poll(() => skip.evaluate((link) => link === document.activeElement)).toBe(true)
  await expect.poll(async () => (await skip.boundingBox())?.y ?? -1).toBeGreaterThanOrEqual(0)
  await page.keyboard.press('Enter')
  await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('main')
})

journey(
  'the inquiry dialog holds the focus, F8 reaches the notice, and both give it back (SITE-6)',
  async ({ open }) => {
    const [partner] = await samplePartners()
    if (!partner) throw new Error('The sample directory is empty')
    const page = await open()
    await stopClock(page)
    await page.goto(paths.partner(partner))
    const opener = page.getByRole('link', { name: /^Ask for Information/ }).first()
    await opener.focus()
    await page.keyboard.press('Enter')
    const dialog = page.getByRole('dialog')
    await dialog.waitFor()
    await expect.poll(() => focused(page)).toBe('name')

    const isInside = () => dialog.evaluate((element) => element.contains(document.activeElement))
    for (let press = 0; press < 8; press += 1) {
      await page.keyboard.press(press % 3 === 2 ? 'Shift+Tab' : 'Tab')
      expect(await isInside()).toBe(true)
    }

    await dialog.getByLabel('Name').focus()
    await page.keyboard.press('Enter')
    await untilToast(page)
    const toast = page.locator('.toast')
    await page.keyboard.press('F8')
    await expect.poll(() => focused(page)).toBe('toast-region')
    await page.keyboard.press('Tab')
    await expect.poll(() => focused(page)).toBe('toast-close')
    await page.keyboard.press('Enter')
    await expect.poll(() => toast.count()).toBe(0)
    await expect.poll(() => focused(page)).toBe('name')

    await page.clock.resume()
    await page.keyboard.press('Escape')
    await expect.poll(() => dialog.count()).toBe(0)
    await expect.poll(() => opener.evaluate((link) => link === document.activeElement)).toBe(true)
  },
)

journey('a tooltip opens on focus and Escape puts it away', async ({ open }) => {
  const [partner] = await samplePartners()
  if (!partner) throw new Error('The sample directory is empty')
  const page = await open()
  await page.goto(paths.city(partner.state, partner.city))
  const word = page.locator('.tooltip').first()
  const isExplained = () =>
    word.evaluate((element) => getComputedStyle(element, '::after').visibility === 'visible')
  expect(await isExplained()).toBe(false)
  await word.focus()
  // After a key press, script focus counts as keyboard focus.
  await page.keyboard.press('Shift')
  await expect.poll(isExplained).toBe(true)
  await page.keyboard.press('Escape')
  await expect.poll(isExplained).toBe(false)
  expect(await word.evaluate((element) => element === document.activeElement)).toBe(true)
})

journey('questions open and close each by itself (FAQ-3)', async ({ open }) => {
  const [partner] = await samplePartners()
  if (!partner) throw new Error('The sample directory is empty')
  const page = await open()
  await page.goto(paths.partner(partner))
  const questions = page.locator('.faq details')
  expect(await questions.count()).toBeGreaterThan(1)
  for (const index of [0, 1]) {
    await questions.nth(index).locator('summary').focus()
    await page.keyboard.press('Enter')
  }
  const areOpen = () => questions.evaluateAll((all) => all.slice(0, 2).map((one) => one.hasAttribute('open')))
  await expect.poll(areOpen).toEqual([true, true])
  await page.keyboard.press('Space')
  await expect.poll(areOpen).toEqual([true, false])
})
