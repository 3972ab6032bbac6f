import type { Page } from 'playwright'
import { afterAll, beforeAll, expect } from 'vitest'
import type { AdminPartner } from '../../src/shared/partners/admin-partner.ts'
import { paths } from '../../src/shared/paths.ts'
import { type ConsoleProduct, startConsoleProduct } from './support/console-product.ts'
import { journey } from './support/journey.ts'
import { addPartner, cardOf, openScreen } from './support/partner-screens.ts'
import { told } from './support/toasts.ts'

let product: ConsoleProduct
beforeAll(async () => {
  product = await startConsoleProduct()
  for (const name of ['Alder Chapel', 'Birch Chapel', 'Cedar Chapel', 'Dogwood Chapel'])
    await addPartner(product, { name })
})
afterAll(() => product?.stop())

const partners = () => product.call<AdminPartner[]>('GET', '/api/admin/partners')

/** The focused element's label, text or field name. */
const focused = (page: Page) =>
  page.evaluate(() => {
    const element = document.activeElement
    const label = element instanceof HTMLInputElement ? element.labels?.[0]?.textContent : null
    return element?.getAttribute('aria-label') ?? label ?? element?.textContent?.trim() ?? ''
  })

/** Presses Tab until the named element has focus. */
async function tabTo(page: Page, name: string, key = 'Tab') {
  const passed: string[] = []
  while (passed.length < 80) {
    await page.keyboard.press(key)
    const now = await focused(page)
    if (now === name) return
    passed.push(now)
  }
  throw new Error(`Tab never came to "${name}", but past ${passed.join(' | ')}`)
}

journey('search, select, bulk edit and undo by the keyboard alone', async ({ open }) => {
  const page = await openScreen(product, open, '/admin/partners')
  await page.getByText('Search to View Partners').waitFor()
  await page.keyboard.press('/')
  await page.locator('input:focus').waitFor()
  await page.keyboard.type('chapel')
  await page.keyboard.press('Enter')
  await page.getByRole('heading', { name: /^Found 4 partners/ }).waitFor()

  // Down the list: two selected, then the range to a third.
  // Until all ids are known it is disabled, and Tab would pass it by.
  await page.getByRole('button', { name: 'Select All' }).and(page.locator(':enabled')).waitFor()
  await tabTo(page, 'Select All')
  await page.keyboard.press('j')
  await expect.poll(() => page.locator('.partner:focus h3').textContent()).toBe('Alder Chapel')
  await page.keyboard.press('j')
  await expect.poll(() => page.locator('.partner:focus h3').textContent()).toBe('Birch Chapel')
  await page.keyboard.press('x')
  await page.getByText('1 selected', { exact: true }).waitFor()
  await page.keyboard.press('j')
  await expect.poll(() => page.locator('.partner:focus h3').textContent()).toBe('Cedar Chapel')
  await page.keyboard.press('j')
  await expect.poll(() => page.locator('.partner:focus h3').textContent()).toBe('Dogwood Chapel')
  await page.keyboard.press('Shift+X')
  await page.getByText('3 selected', { exact: true }).waitFor()

  await tabTo(page, 'Bulk Edit')
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Bulk Edit' })
  await dialog
    .getByText('Edit 3 selected partners. Only the fields you fill will be updated.', { exact: true })
    .waitFor()
  // Escape closes it and returns the focus.
  await page.keyboard.press('Escape')
  await dialog.waitFor({ state: 'detached' })
  await expect.poll(() => focused(page)).toBe('Bulk Edit')
  await page.keyboard.press('Enter')
  await expect.poll(() => dialog.locator(':focus').count()).toBe(1)
  await tabTo(page, 'Website')
  await page.keyboard.type('https://grove.example')
  await page.keyboard.press('Enter')
  await told(page, 'Updated 3 partners successfully')
  await dialog.waitFor({ state: 'detached' })
  expect((await partners()).filter(({ website }) => website === 'https://grove.example').length).toBe(3)

  // The focus is on the results, near the undo.
  await expect.poll(() => focused(page)).toMatch(/^Found 4 partners/)
  await page.getByRole('button', { name: 'Undo' }).and(page.locator(':enabled')).waitFor()
  await tabTo(page, 'Undo', 'Shift+Tab')
  await page.keyboard.press('Enter')
  await told(page, 'Undid 3 changes')
  expect((await partners()).filter(({ website }) => website !== null)).toEqual([])
})

journey('a partner is opened, saved and left by the keyboard alone', async ({ open }) => {
  const page = await openScreen(product, open, '/admin/partners?q=chapel')
  await cardOf(page, 'Alder Chapel').waitFor()
  await page.keyboard.press('j')
  await expect.poll(() => page.locator('.partner:focus h3').textContent()).toBe('Alder Chapel')
  await page.keyboard.press('e')
  await page.getByText('Update information for Alder Chapel').waitFor()
  await expect.poll(() => focused(page)).toBe('Edit Partner')
  await tabTo(page, 'Partner Since')
  await page.keyboard.type('May 2021')
  await page.keyboard.press('Control+s')
  await told(page, 'Partner updated successfully')
  await page.getByRole('button', { name: 'Update Partner' }).and(page.locator(':enabled')).waitFor()
  await tabTo(page, 'Cancel')
  await page.keyboard.press('Enter')
  await page.waitForURL('**/admin/partners?q=chapel')
  await expect.poll(() => page.locator('.partner:focus h3').textContent()).toBe('Alder Chapel')
})

journey('search, edit and save on a telephone', async ({ open }) => {
  const viewport = { width: 360, height: 740 }
  const page = await openScreen(product, open, '/admin', { viewport, hasTouch: true, isMobile: true })
  await page.getByRole('heading', { level: 1, name: 'Admin Dashboard' }).waitFor()
  await page.getByText('Menu', { exact: true }).tap()
  await page.getByRole('navigation').getByRole('link', { name: 'Partners' }).tap()
  await page.getByRole('heading', { level: 1, name: 'Partner Management' }).waitFor()
  await page.getByLabel('State').selectOption('North Carolina')
  await page.getByRole('button', { name: 'Search Partners' }).tap()
  await page.getByRole('heading', { name: 'Found 4 partners in North Carolina' }).waitFor()
  await cardOf(page, 'Cedar Chapel').getByRole('link', { name: 'Edit Cedar Chapel' }).tap()
  await page.getByText('Update information for Cedar Chapel').waitFor()
  const phone = page.getByLabel('Phone Number')
  await phone.tap()
  await phone.fill('(828) 555-0177')
  const save = page.getByRole('button', { name: 'Update Partner' })
  expect((await save.boundingBox())?.height).toBeGreaterThanOrEqual(44)
  await save.tap()
  await told(page, 'Partner updated successfully')
  await page.waitForURL('**/admin/partners?state=North+Carolina')
  await cardOf(page, 'Cedar Chapel').getByText('(828) 555-0177').waitFor()
  const cedar = (await partners()).find(({ name }) => name === 'Cedar Chapel')
  if (!cedar) throw new Error('Cedar Chapel is gone')
  await page.goto(paths.partner(cedar))
  await page.getByRole('link', { name: '(828) 555-0177' }).first().waitFor()
})
