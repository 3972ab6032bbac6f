import type { Page } from 'playwright'
import { afterAll, beforeAll, expect } from 'vitest'
import type { AdminPartner } from '../../src/shared/partners/admin-partner.ts'
import { makeXlsx } from '../values/make-xlsx.ts'
import { type ConsoleProduct, startConsoleProduct } from './support/console-product.ts'
import { journey } from './support/journey.ts'
import { openScreen } from './support/partner-screens.ts'
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
    expect(await violations(page)).toEqual([])
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

journey('a file that is no list is named at once', async ({ open }) => {
  const page = await openScreen(product, open, '/admin/partners/import', { expects: [400] })
  await choose(page, 'list.csv', Buffer.from('%PDF-1.7\n%x'))
  await page.getByRole('alert').getByText('This is a PDF file', { exact: false }).waitFor()
})

journey('failed rows that cannot be fetched are reported', async ({ open }) => {
  const page = await openScreen(product, open, '/admin/partners/import')
  const list = `name,address,city,state,zip,phone\n${row(401).join(',')}\n,2 B Street,Asheville,NC,28801,1`
  await choose(page, 'failed.csv', Buffer.from(list))
  await page.route('**/failed.csv', (route) => route.abort())
  await page.getByRole('button', { name: 'Download failed rows' }).click()
  await told(page, 'The server cannot be reached. Please try again.')
})

journey('the first row can be said to be data', async ({ open }) => {
  const page = await openScreen(product, open, '/admin/partners/import')
  const list = [301, 302, 303].map((n) => row(n).join(',')).join('\n')
  await choose(page, 'bare.csv', Buffer.from(list))
  await page.getByText('No column was recognised for', { exact: false }).waitFor()
  await page.getByLabel('The file has no headings').check()
  await page.getByText('bare.csv · 3 rows').waitFor()
  await page.getByLabel('Column 1 fills').selectOption('Business Name')
  await page.getByRole('button', { name: 'These answers are right' }).click()
  await page.getByRole('button', { name: 'Import 3 partners' }).waitFor()
  await expect.poll(() => page.getByRole('button', { name: 'Import 3 partners' }).isEnabled()).toBe(true)
})
