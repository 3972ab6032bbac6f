import { readFile } from 'node:fs/promises'
import type { Page } from 'playwright'
import { afterAll, beforeAll, expect } from 'vitest'
import type { FaqItem } from '../../src/shared/faq/faq.ts'
import { type ConsoleProduct, startConsoleProduct } from './support/console-product.ts'
import { journey, type OpenOptions } from './support/journey.ts'
import { told } from './support/toasts.ts'

let product: ConsoleProduct
beforeAll(async () => {
  product = await startConsoleProduct()
  await product.call('POST', '/api/admin/partners', {
    name: 'Oak Hill Chapel',
    phone: '(512) 555-0142',
    address: '12 Oak Street',
    city: 'Austin',
    state: 'Texas',
    zipCode: '78701',
  })
})
afterAll(() => product.stop())

const all = () => product.call<FaqItem[]>('GET', '/api/faq')
/** Without what the product maintains. */
const contents = async () => (await all()).map(({ id: _, createdAt: __, updatedAt: ___, ...item }) => item)

/** Replaces all questions. */
async function hold(...faqs: Partial<FaqItem>[]) {
  for (const { id } of await all()) await product.call('DELETE', `/api/admin/faq/${id}`)
  const whole = faqs.map((item) => ({ question: 'Why?', answer: 'So.', ...item }))
  if (whole.length > 0) await product.call('POST', '/api/admin/faq/bulk', { faqs: whole })
}

async function openFaq(open: (options: OpenOptions) => Promise<Page>, options: OpenOptions = {}) {
  const page = await open({ baseURL: product.url, ...options })
  await product.logIn(page)
  await page.goto('/admin/faq')
  await page.getByRole('heading', { level: 1, name: 'FAQ Management' }).waitFor()
  return page
}
const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true })
const card = (page: Page, question: string) => page.locator('.faq-card').filter({ hasText: question })

journey('the first question: created, shown on the site, edited, deleted', async ({ open }) => {
  await hold()
  const page = await openFaq(open)
  await page.getByText('No FAQ Items Yet').waitFor()
  await page.getByText('Get started by creating your first FAQ item.').waitFor()
  await button(page, 'Create First FAQ').click()
  const dialog = page.getByRole('dialog', { name: 'Create New FAQ Item' })
  await button(page, 'Create FAQ').click()
  await dialog.getByText('Question is required').waitFor()
  await dialog.getByText('Answer is required').waitFor()
  expect(await dialog.getByRole('textbox', { name: 'Answer', exact: true }).getAttribute('rows')).toBe('4')
  expect(await dialog.getByLabel('Category').inputValue()).toBe('general')
  expect(await dialog.getByLabel('Display Order').inputValue()).toBe('0')
  expect(await dialog.getByLabel('Applies To').inputValue()).toBe('all')
  await dialog.getByRole('textbox', { name: 'Question', exact: true }).fill('May we scatter the stones?')
  await dialog.getByRole('textbox', { name: 'Answer', exact: true }).fill('Yes, at the sea.')
  await dialog.getByLabel('Category').selectOption('Pricing')
  await dialog.getByLabel('Display Order').fill('7')
  for (const [scope, target] of [
    ['State-specific', 'Target States'],
    ['City-specific', 'Target Cities'],
    ['Partner-specific', 'Target Partners'],
  ] as const) {
    await dialog.getByLabel('Applies To').selectOption(scope)
    await expect.poll(() => dialog.getByLabel(/^Target/).count()).toBe(1)
    await dialog.getByLabel(target).waitFor()
  }
  await dialog.getByLabel('Applies To').selectOption('Homepage')
  await button(page, 'Create FAQ').click()
  await told(page, 'FAQ created successfully')
  await dialog.waitFor({ state: 'detached' })

  await page.getByRole('tab', { name: 'Pricing (1)' }).click()
  const badges = () => card(page, 'May we scatter').locator('.badge').allTextContents()
  await expect
    .poll(badges)
    .toEqual(['Pricing', 'Order: 7', 'Homepage', 'In English on: French pages, Spanish pages'])
  const site = await page.context().newPage()
  await site.goto('/')
  await site.getByText('May we scatter the stones?').waitFor()

  await button(page, 'Edit: May we scatter the stones?').click()
  const edit = page.getByRole('dialog', { name: 'Edit FAQ Item' })
  await edit.getByLabel('Active').uncheck()
  await page.keyboard.press('Control+s')
  await told(page, 'FAQ updated successfully')
  await card(page, 'May we scatter').getByText('Inactive', { exact: true }).waitFor()
  await site.goto('/')
  expect(await site.getByText('May we scatter the stones?').count()).toBe(0)

  await button(page, 'Delete: May we scatter the stones?').click()
  const ask = page.getByRole('alertdialog', { name: 'Delete FAQ Item' })
  await ask
    .getByText('Are you sure you want to delete this FAQ item? It can be restored for 30 days.')
    .waitFor()
  await ask.getByRole('button', { name: 'Delete' }).click()
  await told(page, 'FAQ deleted successfully')
  await page.getByText('No FAQ Items Yet').waitFor()
})

journey('export, delete all, bulk upload: the same questions (FAQ-7)', async ({ open }) => {
  await hold(
    { question: '=SUM(A1)', answer: 'A "quoted", line\nand another; one.', category: 'support', order: 0 },
    { question: '¿Qué?', appliesTo: 'state', targetStates: ['Ohio', 'TX'], order: 999 },
    { question: 'Austin?', appliesTo: 'city', targetStates: ['Texas'], targetCities: ['Austin'] },
    { question: "'tis off", appliesTo: 'partner', targetPartners: ['oak-hill'], isActive: false },
    { question: 'Five?', order: 5 },
    { question: 'Six?', order: 6 },
  )
  const before = await contents()
  const page = await openFaq(open)
  const [download] = await Promise.all([page.waitForEvent('download'), button(page, 'Export CSV').click()])
  expect(download.suggestedFilename()).toMatch(/^faq-export-\d{4}-\d\d-\d\d\.csv$/)
  const file = await download.path()
  expect((await readFile(file, 'utf8')).split('\r\n')[0]).toBe(
    '\ufeffquestion,answer,category,order,appliesTo,targetStates,targetCities,targetPartners,isActive',
  )

  await button(page, 'Select All (5)').click()
  await page.getByRole('tab', { name: 'Support (1)' }).click()
  await button(page, 'Select All (1)').click()
  await button(page, 'Clear (6)').waitFor()
  await button(page, 'Delete Selected').click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()
  await told(page, 'Deleted 6 FAQ items')
  await page.getByText('No FAQ Items Yet').waitFor()
  expect(await all()).toEqual([])

  await button(page, 'Bulk Upload').click()
  const dialog = page.getByRole('dialog', { name: 'Bulk Upload' })
  expect(await dialog.getByRole('button', { name: 'Upload 0 Items' }).isDisabled()).toBe(true)
  const [template] = await Promise.all([
    page.waitForEvent('download'),
    button(page, 'Download Template').click(),
  ])
  expect(template.suggestedFilename()).toBe('faq_template.csv')
  const [chooser] = await Promise.all([
    page.waitForEvent('filechooser'),
    button(page, 'Select CSV File').click(),
  ])
  await chooser.setFiles({ name: 'again.csv', mimeType: 'text/csv', buffer: await readFile(file) })
  await dialog.getByText('Showing first 5 of 6 items').waitFor()
  expect(await dialog.getByRole('columnheader').allTextContents()).toEqual([
    'Question',
    'Answer',
    'Category',
    'States',
    'Cities',
  ])
  await expect.poll(() => dialog.locator('tbody tr').count()).toBe(5)
  await button(page, 'Upload 6 Items').click()
  await told(page, 'Successfully uploaded 6 FAQ items')
  await dialog.waitFor({ state: 'detached' })
  expect(await contents()).toEqual(before)
})

journey('bulk edit changes the filled-in fields, and Undo reverts them (FAQ-6)', async ({ open }) => {
  await hold({ question: 'One?', order: 1 }, { question: 'Two?', order: 2 }, { question: 'Three?', order: 3 })
  const before = await contents()
  const page = await openFaq(open)
  await page.getByLabel('Select: One?').check()
  await page.getByLabel('Select: Two?').check()
  await button(page, 'Edit Selected').click()
  const dialog = page.getByRole('dialog')
  await dialog.getByText('Edit 2 selected FAQ items. Only fields you modify will be updated.').waitFor()
  await button(page, 'Update 2 Items').click()
  await dialog.getByText('Please select at least one field to update').waitFor()
  for (const field of ['Category', 'Applies To', 'Status'])
    expect(await dialog.getByLabel(field).locator('option').first().textContent()).toBe('Keep current values')
  expect(await dialog.getByLabel('Display Order').getAttribute('placeholder')).toBe('Keep current values')
  await dialog.getByLabel('Display Order').fill('1000')
  await button(page, 'Update 2 Items').click()
  await dialog.getByText('Please enter at most 999.').waitFor()
  await dialog.getByLabel('Display Order').fill('')
  await dialog.getByLabel('Applies To').selectOption('City-specific')
  await dialog.getByLabel('Target States').fill('Texas')
  await dialog.getByLabel('Target Cities').fill('Austin, , Dallas ')
  await dialog.getByLabel('Status').selectOption('Inactive')
  await button(page, 'Update 2 Items').click()
  await told(page, 'Updated 2 FAQ items successfully')
  await dialog.waitFor({ state: 'detached' })
  await button(page, /^Clear \(/).waitFor({ state: 'detached' })
  const after = await contents()
  expect(after.map(({ order }) => order)).toEqual([1, 2, 3])
  for (const item of after.slice(0, 2))
    expect(item).toMatchObject({
      appliesTo: 'city',
      targetStates: ['Texas'],
      targetCities: ['Austin', 'Dallas'],
      isActive: false,
    })
  expect(after[2]).toEqual(before[2])
  await button(page, 'Undo').click()
  await expect.poll(contents).toEqual(before)
})
