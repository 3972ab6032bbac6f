import { readFile } from 'node:fs/promises'
import type { Page } from 'playwright'
import { afterAll, beforeAll, expect } from 'vitest'
import type { FaqItem } from '../../src/shared/faq/faq.ts'
import { type ConsoleProduct, startConsoleProduct } from './support/console-product.ts'
import { journey, type OpenOptions } from './support/journey.ts'
import { addPartner, openScreen } from './support/partner-screens.ts'
import { told } from './support/toasts.ts'

let product: ConsoleProduct
beforeAll(async () => {
  product = await startConsoleProduct()
  await addPartner(product, {
    name: 'Oak Hill Chapel',
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

type Open = (options?: OpenOptions) => Promise<Page>
const openFaq = (open: Open, options: OpenOptions = {}) => openScreen(product, open, '/admin/faq', options)
const toasted = async (page: Page, ...texts: string[]) => {
  for (const text of texts) await told(page, text)
}
const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true })
/** One in each scope, in three categories. */
const FIVE: Partial<FaqItem>[] = [
  { question: 'One?', answer: 'First.', order: 1, appliesTo: 'state', targetStates: ['TX'] },
  { question: 'Two?', answer: 'Second.', order: 2, appliesTo: 'city', targetCities: ['Akron'] },
  { question: 'Three?', answer: 'Third.', order: 3, appliesTo: 'partner', targetPartners: ['oak'] },
  { question: 'Four?', answer: 'Fourth.', order: 4, category: 'pricing', isActive: false },
  { question: 'Five?', answer: 'Fifth.', order: 5, category: 'support', appliesTo: 'homepage' },
]
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
  // A place without partners is asked about before it is saved.
  await dialog.getByLabel('Applies To').selectOption('City-specific')
  await dialog.getByLabel('Target Cities').fill('Austin, Austen')
  await button(page, 'Create FAQ').click()
  const doubt = page.getByRole('alertdialog', { name: 'Save a question for a place without partners?' })
  await doubt.getByText('No partner is listed in Austen, so').waitFor()
  await button(page, 'Go back').click()
  expect(await all()).toEqual([])
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

journey('export, delete all, bulk upload: the same questions, or why not (FAQ-7)', async ({ open }) => {
  await hold(
    { question: '=SUM(A1)', answer: 'A "quoted", line\nand another; one.', category: 'support', order: 0 },
    { question: '¿Qué?', appliesTo: 'state', targetStates: ['Ohio', 'TX'], order: 999 },
    { question: 'Austin?', appliesTo: 'city', targetStates: ['Texas'], targetCities: ['Austin'] },
    { question: "'tis off", appliesTo: 'partner', targetPartners: ['oak-hill'], isActive: false },
    { question: 'Five?', order: 5 },
    { question: 'Six?', order: 6 },
  )
  const before = await contents()
  const page = await openFaq(open, { expects: [400] })
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
  const input = page.locator('input[type="file"]')
  expect(await input.getAttribute('accept')).toBe('.csv')
  const choose = (name: string, text: string | Buffer) =>
    input.setInputFiles({ name, mimeType: 'text/csv', buffer: Buffer.from(text) })
  await choose('notes.txt', 'question,answer\na,b\n')
  await told(page, 'Please upload a CSV file first')
  await choose('broken.csv', 'question,answer\na,"b\n')
  await told(page, /^Failed to parse CSV: Line 2: a quotation mark is opened here and never closed/)
  await choose('wrong.csv', 'question,answer,category\na,b,general\na,b,money\n')
  await button(page, 'Upload 2 Items').click()
  const sentence =
    'Invalid data in row 2: category: Please use one of general, services, pricing, process, support.'
  await toasted(page, 'Failed to upload FAQ items', sentence)
  await dialog.getByRole('alert').filter({ hasText: sentence }).waitFor()
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

journey('tabs by category, summary, search and selection', async ({ open }) => {
  await hold(...FIVE)
  const page = await openFaq(open)
  await expect
    .poll(() => page.getByRole('tab').allTextContents())
    .toEqual(['General (3)', 'Services (0)', 'Pricing (1)', 'Process (0)', 'Support (1)'])
  expect(await page.getByRole('tab').count()).toBe(5)
  const widths = () =>
    page.getByRole('tab').evaluateAll((tabs) => tabs.map((tab) => tab.getBoundingClientRect().width))
  await expect
    .poll(async () => Math.max(...(await widths())) - Math.min(...(await widths())))
    .toBeLessThanOrEqual(1)
  const scopes = () => page.locator('.faq-card .badge:nth-child(3)').allTextContents()
  await expect.poll(scopes).toEqual(['State-specific', 'City-specific', 'Partner-specific'])
  await page.getByRole('tab', { name: 'Pricing' }).click()
  await page.getByText('Global', { exact: true }).waitFor()
  await page.getByText('Inactive', { exact: true }).waitFor()
  await page.getByRole('tab', { name: 'Services' }).click()
  await page.getByText('No FAQ items in this category yet.').waitFor()

  const summary = () => page.locator('.faq-summary > div').allInnerTexts()
  expect((await summary()).map((text) => text.replace(/\s+/g, ' ').toLowerCase())).toEqual([
    'total faq items 5',
    'categories 3',
    'selected items 0',
  ])
  await page.keyboard.press('/')
  await page.locator('input:focus').waitFor()
  await page.keyboard.type('texas')
  await page.getByText('Showing 1 filtered results').waitFor()
  await page.getByRole('tab', { name: 'General (1)' }).click()
  await button(page, 'Select All (1)').click()
  await button(page, 'Clear').click()
  // Without the search the tab that was chosen before is open again.
  await page.getByRole('tab', { name: 'General (3)' }).click()
  await page.getByLabel('Select: Two?').check()
  await button(page, 'Clear (2)').click()
  await button(page, 'Edit Selected').waitFor({ state: 'detached' })
})

journey(
  'failures have the specified texts, and nothing typed or selected is lost (FAQ-9)',
  async ({ open }) => {
    await hold(...FIVE)
    const page = await openFaq(open, { expects: [400, 401, 500] })
    const refuse = (path: string, status: number, message: string) =>
      page.route(path, (route) =>
        route.request().method() === 'GET'
          ? route.fallback()
          : route.fulfill({ status, json: { code: 'internal', message, requestId: 'x' } }),
      )
    const turnAway = async () => {
      await page.getByRole('dialog', { name: 'Your session has ended' }).waitFor()
      await page.keyboard.press('Escape')
    }
    const question = page.getByRole('textbox', { name: 'Question', exact: true })
    await refuse('**/api/admin/faq', 400, 'Invalid FAQ data')
    await button(page, 'Add FAQ Item').click()
    await question.fill('New?')
    await page.getByRole('textbox', { name: 'Answer', exact: true }).fill('New.')
    await button(page, 'Create FAQ').click()
    await toasted(page, 'Failed to create FAQ item', 'Please check all required fields and try again.')
    await refuse('**/api/admin/faq', 401, 'Please log in.')
    await button(page, 'Create FAQ').click()
    await turnAway()
    await toasted(page, 'Failed to create FAQ item', 'Please log in to the admin panel to create FAQ items.')
    expect(await question.inputValue()).toBe('New?')
    await button(page, 'Cancel').click()
    await page.getByRole('alertdialog', { name: 'Leave without saving?' }).waitFor()
    await button(page, 'Leave').click()

    await refuse('**/api/admin/faq/*', 500, 'It broke.')
    await button(page, 'Edit: One?').click()
    await page.getByRole('textbox', { name: 'Answer', exact: true }).fill('Changed.')
    await button(page, 'Update FAQ').click()
    await toasted(page, 'Failed to update FAQ item', 'It broke.')
    await button(page, 'Cancel').click()
    await button(page, 'Leave').click()
    const deleteOne = async () => {
      await button(page, 'Delete: One?').click()
      await button(page, 'Delete').click()
    }
    await deleteOne()
    await toasted(page, 'Failed to delete FAQ item', 'It broke.')
    await page.getByLabel('Select: One?').check()
    await button(page, 'Edit Selected').click()
    await page.getByLabel('Status').selectOption('Active')
    await button(page, 'Update 1 Items').click()
    await toasted(page, 'Failed to bulk edit FAQ items', 'It broke.')
    await button(page, 'Cancel').click()
    await refuse('**/api/admin/faq/*', 401, 'Please log in.')
    await deleteOne()
    await turnAway()
    await toasted(page, 'Failed to delete FAQ item', 'Authentication required')

    // Those that cannot be deleted stay selected.
    await button(page, 'Select All (3)').click()
    const deleted: string[] = []
    await page.route('**/api/admin/faq/*', (route) => {
      if (route.request().method() !== 'DELETE') return route.fallback()
      deleted.push(route.request().url())
      return deleted.length === 2
        ? route.fulfill({ status: 500, json: { code: 'internal', message: 'It broke.', requestId: 'x' } })
        : route.fulfill({ status: 204 })
    })
    await button(page, 'Delete Selected').click()
    await page.getByRole('alertdialog').getByText('Are you sure you want to delete 3 FAQ items?').waitFor()
    await button(page, 'Delete').click()
    await toasted(page, 'Failed to delete some FAQ items', 'It broke.')
    expect(deleted).toHaveLength(3)
    await button(page, 'Clear (1)').waitFor()
  },
)

journey('two editors: the second sees what the first has saved (FAQ-9)', async ({ open }) => {
  await hold(...FIVE)
  const page = await openFaq(open, { expects: [409] })
  await page.getByRole('tab', { name: 'Support' }).click()
  await button(page, 'Edit: Five?').click()
  await page.getByRole('textbox', { name: 'Answer', exact: true }).fill('Mine.')
  const five = (await all()).find((item) => item.question === 'Five?')
  await product.call('PUT', `/api/admin/faq/${five?.id}`, { answer: 'Theirs.' })
  await button(page, 'Update FAQ').click()
  const conflict = page.getByRole('dialog', { name: 'Changed by Two People' })
  await conflict.getByText('Theirs.', { exact: true }).waitFor()
  await conflict.getByText('Mine.', { exact: true }).waitFor()
  await button(page, 'Back').click()
  expect(await page.getByRole('textbox', { name: 'Answer', exact: true }).inputValue()).toBe('Mine.')
  await button(page, 'Update FAQ').click()
  await button(page, 'Save Mine').click()
  await toasted(page, 'FAQ updated successfully')
  expect(await all()).toContainEqual(expect.objectContaining({ answer: 'Mine.' }))
})
