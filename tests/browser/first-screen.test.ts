import type { Page } from 'playwright'
import { expect } from 'vitest'
import { paths } from '../../src/shared/paths.ts'
import { journey } from './support/journey.ts'

/**
 * Of each kind: by place, code, name and service; a name of many places, a state's that is a city's, a misspelt one, one
 * far from all partners; cities with and without featured partners; states.
 */
const LISTS = [
  ...['houston', 'ohio', 'wren', 'herrera', '28801', '90001', 'm5v 2t6', 'toronto', 'nashville tn'],
  ...['green burial texas', 'pet cremation in ohio', 'cook county', 'cremation near boise', 'marfa'],
  ...['springfield', 'new york', 'huston', 'utqiagvik'],
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
      tallest: Math.max(0, ...rows),
      listTop: Math.round((seen('.row')[0]?.getBoundingClientRect().top ?? 0) + scrollY),
      cutOff: seen('.said').filter((one) => one.scrollWidth > one.clientWidth).length,
      isWider: document.documentElement.scrollWidth > innerWidth,
    }
  })
}

journey('two homes with their numbers are on the first screen of a phone (LISTS-5)', async ({ open }) => {
  const page = await open({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })
  const translated = ['/fr', '/es'].flatMap((locale) => LISTS.map((path) => locale + path))
  for (const path of [...LISTS, ...PLACES, ...translated]) {
    const { numbers, tallest, cutOff, isWider } = await readLayout(page, path)
    const [first = 9999, second = 0] = numbers
    expect(first, path).toBeLessThanOrEqual(600)
    expect(second, path).toBeLessThanOrEqual(844)
    expect(tallest, path).toBeLessThanOrEqual(220)
    expect(cutOff, path).toBe(0)
    expect(isWider, path).toBe(false)
  }
})

journey('on a wide screen a list begins on the first third (LISTS-5)', async ({ open }) => {
  const page = await open({ viewport: { width: 1280, height: 900 } })
  for (const path of [...LISTS, ...PLACES])
    expect((await readLayout(page, path)).listTop, path).toBeLessThanOrEqual(320)
})

journey('filters are a page without JavaScript (LISTS-6)', async ({ open }) => {
  const page = await open({ viewport: { width: 390, height: 844 }, javaScriptEnabled: false })
  await page.goto(paths.search('texas'))
  await page.getByRole('link', { name: 'Filter' }).click()
  await page.waitForURL(/\/filter\?q=texas/)
  await page.getByRole('checkbox', { name: /^Somebody answers day and night/ }).check()
  await page.locator('select[name="language"]').selectOption('spanish')
  await page.getByRole('button', { name: 'Show partners' }).click()
  await page.waitForURL(/\/search\?.*answers=always.*language=spanish/)
  expect(await page.locator('.narrowed').textContent()).toMatch(
    /^Somebody answers day and night, Spanish: \d+ of \d+ partners\./,
  )
})

journey(
  'filters open in a sheet over the list, and its choice is the list’s address (LISTS-6)',
  async ({ open }) => {
    const page = await open({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })
    await page.goto(paths.city('Texas', 'Houston'))
    const filter = page.getByRole('link', { name: 'Filter' })
    await filter.click()
    const sheet = page.getByRole('dialog', { name: 'Filter the list' })
    await sheet.waitFor()
    await page.keyboard.press('Escape')
    await sheet.waitFor({ state: 'hidden' })
    expect(await filter.evaluate((link) => link === document.activeElement)).toBe(true)
    await filter.click()
    await sheet.locator('select[name="sort"]').selectOption('distance')
    await sheet.getByRole('button', { name: 'Show partners' }).click()
    await page.waitForURL(`**${paths.cityList('Texas', 'Houston', 1, { sort: 'distance' })}`)
  },
)

/** Of 20 rows, in bytes: what a family's phone has to take in. */
const MOST_BYTES = 60 * 1024

journey('a search of twenty rows stays below 60 KiB in each language', async ({ open }) => {
  const page = await open()
  for (const path of ['ohio', 'green burial texas', 'pet cremation in ohio', 'texas'].map((query) =>
    paths.search(query),
  ))
    for (const locale of ['', '/fr', '/es']) {
      const response = await page.request.get(locale + path)
      expect((await response.body()).length, locale + path).toBeLessThan(MOST_BYTES)
    }
})
