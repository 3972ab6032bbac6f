import { setTimeout as sleep } from 'node:timers/promises'
import type { Locator, Page } from 'playwright'
import { afterAll, beforeAll, expect } from 'vitest'
import type { ImportJob } from '../../src/shared/import.ts'
import type { AdminPartner } from '../../src/shared/partners/admin-partner.ts'
import { makeXlsx } from '../values/make-xlsx.ts'
import { type ConsoleProduct, startConsoleProduct } from './support/console-product.ts'
import { journey } from './support/journey.ts'
import { addPartner, openScreen } from './support/partner-screens.ts'
import { told } from './support/toasts.ts'
import { violations } from './support/violations.ts'

let product: ConsoleProduct
beforeAll(async () => {
  product = await startConsoleProduct()
})
afterAll(() => product?.stop())

const row = (n: number) => [`House ${n}`, `${n} A Street`, 'Asheville', 'NC', 28801, 8282541000 + n]
const HEADINGS = ['name', 'address', 'city', 'state', 'zip', 'reach us at']

async function choose(page: Page, name: string, buffer: Buffer) {
  const [chooser] = await Promise.all([
    page.waitForEvent('filechooser'),
    page.getByRole('button', { name: 'Choose File' }).click(),
  ])
  await chooser.setFiles({ name, mimeType: 'application/octet-stream', buffer })
}
const partners = () => product.call<AdminPartner[]>('GET', '/api/admin/partners')
const bar = (page: Page) => page.locator('.import-bar')

const descriptions = async () =>
  Object.fromEntries(
    (await product.call<AdminPartner[]>('GET', '/api/admin/partners')).map(({ name, description }) => [
      name,
      description ?? '',
    ]),
  )

// First: it counts all texts.
journey('describe partners in bulk: review, edit, publish, undo', async ({ open }) => {
  for (const name of ['Alder Chapel', 'Birch Chapel', 'Cedar Chapel']) await addPartner(product, { name })
  const page = await openScreen(product, open, '/admin/descriptions', { expects: [409] })
  const button = (name: string) => page.getByRole('button', { name, exact: true })
  await page.getByText('3 texts are missing. The built-in writer writes them, at no cost.').waitFor()
  await button('Describe Partners Without a Text').click()
  await page.getByText('3 texts wait for review').waitFor()
  const card = (name: string) => page.locator('.draft').filter({ has: page.getByRole('link', { name }) })
  await card('Birch Chapel').getByText('No text').waitFor()
  await page.keyboard.press('j')
  await page.locator('.draft:focus').getByRole('link', { name: 'Alder Chapel' }).waitFor()
  expect(await descriptions()).toEqual({ 'Alder Chapel': '', 'Birch Chapel': '', 'Cedar Chapel': '' })

  // An edit that adds a year is marked, and accepted only after a look.
  const inCard = (name: string, label: RegExp) => card(name).getByRole('button', { name: label })
  const accept = inCard('Alder Chapel', /^Accept/)
  await inCard('Alder Chapel', /^Edit/).click()
  await page.getByLabel('Text about Alder Chapel').fill('Families have been received here since 1948.')
  await accept.click()
  await page.getByText(/^This text says something that the form does not/).waitFor()
  await button('Discard Edit').click()
  await page.reload()
  await card('Alder Chapel').locator('mark').getByText('1948').waitFor()
  await inCard('Alder Chapel', /^Edit/).click()
  await page.getByLabel('Text about Alder Chapel').fill('Families are received here.')
  await accept.click()
  await card('Alder Chapel').waitFor({ state: 'detached' })
  // The next text has the focus by then.
  const focused = () => page.evaluate(() => document.activeElement?.textContent)
  await expect.poll(focused).toMatch(/^Birch Chapel/)
  await page.keyboard.press('r')
  await card('Birch Chapel').waitFor({ state: 'detached' })
  await page.getByText('Decide about 1 more text one by one').waitFor()
  expect(await button('Accept the Rest (1)').isDisabled()).toBe(true)
  await expect.poll(focused).toMatch(/^Cedar Chapel/)
  await page.keyboard.press('a')
  await button('Publish 2 Texts').click()
  await page.getByText('2 texts were published.').first().waitFor()
  const published = await descriptions()
  expect(published['Alder Chapel']).toBe('Families are received here.')
  expect(published['Birch Chapel']).toBe('')
  expect(published['Cedar Chapel']).toContain('Cedar Chapel')

  await button('Undo').click()
  await told(page, 'Undid 2 changes')
  expect(await descriptions()).toEqual({ 'Alder Chapel': '', 'Birch Chapel': '', 'Cedar Chapel': '' })
})

journey(
  'what was guessed is confirmed, yes is explained, and a change in line 101 is seen',
  async ({ open }) => {
    const page = await openScreen(product, open, '/admin/partners/import')
    const cells = Array.from({ length: 120 }, (_, n) => [...row(n + 1), n % 40 ? 'Ja' : 'Nein'])
    await choose(page, 'list.xlsx', makeXlsx({ Notes: [['x']], East: [[...HEADINGS, 'active'], ...cells] }))

    await page.getByRole('heading', { name: 'Please check' }).waitFor()
    await page.getByText('Sheets not read: Notes.').waitFor()
    await bar(page).getByText('Please answer the questions.').waitFor()
    expect(await violations(page)).toEqual([])
    await page.getByRole('button', { name: 'These answers are right' }).click()
    await page.getByText('3 partners would be inactive.').waitFor()
    await page.getByRole('button', { name: 'Import 120 partners' }).click()
    await told(page, 'Successfully uploaded 120 partners')
    const stored = await partners()
    expect(stored.filter(({ isActive }) => !isActive)).toHaveLength(3)

    const changed = cells.map((each) => each.slice(0, 6))
    changed[99] = row(100).with(5, 8282549999)
    await page.getByRole('link', { name: 'Import another file' }).click()
    await choose(page, 'again.xlsx', makeXlsx({ East: [HEADINGS, ...changed, row(200)] }))
    await page.getByRole('button', { name: 'These answers are right' }).click()
    await page.getByLabel('Update and add').check()
    await page.getByRole('button', { name: 'Changed (1)', exact: true }).waitFor()
    const shown = page.locator('.import-rows > li')
    await shown.getByText('Line 101', { exact: true }).waitFor()
    expect(await shown.locator('del').textContent()).toBe('(828) 254-1100')
    expect(await shown.locator('ins').textContent()).toBe('(828) 254-9999')
    await page.getByRole('button', { name: 'Unchanged (119)' }).click()
    await page.getByRole('button', { name: 'Show more rows' }).click()
    await shown.getByText('Line 121', { exact: true }).waitFor()
  },
)

journey('rows in doubt are taken or left out, by kind and one by one', async ({ open }) => {
  const page = await openScreen(product, open, '/admin/partners/import')
  const lines = [501, 502, 503].map((n) =>
    row(n)
      .join(',')
      .replace(/^House \d+/, `House ${n} (CLOSED)`),
  )
  const list = ['name,address,city,state,zip,phone', row(500).join(','), ...lines].join('\n')
  await choose(page, 'doubts.csv', Buffer.from(list))
  await bar(page).getByText('Please decide on the rows in doubt.').waitFor()
  expect(await violations(page)).toEqual([])
  await page.getByRole('button', { name: 'Leave out: Business Name' }).click()
  await page.getByRole('button', { name: 'Left out (3)', exact: true }).waitFor()
  await page.getByRole('button', { name: 'Doubtful (3)', exact: true }).click()
  await page.getByRole('button', { name: 'Take: Line 4' }).click()
  await page.getByRole('button', { name: 'Left out (2)', exact: true }).waitFor()
  await page.getByRole('button', { name: 'Import 2 partners' }).click()
  await told(page, 'Successfully uploaded 2 partners')
  const names = (await partners()).map(({ name }) => name)
  expect(names.filter((name) => /^House 50\d/.test(name))).toEqual(['House 500', 'House 502 (CLOSED)'])
})

journey(
  'a file that is no list is named at once; failed rows and missing headings are said',
  async ({ open }) => {
    const page = await openScreen(product, open, '/admin/partners/import', { expects: [400] })
    await choose(page, 'list.csv', Buffer.from('%PDF-1.7\n%x'))
    await page.getByRole('alert').getByText('This is a PDF file', { exact: false }).waitFor()

    await page.goto('/admin/partners/import')
    const failing = `name,address,city,state,zip,phone\n${row(401).join(',')}\n,2 B Street,Asheville,NC,28801,1`
    await choose(page, 'failed.csv', Buffer.from(failing))
    await page.route('**/failed.csv', (route) => route.abort())
    await page.getByRole('button', { name: 'Download failed rows' }).click()
    await told(page, 'The server cannot be reached. Please try again.')

    // The first row can be said to be data.
    await page.goto('/admin/partners/import')
    const list = [301, 302, 303].map((n) => row(n).join(',')).join('\n')
    await choose(page, 'bare.csv', Buffer.from(list))
    await page.getByText('No column was recognised for', { exact: false }).waitFor()
    await page.getByLabel('The file has no headings').check()
    await page.getByText('bare.csv · 3 rows').waitFor()
    await page.getByLabel('Column 1 fills').selectOption('Business Name')
    await page.getByRole('button', { name: 'These answers are right' }).click()
    await page.getByRole('button', { name: 'Import 3 partners' }).waitFor()
    await expect.poll(() => page.getByRole('button', { name: 'Import 3 partners' }).isEnabled()).toBe(true)

    // Of yes and no, one answer says the other.
    await page.goto('/admin/partners/import')
    const closed = `name,address,city,state,zip,phone,Inactive?\n${row(601)},y\n${row(602)},n`
    await choose(page, 'closed.csv', Buffer.from(closed))
    await page.getByLabel('Inactive? “y” means').selectOption('Not shown')
    expect(await page.getByLabel('Inactive? “n” means').inputValue()).toBe('true')
    await page.getByRole('button', { name: 'These answers are right' }).click()
    await page.getByText('1 partner would be inactive.').waitFor()
  },
)

journey('two clicks that a busy page handles one after the other send one call', async ({ open }) => {
  const partner = await addPartner(product, { name: 'Twice House' })
  await product.call('PATCH', '/api/admin/partners/bulk-edit', {
    ids: [partner.id],
    updates: { isPriority: true },
  })
  const list = 'name,address,city,state,zip,phone\nOnce House,1 A Street,Asheville,NC,28801,8285550177\n'
  let { id, state } = await product.call<ImportJob>('POST', '/api/admin/imports?fileName=once.csv', list)
  while (state !== 'checked') {
    await sleep(50)
    ;({ state } = await product.call<ImportJob>('GET', `/api/admin/imports/${id}`))
  }
  const page = await openScreen(product, open, `/admin/partners/import/${id}`)
  const sent: string[] = []
  await page.route('**/api/**', async (route) => {
    const request = route.request()
    if (request.method() === 'GET') return route.fallback()
    sent.push(`${request.method()} ${new URL(request.url()).pathname}`)
    // Buttons stay as they are while a call is under way.
    await route.abort()
  })
  const clickTwice = (button: Locator) =>
    button.and(page.locator(':enabled')).evaluate(async (element: HTMLElement) => {
      element.click()
      // Microtasks run between two clicks, timers do not.
      for (let turn = 0; turn < 20; turn += 1) await null
      element.click()
    })
  const button = (name: string | RegExp) => page.getByRole('button', { name }).first()

  await clickTwice(button('Import 1 partner'))
  await told(page, 'Failed to upload partners: The server cannot be reached. Please try again.')
  await page.goto('/admin/history')
  await button('Undo').click()
  await clickTwice(page.getByRole('alertdialog').getByRole('button', { name: 'Undo' }))
  await told(page, 'Failed to undo')
  await page.goto(`/admin/partners/${partner.id}/edit`)
  await button('Delete').click()
  await clickTwice(page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }))
  await told(page, 'Failed to delete partner')
  expect(sent.map((call) => call.replace(/[0-9a-f-]{36}/, '{id}'))).toEqual([
    'POST /api/admin/imports/{id}/write',
    'POST /api/admin/history/{id}/undo',
    'DELETE /api/admin/partners/{id}',
  ])
})
