import { expect } from 'vitest'
import { journey } from './journey.ts'

// Spec, section 9: at most 1 shown at a time; 5000 ms; swipe to the right past 50 px.
journey('a toast is swiped away to the right past 50 px, not before', async ({ open }) => {
  const page = await open()
  await page.goto('/search?q=qqxzzy')
  const toast = page.locator('.toast')
  await toast.waitFor()
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
  expect(await toast.getAttribute('data-state')).toBe('open')
  await drag(60)
  await expect.poll(() => toast.count()).toBe(0)
})

journey(
  'a toast goes by itself, waits while the pointer rests on it, and closes by its button',
  async ({ open }) => {
    const page = await open()
    await page.clock.install()
    await page.goto('/search?q=qqxzzy')
    const toast = page.locator('.toast')
    await page.clock.runFor(1000)
    await toast.waitFor()
    await toast.hover()
    await page.clock.runFor(10_000)
    expect(await toast.count()).toBe(1)
    await page.mouse.move(5, 5)
    await page.clock.runFor(5500)
    await expect.poll(() => toast.count()).toBe(0)
  },
)
