import type { Page } from 'playwright'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { AdminPartner } from '../../src/shared/partners/admin-partner.ts'
import { paths } from '../../src/shared/paths.ts'
import { soundPicture } from '../values/bad-pictures.ts'
import { type ConsoleProduct, startConsoleProduct } from './support/console-product.ts'
import { journey } from './support/journey.ts'
import { addPartner, cardOf, openScreen, search } from './support/partner-screens.ts'
import { told } from './support/toasts.ts'

let product: ConsoleProduct
beforeAll(async () => {
  product = await startConsoleProduct()
})
afterAll(() => product?.stop())

/** Opens the public page. */
async function visit(page: Page, partner: AdminPartner) {
  const visitor = await page.context().newPage()
  const response = await visitor.goto(paths.partner(partner))
  const status = response?.status()
  const text = await visitor.locator('main').textContent()
  await visitor.close()
  return { status, text }
}

test('the built product cleans a picture in a process of its own', async () => {
  const response = await fetch(`${product.url}/api/admin/uploads`, {
    method: 'POST',
    headers: { 'content-type': 'image/jpeg', authorization: `Bearer ${product.token}` },
    body: new Uint8Array(await soundPicture('jpeg')),
  })
  expect([response.status, await response.json()]).toEqual([201, { url: expect.stringMatching(/\.jpg$/) }])
})

journey('a partner is added by hand, and missing fields are reported (FORM-1, FORM-4)', async ({ open }) => {
  const page = await openScreen(product, open, '/admin/partners')
  await page.getByText('Search to View Partners').waitFor()
  expect(await page.getByRole('button', { name: 'Search Partners' }).isDisabled()).toBe(true)
  expect(await page.getByRole('button', { name: 'Export Results' }).isDisabled()).toBe(true)
  expect(await page.getByRole('button', { name: 'Clear', exact: true }).count()).toBe(0)
  await page.getByRole('link', { name: 'Add Partner' }).click()
  await page.getByRole('heading', { level: 1, name: 'Add Partner' }).waitFor()
  await page.getByRole('heading', { name: 'Basic Information' }).waitFor()
  await page.getByRole('heading', { name: 'Business Details' }).waitFor()
  expect(await page.getByLabel('Number of Locations').inputValue()).toBe('1')
  expect(await page.getByLabel('Annual Cremations').inputValue()).toBe('0')
  expect(await page.getByLabel('Active', { exact: true }).isChecked()).toBe(true)
  expect(await page.getByLabel('Priority Partner').isChecked()).toBe(false)

  await page.getByRole('button', { name: 'Create Partner' }).click()
  await page.getByText('Business name is required').waitFor()
  await page.getByRole('button', { name: 'Generate with AI' }).first().click()
  await told(page, 'Missing Information')
  await told(page, 'Please fill in partner name, address, city, and state first')

  await page.getByLabel('Business Name').fill('Linden Row Chapel')
  await page.getByLabel('Phone Number').fill('(828) 555-0160')
  await page.getByLabel('Address').fill('7 Linden Row')
  await page.getByLabel('City').fill('Asheville')
  await page.getByLabel('State').fill('NC')
  await page.getByLabel('ZIP Code').fill('28801')
  await page.getByLabel('Logo URL').fill('pictures/logo.png')
  await page.getByRole('button', { name: 'Generate with AI' }).first().click()
  await told(page, 'Description generated successfully')
  await page.getByText('Written by the built-in writer. Please read it before you save.').waitFor()
  await page.getByRole('button', { name: 'Generate with AI' }).last().click()
  await told(page, 'Long description generated successfully')
  await page.getByRole('button', { name: 'Create Partner' }).click()
  await page.getByText('Logo URL must be a valid URL or relative path').waitFor()
  await page.getByLabel('Logo URL').fill('')
  await page.getByLabel('Number of Locations').fill('')
  await page.getByRole('button', { name: 'Create Partner' }).click()
  await told(page, 'Partner created successfully')
  await page.waitForURL('**/admin/partners')

  await search(page, 'linden row')
  const partner = await added('Linden Row Chapel')
  expect(partner).toMatchObject({ locationCount: 1, annualCremations: 0, isActive: true, isPriority: false })
  await cardOf(page, partner.name).getByText('Asheville, NC 28801').waitFor()
  expect((await visit(page, partner)).text).toContain('Linden Row Chapel')
})

const added = async (name: string) => {
  const q = encodeURIComponent(name)
  const [partner] = await product.call<AdminPartner[]>('GET', `/api/admin/partners/search?q=${q}`)
  if (!partner) throw new Error(`There is no partner ${name}`)
  return partner
}

journey('one partner is deleted after a question, and comes back from the history', async ({ open }) => {
  const partner = await addPartner(product, { name: 'Farewell House' })
  const page = await openScreen(product, open, '/admin/partners', { expects: [404] })
  await search(page, 'Farewell House')
  await page.getByRole('button', { name: 'Delete Farewell House' }).click()
  const dialog = page.getByRole('alertdialog', { name: 'Delete Partner' })
  await dialog
    .getByText('Are you sure you want to delete this partner? It can be restored for 30 days.', {
      exact: true,
    })
    .waitFor()
  await dialog.getByRole('button', { name: 'Cancel' }).click()
  await dialog.waitFor({ state: 'detached' })
  expect((await visit(page, partner)).status).toBe(200)

  await page.getByRole('button', { name: 'Delete Farewell House' }).click()
  await dialog.getByRole('button', { name: 'Delete', exact: true }).click()
  await told(page, 'Partner deleted successfully')
  await page.getByRole('heading', { name: 'No partners found.' }).waitFor()
  await page.getByText('Try adjusting your search criteria.').waitFor()
  expect((await visit(page, partner)).status).toBe(404)

  await page.getByRole('link', { name: 'History', exact: true }).click()
  await page.getByText('Margaret Hale deleted Farewell House').waitFor()
  await page.getByRole('tab', { name: 'Deleted partners' }).click()
  await page.getByRole('button', { name: 'Restore Farewell House' }).click()
  await told(page, 'Restored Farewell House')
  await page.getByRole('tab', { name: 'Changes' }).click()
  await page.getByText('Margaret Hale restored Farewell House').waitFor()
  expect(await visit(page, partner)).toMatchObject({ status: 200 })
})

journey('several are deleted after a question, and brought back by one undo', async ({ open }) => {
  const names = ['Quarry One', 'Quarry Two', 'Quarry Three']
  const partners = await Promise.all(names.map((name) => addPartner(product, { name })))
  const page = await openScreen(product, open, '/admin/partners', { expects: [404] })
  await search(page, 'Quarry')
  await page.getByRole('button', { name: 'Select All', exact: true }).click()
  await page.getByText('3 selected', { exact: true }).waitFor()
  // With fewer than all the bar also has Deselect All.
  await page.setViewportSize({ width: 768, height: 900 })
  await page.locator('.partner').first().getByRole('checkbox').uncheck()
  await page.getByText('2 selected', { exact: true }).waitFor()
  const tops = await page
    .locator('.selection-bar .button')
    .evaluateAll((buttons) => buttons.map((button) => button.getBoundingClientRect().top))
  expect([tops.length, new Set(tops).size]).toEqual([4, 1])
  await page.locator('.partner').first().getByRole('checkbox').check()
  await page.setViewportSize({ width: 1280, height: 900 })
  await page.getByRole('button', { name: 'Delete Selected', exact: true }).click()
  const dialog = page.getByRole('alertdialog', { name: 'Delete Selected Partners' })
  await dialog
    .getByText('Are you sure you want to delete 3 partners? They can be restored for 30 days.', {
      exact: true,
    })
    .waitFor()
  await dialog.getByRole('button', { name: 'Delete', exact: true }).click()
  await told(page, 'Deleted 3 partners successfully')
  await page.getByRole('heading', { name: 'No partners found.' }).waitFor()
  for (const partner of partners) expect((await visit(page, partner)).status).toBe(404)
  await page.getByRole('button', { name: 'Undo', exact: true }).click()
  await told(page, 'Undid 3 changes')
  await page.getByRole('heading', { name: /^Found 3 partners/ }).waitFor()
  for (const partner of partners) expect((await visit(page, partner)).status).toBe(200)
})

journey('leaving with unsaved input asks first', async ({ open }) => {
  const partner = await addPartner(product, { name: 'Unsaved House' })
  const page = await openScreen(product, open, `/admin/partners/${partner.id}/edit`)
  await page.getByText('Update information for Unsaved House').waitFor()
  await page.getByLabel('City').fill('Weaverville')
  await page.getByRole('link', { name: 'Dashboard' }).click()
  const dialog = page.getByRole('alertdialog', { name: 'Leave without saving?' })
  await dialog.getByText('Your changes on this screen have not been saved.').waitFor()
  await dialog.getByRole('button', { name: 'Stay' }).click()
  await dialog.waitFor({ state: 'detached' })
  expect(await page.getByLabel('City').inputValue()).toBe('Weaverville')
  expect(new URL(page.url()).pathname).toBe(`/admin/partners/${partner.id}/edit`)

  // Closing a tab opens the browser's own dialog.
  const asked = page.waitForEvent('dialog')
  await page.evaluate(() => setTimeout(() => location.reload()))
  const browserDialog = await asked
  expect(browserDialog.type()).toBe('beforeunload')
  await browserDialog.dismiss()
  expect(await page.getByLabel('City').inputValue()).toBe('Weaverville')

  await page.getByRole('link', { name: 'Dashboard' }).click()
  await dialog.getByRole('button', { name: 'Leave' }).click()
  await page.waitForURL('**/admin/dashboard')
  expect((await added('Unsaved House')).city).toBe('Asheville')

  // Nothing to ask once saved.
  await page.goto(`/admin/partners/${partner.id}/edit`)
  await page.getByLabel('City').fill('Weaverville')
  await page.keyboard.press('Control+s')
  await told(page, 'Partner updated successfully')
  await page.getByRole('link', { name: 'Dashboard' }).click()
  await page.waitForURL('**/admin/dashboard')
  expect((await added('Unsaved House')).city).toBe('Weaverville')
})
