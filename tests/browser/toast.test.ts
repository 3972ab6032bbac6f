import type { Page } from 'playwright'
import { expect } from 'vitest'
import { paths } from '../../src/shared/paths.ts'
import { journey } from './support/journey.ts'
import { samplePartners } from './support/sample.ts'
import { stopClock, untilToast } from './support/toasts.ts'

/** The page shows it when idle, or after two seconds. */
async function showToast(page: Page): Promise<void> {
  await page.clock.runFor(3000)
  await untilToast(page)
}

journey('a toast is swiped away to the right past 50 px, not before (SITE-6)', async ({ open }) => {
  const page = await open()
  await stopClock(page)
  await page.goto('/search?q=qqxzzy')
  const toast = page.locator('.toast')
  await showToast(page)
  const box = await toast.boundingBox()
  if (!box) throw new Error('The toast is not drawn')
  const drag = async (distance: number) => {
    const [x, y] = [box.x + 60, box.y + box.height / 2]
    await page.mouse.move(x, y)
    await page.mouse.down()
    await page.mouse.move(x + distance / 2, y)
    await page.mouse.move(x + distance, y)
    await page.mouse.up()
  }
  await drag(40)
  expect(await toast.getAttribute('data-state')).toBe(null)
  await drag(60)
  await expect.poll(() => toast.count()).toBe(0)
})

journey(
  'a toast goes by itself, waits while the pointer rests on it, and closes by its button (SITE-6)',
  async ({ open }) => {
    const page = await open()
    await stopClock(page)
    await page.goto('/search?q=qqxzzy')
    const toast = page.locator('.toast')
    await showToast(page)
    await toast.hover()
    await page.clock.runFor(10_000)
    expect(await toast.count()).toBe(1)
    await page.mouse.move(5, 5)
    await page.clock.runFor(5500)
    await expect.poll(() => toast.count()).toBe(0)
  },
)

journey('one toast at a time: the newer takes the place of the older (SITE-6)', async ({ open }) => {
  const [partner] = await samplePartners()
  if (!partner) throw new Error('The sample directory is empty')
  const page = await open()
  await stopClock(page)
  await page.goto(paths.partner(partner))
  await page
    .getByRole('link', { name: /^Ask for Information/ })
    .first()
    .click()
  const submit = page.getByRole('dialog').getByRole('button', { name: 'Submit' })
  await submit.click()
  await untilToast(page)
  const toast = page.locator('.toast')
  const first = await toast.elementHandle()
  await submit.click()
  await expect.poll(() => first?.evaluate((element) => element.isConnected)).toBe(false)
  await expect.poll(() => toast.count()).toBe(1)
  expect(await toast.textContent()).toContain('Missing Information')
})
