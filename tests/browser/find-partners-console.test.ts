import { readFile } from 'node:fs/promises'
import type { Page } from 'playwright'
import { afterAll, beforeAll, expect } from 'vitest'
import type { AdminPartner } from '../../src/shared/partners/admin-partner.ts'
import type { PartnerView } from '../../src/shared/partners/partner-view.ts'
import { type ConsoleProduct, startConsoleProduct } from './support/console-product.ts'
import { journey } from './support/journey.ts'
import { addPartner, openScreen, search } from './support/partner-screens.ts'
import { told } from './support/toasts.ts'

let product: ConsoleProduct
beforeAll(async () => {
  product = await startConsoleProduct()
  await addPartner(product, {
    name: 'Harbor Rest',
    phone: '(828) 555-0171',
    website: 'https://harbor.example',
  })
  await addPartner(product, { name: 'Meadow House', phone: '(828) 555-0172' })
  await addPartner(product, { name: 'Quill Chapel', phone: '(828) 555-0173', email: 'office@quill.example' })
})
afterAll(() => product?.stop())

const stored = async (name: string) => {
  const partners = await product.call<AdminPartner[]>('GET', '/api/admin/partners')
  return partners.find((partner) => partner.name === name) as AdminPartner
}
const found = (page: Page, text: string | RegExp) =>
  page.getByRole('heading', { level: 2, name: text }).waitFor()
const cell = (page: Page, row: number, column: number) =>
  page.locator(`td[data-row="${row}"][data-column="${column}"]`)
const download = async (page: Page, name: string) => {
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name, exact: true }).click(),
  ])
  return readFile(await file.path(), 'utf8')
}

journey('from a telephone number to a corrected list (LIST-5, LIST-6, LIST-9)', async ({ open }) => {
  const page = await openScreen(product, open, '/admin/partners', { expects: [400] })
  await search(page, '0171')
  await found(page, /^Found 1 partner for “0171”/)
  await page.locator('.partner').getByText('Harbor Rest').waitFor()

  // Filters apply at once and stand in the address.
  await page.getByRole('button', { name: 'Clear', exact: true }).click()
  await page.getByText('Filters', { exact: true }).click()
  await page.getByLabel('E-mail', { exact: true }).check()
  await found(page, /^Found 2 partners/)
  await expect.poll(() => new URL(page.url()).search).toBe('?lacks=email')
  await page.getByLabel('Shown to the public').selectOption('Inactive')
  await found(page, 'No partners found.')
  // The new filter's chip lifts it again.
  await page.getByRole('button', { name: 'Remove the filter Inactive' }).click()
  await found(page, /^Found 2 partners/)
  await page.getByRole('button', { name: 'Remove the filter Without: E-mail' }).waitFor()
  await page.goBack()
  await found(page, 'No partners found.')
  await page.goBack()
  await found(page, /^Found 2 partners/)
  await expect.poll(() => page.getByLabel('E-mail', { exact: true }).isChecked()).toBe(true)

  // A cell of the table, by keyboard.
  await page.getByRole('button', { name: 'Table', exact: true }).click()
  const grid = page.getByRole('grid', { name: 'Partners' })
  await expect.poll(() => grid.getByRole('row').count()).toBe(3)
  await cell(page, 0, 1).focus()
  for (const key of ['ArrowDown', 'ArrowRight', 'ArrowRight', 'ArrowRight', 'Enter'])
    await page.keyboard.press(key)
  const phone = page.getByRole('textbox', { name: 'Phone Number of Meadow House' })
  await phone.fill('12')
  await page.keyboard.press('Enter')
  await grid.getByRole('alert').getByText('is not a telephone number').waitFor()
  await page.keyboard.press('Escape')
  await phone.waitFor({ state: 'detached' })
  await expect.poll(() => cell(page, 1, 4).textContent()).toBe('(828) 555-0172')
  for (const key of ['ArrowRight', 'ArrowRight', 'Enter']) await page.keyboard.press(key)
  await page.keyboard.type('www.meadow.example')
  await page.keyboard.press('Enter')
  await page.getByText('Website of Meadow House was changed.').waitFor()
  expect(await stored('Meadow House')).toMatchObject({ website: 'https://www.meadow.example' })
  await expect.poll(() => cell(page, 1, 6).textContent()).toBe('https://www.meadow.example')
  await expect
    .poll(() => page.evaluate(() => ({ ...(document.activeElement as HTMLElement).dataset })))
    .toEqual({ row: '1', column: '6' })

  // A saved view.
  await page.getByRole('button', { name: 'Save This View' }).click()
  await page.getByRole('textbox', { name: 'Name', exact: true }).fill('To call')
  await page.getByRole('button', { name: 'Save View' }).click()
  await told(page, 'View saved')
  // However many there are, they keep to one row, and nothing below moves.
  const [view] = await product.call<PartnerView[]>('GET', '/api/admin/partner-views')
  for (let n = 1; n <= 12; n += 1) {
    const body = { name: `View number ${n}`, isShared: false, filters: view?.filters }
    await product.call('POST', '/api/admin/partner-views', body)
  }
  const height = () => page.locator('.saved-views').evaluate((nav) => nav.getBoundingClientRect().height)
  const heightBefore = await height()
  await page.goto('/admin/partners')
  await page.getByRole('link', { name: 'View number 12' }).waitFor()
  await expect.poll(height).toBe(heightBefore)
  const tops = () =>
    page
      .locator('.saved-views li')
      .evaluateAll((items) => new Set(items.map((item) => item.getBoundingClientRect().top)).size)
  await expect.poll(tops).toBe(1)
  await page.getByRole('link', { name: 'To call' }).click()
  await found(page, /^Found 2 partners/)
  await expect.poll(() => new URL(page.url()).search).toBe('?lacks=email')

  // The selection: exported, then cleared of a field, then undone.
  await cell(page, 0, 1).focus()
  await page.keyboard.press('Space')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Shift+Space')
  await page.getByText('2 selected', { exact: true }).waitFor()
  await page.getByRole('button', { name: 'Export Selected' }).click()
  const file = await download(page, 'All Columns')
  await told(page, 'Exported 2 partners to CSV')
  expect(file).toMatch(/^\ufeffid,slug,name,address,/)
  expect(file.trim().split('\r\n')).toHaveLength(3)
  await page.getByRole('button', { name: 'Bulk Edit', exact: true }).click()
  await page.getByRole('button', { name: 'More Fields' }).click()
  await page.getByRole('dialog').getByRole('checkbox', { name: 'Clear Website' }).check()
  await page.getByRole('button', { name: 'Update Partners' }).click()
  await told(page, 'Updated 2 partners successfully')
  expect([(await stored('Harbor Rest')).website, (await stored('Meadow House')).website]).toEqual([
    null,
    null,
  ])
  await page.getByRole('button', { name: 'Undo', exact: true }).click()
  await told(page, 'Undid 2 changes')
  expect((await stored('Harbor Rest')).website).toBe('https://harbor.example')

  await page.getByRole('button', { name: 'Delete the view To call' }).click()
  await page.getByRole('button', { name: 'Delete', exact: true }).click()
  await told(page, 'View deleted')
  await page.getByRole('link', { name: 'To call' }).waitFor({ state: 'detached' })
})

journey('two people change one cell (FORM-2, LIST-9)', async ({ open }) => {
  const page = await openScreen(product, open, '/admin/partners?q=quill', { expects: [409] })
  await found(page, /^Found 1 partner/)
  await page.getByRole('button', { name: 'Table', exact: true }).click()
  const { id } = await stored('Quill Chapel')
  await product.call('PUT', `/api/admin/partners/${id}`, { city: 'Weaverville' })
  const write = async (text: string) => {
    await cell(page, 0, 2).dblclick()
    await page.getByRole('textbox', { name: 'City of Quill Chapel' }).fill(text)
    await page.keyboard.press('Enter')
  }
  await write('Boone')
  const dialog = page.getByRole('dialog', { name: 'Changed by Two People' })
  await dialog.getByText('Weaverville').waitFor()
  await dialog.getByRole('button', { name: 'Keep Theirs' }).click()
  await expect.poll(() => cell(page, 0, 2).textContent()).toBe('Weaverville')
  await product.call('PUT', `/api/admin/partners/${id}`, { city: 'Asheville' })
  await write('Boone')
  await dialog.getByRole('button', { name: 'Save Mine' }).click()
  await page.getByText('City of Quill Chapel was changed.').waitFor()
  expect((await stored('Quill Chapel')).city).toBe('Boone')
})

journey('more than 100 are deleted only after their number was typed (LIST-10)', async ({ open }) => {
  const rows = Array.from({ length: 101 }, (_, at) => ({
    name: `Orchard ${at}`,
    phone: '(828) 555-0142',
    address: `${at + 1} Merrimon Avenue`,
    city: 'Asheville',
    state: 'North Carolina',
    zipCode: '28801',
  }))
  await product.call('POST', '/api/admin/partners/bulk', { partners: rows })
  const page = await openScreen(product, open, '/admin/partners?q=orchard')
  await found(page, /^Found 101 partners/)
  await page.getByRole('button', { name: 'Select All', exact: true }).click()
  await page.getByText('101 selected', { exact: true }).waitFor()
  await page.getByRole('button', { name: 'Delete Selected' }).click()
  const dialog = page.getByRole('alertdialog', { name: 'Delete Selected Partners' })
  await dialog.getByText('They can be restored for 30 days.').waitFor()
  const remove = dialog.getByRole('button', { name: 'Delete', exact: true })
  expect(await remove.isDisabled()).toBe(true)
  await dialog.getByLabel('Type 101 to delete them').fill('100')
  expect(await remove.isDisabled()).toBe(true)
  // After a failure the number is asked for again.
  await page.route('**/bulk-delete', (route) => route.abort(), { times: 1 })
  await dialog.getByLabel('Type 101 to delete them').fill('101')
  await remove.click()
  await told(page, 'Failed to delete selected partners')
  await page.getByRole('button', { name: 'Delete Selected' }).click()
  await expect.poll(() => dialog.getByLabel('Type 101 to delete them').inputValue()).toBe('')
  await dialog.getByLabel('Type 101 to delete them').fill('101')
  await remove.click()
  await told(page, 'Deleted 101 partners successfully')
  await found(page, 'No partners found.')
  await page.getByRole('button', { name: 'Undo', exact: true }).click()
  await told(page, 'Undid 101 changes')
  await found(page, /^Found 101 partners/)
})

journey('the list begins on the first screen, wide and on a phone (LIST-12)', async ({ open }) => {
  for (const [viewport, most] of [
    [{ width: 1280, height: 900 }, 420],
    [{ width: 390, height: 844 }, 844 - 120],
  ] as const) {
    const page = await openScreen(product, open, '/admin/partners?q=asheville&state=North+Carolina', {
      viewport,
    })
    const first = page.locator('.partner').first()
    await first.waitFor()
    await page.evaluate(() => document.fonts.ready)
    expect((await first.boundingBox())?.y, JSON.stringify(viewport)).toBeLessThanOrEqual(most)
  }
})
