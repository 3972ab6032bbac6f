import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from 'playwright'
import { afterAll, beforeAll, expect } from 'vitest'
import { FAQ_CATEGORIES } from '../../src/shared/faq/faq.ts'
import { type ConsoleProduct, startConsoleProduct } from './support/console-product.ts'
import { journey, type OpenOptions } from './support/journey.ts'
import { told } from './support/toasts.ts'

let product: ConsoleProduct
beforeAll(async () => {
  product = await startConsoleProduct()
  await product.call('POST', '/api/admin/faq/bulk', {
    faqs: [
      { question: 'One?', answer: 'First.', order: 1, appliesTo: 'state', targetStates: ['TX'] },
      { question: 'Two?', answer: 'Second.', order: 2, appliesTo: 'city', targetCities: ['Akron'] },
      { question: 'Three?', answer: 'Third.', order: 3, appliesTo: 'partner', targetPartners: ['oak'] },
      { question: 'Four?', answer: 'Fourth.', order: 4, category: 'pricing', isActive: false },
      { question: 'Five?', answer: 'Fifth.', order: 5, category: 'support', appliesTo: 'homepage' },
    ],
  })
})
afterAll(() => product.stop())

type Open = (options: OpenOptions) => Promise<Page>

async function openFaq(open: Open, options: OpenOptions = {}) {
  const page = await open({ baseURL: product.url, ...options })
  await product.logIn(page)
  await page.goto('/admin/faq')
  await page.locator('.faq-card').first().waitFor()
  return page
}
const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true })
const toasted = async (page: Page, ...texts: string[]) => {
  for (const text of texts) await told(page, text)
}

/** Makes the server refuse these calls. */
const refuse = (page: Page, path: string, status: number, message: string) =>
  page.route(path, (route) =>
    route.request().method() === 'GET'
      ? route.fallback()
      : route.fulfill({ status, json: { code: 'internal', message, requestId: 'x' } }),
  )

async function fillNew(page: Page) {
  await button(page, 'Add FAQ Item').click()
  await page.getByRole('textbox', { name: 'Question', exact: true }).fill('New?')
  await page.getByRole('textbox', { name: 'Answer', exact: true }).fill('New.')
  await button(page, 'Create FAQ').click()
}

journey('tabs by category, summary, search and selection', async ({ open }) => {
  const page = await openFaq(open)
  await expect
    .poll(() => page.getByRole('tab').allTextContents())
    .toEqual(['General (3)', 'Services (0)', 'Pricing (1)', 'Process (0)', 'Support (1)'])
  expect(await page.getByRole('tab').count()).toBe(FAQ_CATEGORIES.length)
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

journey('failures have the specified texts, and no input is lost', async ({ open }) => {
  const page = await openFaq(open, { expects: [400, 500] })
  await refuse(page, '**/api/admin/faq', 400, 'Invalid FAQ data')
  await fillNew(page)
  await toasted(page, 'Failed to create FAQ item', 'Please check all required fields and try again.')
  expect(await page.getByRole('textbox', { name: 'Question', exact: true }).inputValue()).toBe('New?')
  await button(page, 'Cancel').click()
  await page.getByRole('alertdialog', { name: 'Leave without saving?' }).waitFor()
  await button(page, 'Leave').click()

  await refuse(page, '**/api/admin/faq/*', 500, 'It broke.')
  await button(page, 'Edit: One?').click()
  await page.getByRole('textbox', { name: 'Answer', exact: true }).fill('Changed.')
  await button(page, 'Update FAQ').click()
  await toasted(page, 'Failed to update FAQ item', 'It broke.')
  await button(page, 'Cancel').click()
  await button(page, 'Leave').click()
  await button(page, 'Delete: One?').click()
  await button(page, 'Delete').click()
  await toasted(page, 'Failed to delete FAQ item', 'It broke.')

  await page.getByLabel('Select: One?').check()
  await button(page, 'Edit Selected').click()
  await page.getByLabel('Status').selectOption('Active')
  await button(page, 'Update 1 Items').click()
  await toasted(page, 'Failed to bulk edit FAQ items', 'It broke.')
  await button(page, 'Cancel').click()
})

journey('when some of the selected cannot be deleted, those stay selected (FAQ-9)', async ({ open }) => {
  const page = await openFaq(open, { expects: [500] })
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
})

journey('an upload that cannot be read, or that the server refuses, says why', async ({ open }) => {
  const page = await openFaq(open, { expects: [400] })
  await button(page, 'Bulk Upload').click()
  const choose = (name: string, text: string) =>
    page
      .locator('input[type="file"]')
      .setInputFiles({ name, mimeType: 'text/csv', buffer: Buffer.from(text) })
  expect(await page.locator('input[type="file"]').getAttribute('accept')).toBe('.csv')
  await choose('notes.txt', 'question,answer\na,b\n')
  await toasted(page, 'Please upload a CSV file first')
  await choose('broken.csv', 'question,answer\na,"b\n')
  await toasted(
    page,
    'Failed to parse CSV: Line 2: a quotation mark is opened here and never closed. Nothing after it can be read.',
  )
  await choose('wrong.csv', 'question,answer,category\na,b,general\na,b,money\n')
  await button(page, 'Upload 2 Items').click()
  const sentence =
    'Invalid data in row 2: category: Please use one of general, services, pricing, process, support.'
  await toasted(page, 'Failed to upload FAQ items', sentence)
  await page.getByRole('dialog').getByText(sentence).waitFor()
  expect(await product.call<unknown[]>('GET', '/api/faq')).toHaveLength(5)
})

journey('an ended session is reported where the login is turned away', async ({ open }) => {
  const page = await openFaq(open, { expects: [401] })
  await refuse(page, '**/api/admin/faq', 401, 'Please log in.')
  await fillNew(page)
  await page.getByRole('dialog', { name: 'Your session has ended' }).waitFor()
  await page.keyboard.press('Escape')
  await toasted(page, 'Failed to create FAQ item', 'Please log in to the admin panel to create FAQ items.')
  await page.getByRole('dialog', { name: 'Create New FAQ Item' }).waitFor()
})

journey('without a session a change says "Authentication required" (FAQ-9)', async ({ open }) => {
  const page = await openFaq(open, { expects: [401] })
  await refuse(page, '**/api/admin/faq/*', 401, 'Please log in.')
  await button(page, 'Delete: One?').click()
  await button(page, 'Delete').click()
  await page.getByRole('dialog', { name: 'Your session has ended' }).waitFor()
  await page.keyboard.press('Escape')
  await toasted(page, 'Failed to delete FAQ item', 'Authentication required')
})

journey('two editors: the second sees what the first has saved', async ({ open }) => {
  const page = await openFaq(open, { expects: [409] })
  await page.getByRole('tab', { name: 'Support' }).click()
  await button(page, 'Edit: Five?').click()
  await page.getByRole('textbox', { name: 'Answer', exact: true }).fill('Mine.')
  const items = await product.call<{ id: string; question: string }[]>('GET', '/api/faq')
  const five = items.find((item) => item.question === 'Five?')
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
  expect(await product.call('GET', '/api/faq')).toContainEqual(expect.objectContaining({ answer: 'Mine.' }))
})

for (const [width, colorScheme] of [
  [360, 'light'],
  [1280, 'light'],
  [1280, 'dark'],
] as const)
  journey(`nothing is cut off and axe finds nothing (${width} px, ${colorScheme})`, async ({ open }) => {
    const view = { viewport: { width, height: 800 }, colorScheme, reducedMotion: 'reduce' } as const
    const page = await openFaq(open, view)
    await page.getByLabel('Select: One?').check()
    const check = async () => {
      const { violations } = await new AxeBuilder({ page }).setLegacyMode().analyze()
      expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target)}`)).toEqual([])
      const over = () => document.documentElement.scrollWidth - document.documentElement.clientWidth
      expect(await page.evaluate(over)).toBeLessThanOrEqual(0)
    }
    await check()
    await button(page, 'Edit: One?').click()
    await page.getByRole('dialog').waitFor()
    await check()
  })
