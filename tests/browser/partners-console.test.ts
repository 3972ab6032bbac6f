import { readFile } from 'node:fs/promises'
import type { Page } from 'playwright'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { AdminPartner } from '../../src/shared/partners/admin-partner.ts'
import type { PartnerView } from '../../src/shared/partners/partner-view.ts'
import { paths } from '../../src/shared/paths.ts'
import { soundPicture } from '../values/bad-pictures.ts'
import { type ConsoleProduct, startConsoleProduct } from './support/console-product.ts'
import { journey } from './support/journey.ts'
import { addPartner, cardOf, openScreen, search } from './support/partner-screens.ts'
import { told } from './support/toasts.ts'
import { violations } from './support/violations.ts'

let product: ConsoleProduct
beforeAll(async () => {
  product = await startConsoleProduct()
})
afterAll(() => product?.stop())

const stored = async (name: string) => {
  const q = encodeURIComponent(name)
  const [partner] = await product.call<AdminPartner[]>('GET', `/api/admin/partners/search?q=${q}`)
  if (!partner) throw new Error(`There is no partner ${name}`)
  return partner
}
/** Opens the public page. */
async function visit(page: Page, partner: AdminPartner) {
  const visitor = await page.context().newPage()
  const response = await visitor.goto(paths.partner(partner))
  const status = response?.status()
  const text = await visitor.locator('main').textContent()
  await visitor.close()
  return { status, text }
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

// First: it counts all partners.
journey('from a telephone number to a corrected list (LIST-5, LIST-6, LIST-9)', async ({ open }) => {
  const page = await openScreen(product, open, '/admin/partners', { expects: [400] })
  for (const [name, phone, website] of [
    ['Harbor Rest', '(828) 555-0171', 'https://harbor.example'],
    ['Meadow House', '(828) 555-0172', null],
  ] as const)
    await addPartner(product, { name, phone, website })
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

test('the built product cleans a picture in a process of its own', async () => {
  const response = await fetch(`${product.url}/api/admin/uploads`, {
    method: 'POST',
    headers: { 'content-type': 'image/jpeg', authorization: `Bearer ${product.token}` },
    body: new Uint8Array(await soundPicture('jpeg')),
  })
  expect([response.status, await response.json()]).toEqual([201, { url: expect.stringMatching(/\.jpg$/) }])
})

journey(
  'a partner is added by hand, after questions about missing fields, likely doubles and its place (FORM-1, FORM-4, FORM-6, FORM-8)',
  async ({ open }) => {
    const { id } = await addPartner(product, { name: 'Quiet Larch Funeral Home', phone: '(828) 555-0711' })
    const page = await openScreen(product, open, '/admin/partners', { expects: [400] })
    await page.getByRole('link', { name: 'Add Partner' }).click()
    await page.getByRole('heading', { level: 1, name: 'Add Partner' }).waitFor()
    expect(await page.getByLabel('Number of Locations').inputValue()).toBe('1')
    expect(await page.getByLabel('Annual Cremations').inputValue()).toBe('0')
    expect(await page.getByLabel('Active', { exact: true }).isChecked()).toBe(true)
    expect(await page.getByLabel('Priority Partner').isChecked()).toBe(false)
    const generate = page.getByRole('button', { name: 'Generate with AI' })
    await generate.first().click()
    await told(page, 'Missing Information')
    await told(page, 'Please fill in partner name, address, city, and state first')

    for (const [label, text] of [
      ['Business Name', 'Quiet Larch Cremation'],
      ['Phone Number', '828.555.0711'],
      ['Address', '99 Other Street'],
      ['City', 'Asheville'],
      ['State', 'California'],
      ['ZIP Code', '28801'],
      ['Number of Locations', ''],
    ] as const)
      await page.getByLabel(label).fill(text)
    // One a line, as typed.
    await page.getByLabel('Services Offered').pressSequentially('Burial\n\n Cremation \n')
    expect(await page.getByLabel('Services Offered').inputValue()).toBe('Burial\n\n Cremation \n')
    await generate.first().click()
    await told(page, 'Description generated successfully')
    await page.getByText('Written by the built-in writer. Please read it before you save.').waitFor()
    await generate.last().click()
    await told(page, 'Long description generated successfully')

    await page.getByRole('button', { name: 'Create Partner' }).click()
    const double = page.getByRole('dialog', { name: 'Is this partner listed already?' })
    await double.getByText('Same telephone number').waitFor()
    const link = double.getByRole('link', { name: 'Quiet Larch Funeral Home' })
    expect(await link.getAttribute('href')).toBe(`/admin/partners/${id}/edit`)
    await double.getByRole('button', { name: 'Create Anyway' }).click()
    const question = page.getByRole('alertdialog', { name: 'Is this place right?' })
    await question.getByText('28801 is a ZIP code of North Carolina, not of California.').waitFor()
    await question.getByRole('button', { name: 'Save Anyway' }).click()
    await told(page, 'Partner created successfully')
    await page.waitForURL('**/admin/partners')

    await search(page, 'quiet larch cremation')
    const partner = await stored('Quiet Larch Cremation')
    expect(partner).toMatchObject({
      locationCount: 1,
      annualCremations: 0,
      isActive: true,
      isPriority: false,
      coordinates: null,
      servicesOffered: ['Burial', 'Cremation'],
    })
    await cardOf(page, partner.name).getByText('Asheville, CA 28801').waitFor()
    expect((await visit(page, partner)).text).toContain('Quiet Larch Cremation')
  },
)

journey(
  'one partner is deleted after a question, and comes back by the history or an undo',
  async ({ open }) => {
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

    // From its form the history shows the newest change at once, and the undo stands where a deletion leads to.
    await page.goto(`/admin/partners/${partner.id}/edit`)
    await page.locator('.editor-links').getByRole('link', { name: 'History' }).click()
    await page.locator('.change').getByRole('link', { name: 'Farewell House' }).waitFor()
    await page.goBack()
    await page.getByRole('button', { name: 'Delete', exact: true }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete', exact: true }).click()
    await page.getByText('Farewell House was deleted.').waitFor()
    await page.getByRole('button', { name: 'Undo', exact: true }).click()
    await told(page, 'Undid 1 change')
  },
)

journey('leaving with unsaved input asks first', async ({ open }) => {
  const partner = await addPartner(product, { name: 'Unsaved House' })
  const page = await openScreen(product, open, `/admin/partners/${partner.id}/edit`)
  await page.getByText('Update information for Unsaved House').waitFor()
  await page.getByLabel('City').fill('Weaverville')
  await page.getByRole('link', { name: 'Dashboard' }).click()
  const dialog = page.getByRole('alertdialog', { name: 'Leave without saving?' })
  await dialog.getByText('Your changes have not been saved.').waitFor()
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
  expect((await stored('Unsaved House')).city).toBe('Asheville')

  // Nothing to ask once saved.
  await page.goto(`/admin/partners/${partner.id}/edit`)
  await page.getByLabel('City').fill('Weaverville')
  await page.keyboard.press('Control+s')
  await told(page, 'Partner updated successfully')
  await page.getByRole('link', { name: 'Dashboard' }).click()
  await page.waitForURL('**/admin/dashboard')
  expect((await stored('Unsaved House')).city).toBe('Weaverville')
})

journey(
  'two people edit one partner: both versions, and each keeps what only they changed (FORM-2)',
  async ({ open }) => {
    const partner = await addPartner(product, { name: 'Two Hands House', city: 'Asheville' })
    const page = await openScreen(product, open, `/admin/partners/${partner.id}/edit`, { expects: [409] })
    const change = (body: object) => product.call('PUT', `/api/admin/partners/${partner.id}`, body)
    const now = () => product.call<AdminPartner>('GET', `/api/admin/partners/${partner.id}`)
    const save = page.getByRole('button', { name: 'Update Partner' })
    await page.getByLabel('Business Name').fill('My Name')
    await change({ name: 'Their Name', partnerSince: 'May 2020' })
    await save.click()
    const dialog = page.getByRole('dialog', { name: 'Changed by Two People' })
    for (const text of ['Their Name', 'My Name']) await dialog.getByText(text, { exact: true }).waitFor()
    expect(await dialog.getByText('May 2020').count()).toBe(0)
    expect(await violations(page)).toEqual([])
    await dialog.getByRole('button', { name: 'Save Mine' }).click()
    await told(page, 'Partner updated successfully')
    expect(await now()).toMatchObject({ name: 'My Name', partnerSince: 'May 2020' })

    // Of different fields nothing has to be asked.
    await page.goto(`/admin/partners/${partner.id}/edit`)
    await page.getByLabel('Business Name').fill('Both Kept')
    await change({ partnerSince: 'June 2021' })
    await save.click()
    await told(page, 'Partner updated successfully')
    expect(await now()).toMatchObject({ name: 'Both Kept', partnerSince: 'June 2021' })

    await page.goto(`/admin/partners/${partner.id}/edit`)
    await page.getByLabel('Business Name').fill('Not This')
    await change({ name: 'Taken Over' })
    await save.click()
    await dialog.getByRole('button', { name: 'Take Theirs' }).click()
    await expect.poll(() => page.getByLabel('Business Name').inputValue()).toBe('Taken Over')
    expect((await now()).name).toBe('Taken Over')
  },
)

journey('two people change one cell (FORM-2, LIST-9)', async ({ open }) => {
  await addPartner(product, { name: 'Quill Chapel' })
  const page = await openScreen(product, open, '/admin/partners?q=quill+chapel', { expects: [409] })
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

journey(
  'a bulk edit with a partner that is gone names it and goes on with the others (LIST-4)',
  async ({ open }) => {
    const [gone] = await Promise.all(
      ['Willow One', 'Willow Two', 'Willow Three'].map((name) => addPartner(product, { name })),
    )
    const page = await openScreen(product, open, '/admin/partners', { expects: [404] })
    await search(page, 'willow')
    await page.getByRole('button', { name: 'Select All', exact: true }).click()
    // With fewer than all the bar also has Deselect All, and stands on one row.
    await page.setViewportSize({ width: 768, height: 900 })
    await page.locator('.partner').first().getByRole('checkbox').uncheck()
    await page.getByText('2 selected', { exact: true }).waitFor()
    const tops = await page
      .locator('.selection-bar .button')
      .evaluateAll((buttons) => buttons.map((button) => button.getBoundingClientRect().top))
    expect([tops.length, new Set(tops).size]).toEqual([4, 1])
    await page.locator('.partner').first().getByRole('checkbox').check()
    await page.setViewportSize({ width: 1280, height: 900 })
    await page.getByRole('button', { name: 'Bulk Edit', exact: true }).click()
    const dialog = page.getByRole('dialog', { name: 'Bulk Edit' })
    await dialog.getByLabel('Annual Cremations').fill('321')
    await product.call('DELETE', `/api/admin/partners/${gone?.id}`)
    await dialog.getByRole('button', { name: 'Update Partners' }).click()
    await dialog.getByText('“Willow One” is no longer there. Nothing was changed.').waitFor()
    await dialog.getByText('Still selected: Willow Three, Willow Two.').waitFor()
    await dialog.getByText('Edit 2 selected partners.').waitFor()
    await dialog.getByRole('button', { name: 'Update Partners' }).click()
    await told(page, 'Updated 2 partners successfully')
    await page.getByRole('heading', { name: /^Found 2 partners/ }).waitFor()

    await page.getByRole('button', { name: 'Select All', exact: true }).click()
    await page.getByRole('button', { name: 'Delete Selected', exact: true }).click()
    const [two] = await product.call<AdminPartner[]>('GET', '/api/admin/partners/search?q=willow+two')
    await product.call('DELETE', `/api/admin/partners/${two?.id}`)
    const question = page.getByRole('alertdialog', { name: 'Delete Selected Partners' })
    await question.getByRole('button', { name: 'Delete', exact: true }).click()
    await question.getByText('“Willow Two” is no longer there. Nothing was changed.').waitFor()
    await question.getByText('Still selected: Willow Three.').waitFor()
    await question.getByRole('button', { name: 'Delete', exact: true }).click()
    await told(page, 'Deleted 1 partner successfully')
  },
)

journey(
  'the place in a long list is kept after an edit; more than 100 are deleted only after their number was typed (LIST-10)',
  async ({ open }) => {
    const names = Array.from({ length: 130 }, (_, n) => `Heron Field ${String(n).padStart(3, '0')}`)
    await product.call('POST', '/api/admin/partners/bulk', {
      partners: names.map((name) => ({
        name,
        phone: '(828) 555-0142',
        address: '12 Merrimon Avenue',
        city: 'Asheville',
        state: 'North Carolina',
        zipCode: '28801',
      })),
    })
    const page = await openScreen(product, open, '/admin/partners')
    await search(page, 'heron field')
    const card = cardOf(page, 'Heron Field 120')
    // The second page is loaded where its place comes into sight.
    await cardOf(page, 'Heron Field 099').scrollIntoViewIfNeeded()
    await card.getByRole('link', { name: /^Edit/ }).click()
    await page.getByLabel('Partner Since').fill('March 2020')
    await page.getByRole('button', { name: 'Update Partner' }).click()
    await told(page, 'Partner updated successfully')
    await card.waitFor()
    await expect
      .poll(() => page.evaluate(() => document.activeElement?.textContent ?? ''))
      .toContain('Heron Field 120')
    const top = async () => (await card.boundingBox())?.y ?? -1
    await expect.poll(async () => (await top()) > 0 && (await top()) < 900).toBe(true)

    await page.getByRole('button', { name: 'Select All', exact: true }).click()
    await page.getByText('130 selected', { exact: true }).waitFor()
    const start = page.getByRole('button', { name: 'Delete Selected' })
    await start.click()
    const dialog = page.getByRole('alertdialog', { name: 'Delete Selected Partners' })
    await dialog.getByText('They can be restored for 30 days.').waitFor()
    const remove = dialog.getByRole('button', { name: 'Delete', exact: true })
    const number = dialog.getByLabel('Type 130 to delete them')
    expect(await remove.isDisabled()).toBe(true)
    await number.fill('100')
    expect(await remove.isDisabled()).toBe(true)
    // After a failure the number is asked for again.
    await page.route('**/bulk-delete', (route) => route.abort(), { times: 1 })
    await number.fill('130')
    await remove.click()
    await told(page, 'Failed to delete selected partners')
    await start.click()
    await expect.poll(() => number.inputValue()).toBe('')
    await number.fill('130')
    await remove.click()
    await told(page, 'Deleted 130 partners successfully')
    await found(page, 'No partners found.')
    await page.getByRole('button', { name: 'Undo', exact: true }).click()
    await told(page, 'Undid 130 changes')
    await found(page, /^Found 130 partners/)
  },
)

journey('the list begins on the first screen, wide and on a phone (LIST-12)', async ({ open }) => {
  const page = await openScreen(product, open, '/admin/partners?q=asheville&state=North+Carolina')
  const first = page.locator('.partner').first()
  await first.waitFor()
  await page.evaluate(() => document.fonts.ready)
  const top = async () => (await first.boundingBox())?.y
  expect(await top()).toBeLessThanOrEqual(420)
  await page.setViewportSize({ width: 390, height: 844 })
  await expect.poll(top).toBeLessThanOrEqual(844 - 120)
})
