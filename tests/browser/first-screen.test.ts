import type { Page } from 'playwright'
import { expect } from 'vitest'
import { paths } from '../../src/shared/paths.ts'
import { journey } from './support/journey.ts'

/** Of each kind: by place, code, name and service; cities with and without featured partners; states. */
const LISTS = [
  ...['houston', 'ohio', 'wren', 'herrera', '28801', '90001', 'm5v 2t6', 'toronto', 'nashville tn'],
  ...['green burial texas', 'pet cremation in ohio', 'cook county', 'cremation near boise'],
].map((query) => paths.search(query))
const PLACES = [
  paths.state('Texas'),
  paths.state('Ontario'),
  paths.state('California'),
  paths.city('Texas', 'Houston'),
  paths.city('Ontario', 'Toronto'),
  paths.city('Illinois', 'Chicago'),
  paths.city('North Carolina', 'Asheville'),
]

/** In CSS pixels, the notice of the sample directory left aside. */
async function readLayout(page: Page, path: string) {
  await page.goto(path)
  return page.evaluate(() => {
    for (const notice of document.querySelectorAll('.page-notice')) notice.remove()
    const seen = (selector: string) =>
      [...document.querySelectorAll(`main ${selector}`)].filter((one) => one.checkVisibility())
    const rows = seen('.row').map((row) => Math.round(row.getBoundingClientRect().height))
    return {
      numbers: seen('.phone').map((one) => Math.round(one.getBoundingClientRect().bottom + scrollY)),
      tallest: Math.max(0, ...rows.slice(0, 5)),
      listTop: Math.round((seen('.row')[0]?.getBoundingClientRect().top ?? 0) + scrollY),
    }
  })
}

journey('two homes with their numbers are on the first screen of a phone (LISTS-5)', async ({ open }) => {
  const page = await open({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })
  for (const path of [...LISTS, ...PLACES]) {
    const { numbers, tallest } = await readLayout(page, path)
    const [first = 9999, second = 0] = numbers
    expect(first, path).toBeLessThanOrEqual(600)
    expect(second, path).toBeLessThanOrEqual(844)
    // A name of two lines takes 24 more.
    expect(tallest, path).toBeLessThanOrEqual(224)
  }
})

journey('on a wide screen a list begins on the first third (LISTS-5)', async ({ open }) => {
  const page = await open({ viewport: { width: 1280, height: 900 } })
  for (const path of [...LISTS, ...PLACES.filter((one) => one.includes('/city/'))])
    expect((await readLayout(page, path)).listTop, path).toBeLessThanOrEqual(335)
})

journey('filter and order of a list open by a switch on phones, without JavaScript too', async ({ open }) => {
  const page = await open({ viewport: { width: 390, height: 844 }, javaScriptEnabled: false })
  await page.goto(paths.search('houston'))
  const service = page.locator('select[name="service"]')
  expect(await service.isVisible()).toBe(false)
  await page.locator('.filter-switch').click()
  await service.selectOption({ index: 1 })
  await page.getByRole('button', { name: 'Show' }).click()
  await page.waitForURL(/service=/)
  // What was chosen stays in sight.
  expect(await page.locator('select[name="service"]').isVisible()).toBe(true)
})
